class Unit {}
