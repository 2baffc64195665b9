@implementation RoomDelegate
@end
