extension Delivery {
  /// Returns a delivery with one label, whose text is changed by a message to a single reducer.
  package static func messageAtDepth1() -> Delivery {
    message(to: TextComponent.self, reduce: TextComponent.reduce)
  }

  /// Returns a delivery with one label, whose text is changed by a message to the innermost of ten
  /// nested reducers.
  ///
  /// On the way out, each component wraps the message in a case of its own. On the way in, each
  /// reducer unwraps the message and gives it to the next one, which it names.
  package static func messageAtDepth10() -> Delivery {
    message(to: TenComponents.self, reduce: TenComponents.reduce)
  }

  /// Returns the same delivery with reducers that are values, which functions compose.
  package static func messageToValuesAtDepth10() -> Delivery {
    message(to: TenComponents.self, reduce: TenComponents.reducer.reduce)
  }

  /// Returns a delivery by Unidirectional's store, which handles a message and renders the label.
  private static func message<Root: Component>(
    to root: Root.Type, reduce: @escaping (inout Root.State, Root.Message) -> [Root.Effect]
  ) -> Delivery {
    let label = Label()
    // The measured message has no effect, like most messages about a text that is being typed.
    let store = Store<Root.State, Root.Message>(state: Root.initialState, reduce: reduce) {
      (_: Root.Effect, _) in
    }
    store.setRenderer { [weak label] in label?.text = Root.text(in: $0) }
    return Delivery(to: [label], set: Root.sender { store.send($0) })
  }
}

private typealias Containers<Child: Component> = Container<Container<Container<Child>>>
private typealias TenComponents = Containers<Containers<Containers<TextComponent>>>
