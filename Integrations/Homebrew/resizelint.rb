# The template of the formula: Scripts/release.sh fills in version and checksum, and a release carries the result for a tap.
class Resizelint < Formula
  desc "Finds what breaks in an iOS app when its windows become resizable"
  homepage "https://github.com/OWNER/resizelint"
  url "https://github.com/OWNER/resizelint/releases/download/v@VERSION@/resizelint-@VERSION@-source.tar.gz"
  sha256 "@SHA256@"
  head "https://github.com/OWNER/resizelint.git", branch: "main"

  depends_on xcode: ["26.4", :build]
  depends_on macos: :ventura

  uses_from_macos "swift" => :build

  def install
    # The sandbox of SwiftPM does not nest in that of Homebrew.
    args = ["--disable-sandbox", "--configuration", "release", "--product", "resizelint"]
    args << "--static-swift-stdlib" if OS.linux?
    system "swift", "build", *args
    bin.install ".build/release/resizelint"
  end

  test do
    (testpath/"Card.swift").write <<~SWIFT
      import UIKit

      let width = UIScreen.main.bounds.width
    SWIFT
    output = shell_output("#{bin}/resizelint --fail-on warning --format json Card.swift", 1)
    assert_match "main-screen-bounds", output
  end
end
