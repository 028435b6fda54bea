/// An object that depends on a model and is told which aspect of the model has changed.
protocol Dependent<Aspect>: AnyObject {
  associatedtype Aspect

  /// Called after an aspect has been set, perhaps to the value that it had.
  func update(_ aspect: Aspect)
}
