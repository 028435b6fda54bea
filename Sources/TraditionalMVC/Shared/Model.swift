/// An object that tells its dependents which of its aspects has changed.
///
/// This is the MVC of Smalltalk, in which the view observes the model and asks it for the new value,
/// and the controller turns input into messages to the model. A model with one value has the aspect
/// `Void`.
class Model<Aspect> {
  private struct Reference {
    weak var dependent: (any Dependent<Aspect>)?
  }

  private var references: [Reference] = []

  // Swift would add an initializer that is not isolated, and subclasses would not compile.
  init() {}

  /// Adds a dependent, which the model does not keep alive.
  final func addDependent(_ dependent: any Dependent<Aspect>) {
    references.removeAll { $0.dependent == nil }
    references.append(Reference(dependent: dependent))
  }

  /// Tells the dependents that an aspect has changed.
  final func changed(_ aspect: Aspect) {
    for reference in references { reference.dependent?.update(aspect) }
  }
}
