import MetalKit
import SpriteKit
import UIKit

final class Surface: UIView {
  let metalLayer = CAMetalLayer()

  /// Runs after each resize.
  override func layoutSubviews() {
    super.layoutSubviews()
    metalLayer.drawableSize = CGSize(width: bounds.width * 2, height: bounds.height * 2)
  }
}

final class Twice: UIView {
  let metalLayer = CAMetalLayer()

  /// A first value, that layout replaces.
  override init(frame: CGRect) {
    super.init(frame: frame)
    metalLayer.drawableSize = frame.size
  }

  required init?(coder: NSCoder) { fatalError() }
  override func layoutSubviews() { metalLayer.drawableSize = bounds.size }
}

final class Shared: UIView {
  let metalLayer = CAMetalLayer()

  /// Called from layout.
  func setupSurface() { metalLayer.drawableSize = bounds.size }
  override func layoutSubviews() { setupSurface() }
}

final class Renderer: NSObject, MTKViewDelegate {
  var projection = CGSize.zero
  /// Takes the size in.
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) { projection = size }
  func draw(in view: MTKView) {}
}

final class Lazy: NSObject, MTKViewDelegate {
  /// Nothing to do: each frame asks for the size.
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) {}
  func draw(in view: MTKView) { render(view.drawableSize) }
  func render(_ size: CGSize) {}
}

func present() -> SKScene {
  let scene = SKScene()
  // The scene takes the new size.
  scene.scaleMode = .resizeFill
  return scene
}

/// Read, not set.
func aspect(_ view: MTKView) -> CGFloat { view.drawableSize.width / view.drawableSize.height }

/// A first size; the view itself follows its bounds.
final class Following: MTKView {
  required init(coder: NSCoder) {
    super.init(coder: coder)
    autoResizeDrawable = true
    drawableSize = frame.size
  }
}
