extension Delivery {
  /// Returns a delivery with one label, whose text is changed by a message to a single reducer.
  package static func messageAtDepth1() -> Delivery {
    message(to: TextComponent.self)
  }

  /// Returns a delivery with one label, whose text is changed by a message to the innermost of ten
  /// nested reducers.
  ///
  /// On the way out, each component wraps the message in a case of its own. On the way in, each
  /// reducer unwraps the message and gives it to the next one.
  package static func messageAtDepth10() -> Delivery {
    message(to: Containers<Containers<Containers<TextComponent>>>.self)
  }

  /// Returns a delivery by a store, which handles a message and renders the label.
  private static func message<Root: Component>(to root: Root.Type) -> Delivery {
    let label = Label()
    // The measured message has no effect, like most messages about a text that is being typed.
    let store = Store<Root> { _ in }
    store.onChange = { [weak label] in label?.text = Root.text(in: $0) }
    return Delivery(to: [label], set: Root.sender { store.send($0) })
  }
}

private typealias Containers<Child: Component> = Container<Container<Container<Child>>>

/// Keeps the state of a component, runs the effects of messages, and tells of the changed state.
private final class Store<Root: Component> {
  var onChange: (@MainActor (Root.State) -> Void)?
  private var state = Root.initialState
  private let run: @MainActor (Root.Effect) -> Void

  init(run: @escaping @MainActor (Root.Effect) -> Void) {
    self.run = run
  }

  func send(_ message: Root.Message) {
    for effect in Root.reduce(&state, message) { run(effect) }
    onChange?(state)
  }
}
