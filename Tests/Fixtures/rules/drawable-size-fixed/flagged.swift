import MetalKit
import SpriteKit
import UIKit

final class Surface: UIView {
  let metalLayer = CAMetalLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    metalLayer.drawableSize = bounds.size  // want drawable-size-fixed
  //^
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class Stage: UIViewController {
  let surface = MTKView()

  override func viewDidLoad() {
    super.viewDidLoad()
    surface.drawableSize = view.bounds.size  // want drawable-size-fixed
    let scene = SKScene(size: view.bounds.size)
    scene.scaleMode = .fill  // want drawable-size-fixed
  }
}

final class Literal: UIViewController {
  let surface = MTKView()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    surface.drawableSize = CGSize(width: 1170, height: 2532)  // want drawable-size-fixed
  }
}

final class Arcade: UIViewController {
  let layer = CAMetalLayer()
  func configureSurface() { layer.drawableSize = view.frame.size }  // want drawable-size-fixed
}

final class Renderer: NSObject, MTKViewDelegate {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) {}  // want drawable-size-fixed
  func draw(in view: MTKView) {}
}

extension Arcade {
  static func load() -> SKScene {
    let scene = SKScene()
    scene.scaleMode = SKSceneScaleMode.fill  // want drawable-size-fixed
    return scene
  }
}
