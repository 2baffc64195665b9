import UIKit

public class SharedDelegate: UIResponder, UIWindowSceneDelegate {}
