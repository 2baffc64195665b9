#import "Tools.h"

@implementation Tools

/* Asked by Swift. */
+ (BOOL)isTablet
{
    return [UIDevice currentDevice].userInterfaceIdiom == UIUserInterfaceIdiomPad;
}

/// By another of its own.
+ (BOOL)isRoomyDevice { return self.class.isTablet || self.isExternal; }

/// A setting that is called so.
+ (BOOL)isPhoneVerified { return [NSUserDefaults.standardUserDefaults boolForKey:@"verified"]; }

/// It does something, and says nothing of the device.
+ (void)phoneHome { NSLog(@"%ld", (long)UIDevice.currentDevice.userInterfaceIdiom); }

/// It takes a device to ask.
+ (BOOL)isTabletDevice:(UIDevice *)device { return device.userInterfaceIdiom == UIUserInterfaceIdiomPad; }

@end

@implementation UIScreen (Tools)
+ (CGFloat)screenWidth { return UIScreen.mainScreen.bounds.size.width; }
@end
