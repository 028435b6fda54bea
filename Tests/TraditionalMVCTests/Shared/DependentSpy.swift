@testable import TraditionalMVC

/// An observer that records the aspects of a model that have changed.
final class DependentSpy<Aspect>: Dependent {
  private(set) var aspects: [Aspect] = []

  func update(_ aspect: Aspect) {
    aspects.append(aspect)
  }
}
