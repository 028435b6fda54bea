@testable import TraditionalMVC

/// Notes which aspects of a model have changed.
final class DependentSpy<Aspect>: Dependent {
  private(set) var aspects: [Aspect] = []

  func update(_ aspect: Aspect) {
    aspects.append(aspect)
  }
}
