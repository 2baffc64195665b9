@implementation BasePane
- (BOOL) isLandscape
{
    return [XYTurnHelper isLandscape]; // as the helper says
}
- (BOOL) isLandscapePage
{
    return self.page.isLandscape;
}
@end
