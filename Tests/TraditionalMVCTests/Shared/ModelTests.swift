import Testing

@testable import TraditionalMVC

@Suite struct ModelTests {
  let model = Model<Int>()

  @Test("Each dependent hears of each change, in the order in which they were added")
  func announces() {
    var heard: [String] = []
    let dependents = ["a", "b"].map { name in
      ListenerSpy { heard.append("\(name)\($0)") }
    }
    dependents.forEach { model.addDependent($0) }
    #expect(heard == [])
    model.changed(1)
    model.changed(2)
    #expect(heard == ["a1", "b1", "a2", "b2"])
    withExtendedLifetime(dependents) {}
  }

  @Test("A model does not own its dependents")
  func doesNotOwnDependents() {
    weak var released: DependentSpy<Int>?
    do {
      let dependent = DependentSpy<Int>()
      released = dependent
      model.addDependent(dependent)
      model.changed(1)
      #expect(dependent.aspects == [1])
    }
    #expect(released == nil)
    let dependent = DependentSpy<Int>()
    model.addDependent(dependent)
    model.changed(2)
    #expect(dependent.aspects == [2])
  }
}

private final class ListenerSpy: Dependent {
  private let hear: (Int) -> Void

  init(_ hear: @escaping (Int) -> Void) {
    self.hear = hear
  }

  func update(_ aspect: Int) {
    hear(aspect)
  }
}
