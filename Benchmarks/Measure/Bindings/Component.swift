/// A part of an app in The Elm Architecture, with a reducer that changes the state.
///
/// The reducer is pure: it changes nothing but the state, and returns effects as values.
nonisolated protocol Component: SendableMetatype {
  associatedtype State
  associatedtype Message
  associatedtype Effect

  static var initialState: State { get }

  /// Changes the state as a message asks, and returns the effects of the message.
  static func reduce(_ state: inout State, _ message: Message) -> [Effect]

  /// The same reducer as a value.
  static var reducer: Reducer<State, Message, Effect> { get }

  /// Returns the text to show.
  static func text(in state: State) -> String

  /// Returns a function that sends the message for a changed text.
  @MainActor static func sender(
    to send: @escaping @MainActor (Message) -> Void
  ) -> @MainActor (String) -> Void
}

/// The innermost component: a text that can be changed and saved.
nonisolated enum TextComponent: Component {
  struct State {
    var text = ""
    var isSaving = false
  }

  enum Message {
    case textChanged(String)
    case saveTapped
  }

  enum Effect {
    case save(String)
  }

  static var initialState: State { State() }

  static func reduce(_ state: inout State, _ message: Message) -> [Effect] {
    switch message {
    case .textChanged(let text):
      state.text = text
      return []
    case .saveTapped:
      state.isSaving = true
      return [.save(state.text)]
    }
  }

  static var reducer: Reducer<State, Message, Effect> {
    Reducer(reduce: reduce)
  }

  static func text(in state: State) -> String {
    state.text
  }

  @MainActor static func sender(
    to send: @escaping @MainActor (Message) -> Void
  ) -> @MainActor (String) -> Void {
    { send(.textChanged($0)) }
  }
}

/// A component around another one, whose state is part of its own.
///
/// Messages and effects of the inner component are wrapped in cases of its own.
nonisolated enum Container<Child: Component>: Component {
  struct State {
    var child = Child.initialState
    var title = ""
    var isClosed = false
  }

  enum Message {
    case child(Child.Message)
    case titleChanged(String)
    case closeTapped
  }

  enum Effect {
    case child(Child.Effect)
    case close
  }

  static var initialState: State { State() }

  static func reduce(_ state: inout State, _ message: Message) -> [Effect] {
    switch message {
    case .child(let message):
      return Child.reduce(&state.child, message).map { .child($0) }
    case .titleChanged, .closeTapped:
      return reduceOwn(&state, message)
    }
  }

  static var reducer: Reducer<State, Message, Effect> {
    let child: Reducer<State, Message, Effect> = Child.reducer.pullback(to: \.child) { message in
      if case .child(let message) = message { message } else { nil }
    } wrap: { effect in
      .child(effect)
    }
    return child.combined(with: Reducer(reduce: reduceOwn))
  }

  /// Changes the state as a message that is not to the inner component asks.
  private static func reduceOwn(_ state: inout State, _ message: Message) -> [Effect] {
    switch message {
    case .child:
      return []
    case .titleChanged(let title):
      state.title = title
      return []
    case .closeTapped:
      state.isClosed = true
      return [.close]
    }
  }

  static func text(in state: State) -> String {
    Child.text(in: state.child)
  }

  @MainActor static func sender(
    to send: @escaping @MainActor (Message) -> Void
  ) -> @MainActor (String) -> Void {
    Child.sender { send(.child($0)) }
  }
}
