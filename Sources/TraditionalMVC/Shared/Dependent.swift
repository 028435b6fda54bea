/// An object that depends on a model and is told which aspect of the model has changed.
protocol Dependent<Aspect>: AnyObject {
  associatedtype Aspect

  /// Called after an aspect has changed; the model has the new value.
  func update(_ aspect: Aspect)
}
