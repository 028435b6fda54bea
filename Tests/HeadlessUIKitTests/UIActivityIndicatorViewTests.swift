import Testing

@testable import HeadlessUIKit

@Suite("An activity indicator")
struct UIActivityIndicatorViewTests {
  private let indicator = UIActivityIndicatorView()

  @Test("is hidden while it does not run, unless hidesWhenStopped is false")
  func hidesWhenStopped() {
    #expect(indicator.isHidden)
    #expect(!indicator.isAnimating)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
    indicator.hidesWhenStopped = true
    #expect(indicator.isHidden)
  }

  @Test("shows itself when it starts and hides itself when it stops")
  func startAndStop() {
    indicator.startAnimating()
    #expect(indicator.isAnimating)
    #expect(!indicator.isHidden)
    indicator.stopAnimating()
    #expect(!indicator.isAnimating)
    #expect(indicator.isHidden)
  }

  @Test("keeps its visibility when hidesWhenStopped is false")
  func visibility() {
    indicator.hidesWhenStopped = false
    indicator.startAnimating()
    indicator.stopAnimating()
    #expect(!indicator.isHidden)
  }
}
