#import "AppDelegate.h"

// - (UISceneConfiguration *)application: configurationForConnectingSceneSession:
@implementation AppDelegate
@end
