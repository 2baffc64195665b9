print("resizelint")
