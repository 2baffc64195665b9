import UIKit

func show(_ window: UIWindow?) { window?.makeKeyAndVisible() }
