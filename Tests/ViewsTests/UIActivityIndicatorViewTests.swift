import HeadlessUIKit
import Testing
import Views

@Suite("Running an activity indicator")
struct UIActivityIndicatorViewTests {
  @Test("The indicator starts and stops as it is told, again and again")
  func run() {
    let indicator = UIActivityIndicatorView()
    for isRunning in [false, true, true, false, true] {
      indicator.run(isRunning)
      #expect(indicator.isAnimating == isRunning && indicator.isHidden == !isRunning)
    }
  }
}
