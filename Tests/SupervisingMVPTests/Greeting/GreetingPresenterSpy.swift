@testable import SupervisingMVP

final class GreetingPresenterSpy: GreetingPresenterProtocol {
  private(set) var tapCount = 0

  func showGreetingTapped() {
    tapCount += 1
  }
}
