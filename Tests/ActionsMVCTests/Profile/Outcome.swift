import Foundation

/// The result of an action in a form that can be compared.
enum Outcome<Success: Equatable>: Equatable {
  case succeeded(Success)
  case failed(String)

  init(_ result: Result<Success, any Error>) {
    switch result {
    case .success(let value): self = .succeeded(value)
    case .failure(let error): self = .failed(error.localizedDescription)
    }
  }
}
