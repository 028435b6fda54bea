@testable import TraditionalMVC

/// An observer of a model, which records the announced aspects: the parts of the model that
/// changed.
final class DependentSpy<Aspect>: Dependent {
  private(set) var aspects: [Aspect] = []

  func update(_ aspect: Aspect) {
    aspects.append(aspect)
  }
}
