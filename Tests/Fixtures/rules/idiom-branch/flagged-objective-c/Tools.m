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

@implementation Measures
/// In a block where it has to be.
+ (CGFloat)screenTall
{
    if (NSThread.isMainThread)
    {
        CGFloat bar = [Measures barHeight];
        CGFloat tall = [UIApplication sharedApplication].mainWindow ? [UIApplication sharedApplication].mainWindow.frame.size.height : UIScreen.mainScreen.bounds.size.height;
        return tall - ((bar == 40.0) ? (bar - 20.0) : 0);
    }
    __block CGFloat result;
    dispatch_sync(dispatch_get_main_queue(), ^{
        CGFloat bar = [Measures barHeight];
        CGFloat tall = [UIApplication sharedApplication].mainWindow ? [UIApplication sharedApplication].mainWindow.frame.size.height : UIScreen.mainScreen.bounds.size.height;
        result = tall - ((bar == 40.0) ? (bar - 20.0) : 0);
    });
    return result;
}
@end
