class Mac {}
