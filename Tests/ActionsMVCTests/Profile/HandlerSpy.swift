import Foundation

@testable import ActionsMVC

/// A handler that records the outputs of an action in a form that can be compared.
final class HandlerSpy<Success: Equatable> {
  enum Output: Equatable {
    case sent
    case succeeded(Success)
    case failed(String)
  }

  private(set) var outputs: [Output] = []

  func handle(_ attempt: Attempt<Success>) {
    switch attempt {
    case .sent: outputs.append(.sent)
    case .succeeded(let value): outputs.append(.succeeded(value))
    case .failed(let error): outputs.append(.failed(error.localizedDescription))
    }
  }
}
