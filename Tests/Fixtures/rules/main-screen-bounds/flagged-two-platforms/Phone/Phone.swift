import UIKit

func phone() { frame.size = UIScreen.main.bounds.size }  // want main-screen-bounds
