import UIKit

public class PackageDelegate: UIResponder, UIWindowSceneDelegate {}
