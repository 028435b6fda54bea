/// Depends on a model, and hears which aspect of it has changed.
protocol Dependent<Aspect>: AnyObject {
  associatedtype Aspect

  /// Hears of a change, after which the model is to be asked for what it is now.
  func update(_ aspect: Aspect)
}
