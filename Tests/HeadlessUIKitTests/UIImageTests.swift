import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("An image")
struct UIImageTests {
  nonisolated private static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1])
  nonisolated private static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 1])

  @Test("is made from PNG and JPEG data", arguments: [png, jpeg])
  func supported(data: Data) {
    #expect(UIImage(data: data)?.source == .data(data))
  }

  @Test(
    "is not made from anything else",
    arguments: [Data(), Data("GIF89a".utf8), png.dropFirst(), png.prefix(7), jpeg.prefix(2)])
  func unsupported(data: Data) {
    #expect(UIImage(data: data) == nil)
  }

  @Test("can be a symbol of the system, which has a name")
  func symbol() {
    #expect(UIImage(systemName: "star")?.source == .symbol("star"))
    #expect(UIImage(systemName: "") == nil)
  }

  @Test("equals another image of the same content")
  func equality() throws {
    let image = try #require(UIImage(data: Self.png))
    let same = try #require(UIImage(data: Self.png))
    #expect(image !== same)
    #expect(image == same && image.hashValue == same.hashValue)
    #expect(image != UIImage(data: Self.jpeg))
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    #expect(UIImage(systemName: "star") != UIImage(systemName: "circle"))
  }
}

@Suite("An activity indicator")
struct UIActivityIndicatorViewTests {
  private let indicator = UIActivityIndicatorView()

  @Test("shows itself when it starts, and is hidden when it has stopped")
  func hides() {
    #expect(!indicator.isAnimating && indicator.isHidden)
    indicator.startAnimating()
    #expect(indicator.isAnimating && !indicator.isHidden)
    indicator.stopAnimating()
    #expect(!indicator.isAnimating && indicator.isHidden)
  }

  // Source: uiactivityindicatorview/hideswhenstopped
  @Test("keeps its visibility when hidesWhenStopped is false")
  func hidesWhenStopped() {
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
    indicator.startAnimating()
    indicator.stopAnimating()
    #expect(!indicator.isHidden)
    indicator.hidesWhenStopped = true
    #expect(indicator.isHidden)
  }
}
