class Desk {}
