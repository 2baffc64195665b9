class Watch {}
