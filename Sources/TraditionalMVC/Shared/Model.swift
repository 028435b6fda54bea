/// Tells its dependents which aspect of it has changed.
///
/// This is MVC as Smalltalk had it: the model announces its changes, the view hears of them and pulls
/// from the model what it shows, and the controller turns input into messages to the model. Others
/// say that the controller renders when the model changes. That form is not shown, since without a
/// view that observes it is Cocoa's, whose controller keeps model and view apart. Here all three know
/// each other, and that is the point: the controller its model and its view, the view its model and
/// its controller, and the model its view, as a dependent of which it need not know more.
class Model<Aspect> {
  private(set) var dependents: [WeakDependent<Aspect>] = []

  init() {}

  /// Adds a dependent, which is not retained and may come and go while the model stays.
  final func addDependent(_ dependent: any Dependent<Aspect>) {
    dependents.removeAll { $0.dependent == nil }
    dependents.append(WeakDependent(dependent: dependent))
  }

  /// Announces that an aspect is another one by now.
  final func changed(_ aspect: Aspect) {
    for reference in dependents {
      reference.dependent?.update(aspect)
    }
  }
}

/// A dependent, for as long as somebody else keeps it.
struct WeakDependent<Aspect> {
  weak var dependent: (any Dependent<Aspect>)?
}
