/// An object that tells its dependents which of its aspects has changed.
///
/// Traditional MVC is described in two forms. This module shows the form of Smalltalk, in which the
/// view observes the model: the model announces a change, the view asks the model for the new
/// value, and the controller turns input into messages to the model. In the other form, the
/// controller renders the view when the model changes. It is not shown, because it is close to
/// Cocoa's form, which the module `MVC` shows.
///
/// In both forms, all three roles know each other. The controller knows its model and its view, and
/// the view knows its model and its controller. The model knows its view only as a dependent.
///
/// One may object that in Smalltalk the controller itself reads mouse and keyboard. In UIKit, the
/// views receive the touches, so here the view passes the input to its controller.
class Model<Aspect> {
  private var updates: [@MainActor (Aspect) -> Void] = []

  // Swift would add an initializer that is not isolated, and subclasses would not compile.
  init() {}

  /// Adds a dependent, which the model does not keep alive.
  final func addDependent(_ dependent: any Dependent<Aspect>) {
    // Given to `append`, the closure would check at each announcement where it runs.
    updates += [{ [weak dependent] aspect in dependent?.update(aspect) }]
  }

  /// Tells the dependents that an aspect has changed.
  final func changed(_ aspect: Aspect) {
    for update in updates { update(aspect) }
  }
}
