/// An object that tells its dependents which of its aspects has changed.
///
/// This is MVC as Smalltalk had it, in the form in which the view observes the model: the model
/// announces a change, the view hears of it and asks the model for what it shows, and the controller
/// turns input into messages to the model. Some describe another form, in which the controller
/// renders the view when the model changes. It is not shown, as it comes close to Cocoa's.
///
/// All three know each other: the controller its model and its view, the view its model and its
/// controller, and the model its view, of which it knows no more than that it depends on the model.
/// One may object that in Smalltalk the controller itself reads mouse and keyboard. In UIKit, the
/// views receive the touches, so here the view hands the input to its controller.
class Model<Aspect> {
  private(set) var dependents: [WeakDependent<Aspect>] = []

  init() {}

  /// Adds a dependent, which the model does not keep alive.
  final func addDependent(_ dependent: any Dependent<Aspect>) {
    dependents.removeAll { $0.dependent == nil }
    dependents.append(WeakDependent(dependent: dependent))
  }

  /// Tells the dependents that an aspect has changed.
  final func changed(_ aspect: Aspect) {
    for reference in dependents {
      reference.dependent?.update(aspect)
    }
  }
}

/// A reference to a dependent that another object keeps alive.
struct WeakDependent<Aspect> {
  weak var dependent: (any Dependent<Aspect>)?
}
