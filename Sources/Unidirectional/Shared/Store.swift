/// Keeps the state of a screen, and lets messages change it, one after the other.
///
/// This is the runtime of The Elm Architecture, for a single screen. Sending a message is the only
/// way to change the state. The reducer changes it and returns effects. The store hands these to a
/// function that runs them, and that sends their answers as messages.
///
/// A message that is sent while another one is being handled waits, so that the reducer always sees
/// a whole state. The state is rendered when no message is left, as Elm renders once for each frame
/// of the display. An effect that answers at once therefore leaves no state in between to be seen.
final class Store<State, Message> {
  /// A function that sends a message to a store, which it does not retain.
  typealias Send = @MainActor (Message) -> Void

  private var state: State
  private let handle: @MainActor (Store, Message) -> Void
  private var render: @MainActor (State) -> Void = { _ in }

  private var waitingMessages: [Message] = []
  private var isHandlingMessages = false

  /// Creates a store whose messages may have effects.
  ///
  /// - Parameters:
  ///   - state: The first state.
  ///   - reduce: The reducer, which changes the state and returns effects.
  ///   - run: The function that runs an effect and sends its answers.
  init<Effect>(
    state: State, reduce: @escaping (inout State, Message) -> [Effect],
    run: @escaping @MainActor (Effect, @escaping Send) -> Void
  ) {
    self.state = state
    handle = { store, message in
      for effect in reduce(&store.state, message) {
        run(effect) { [weak store] message in store?.send(message) }
      }
    }
  }

  /// Creates a store whose messages change the state and have no effects.
  init(state: State, reduce: @escaping (inout State, Message) -> Void) {
    self.state = state
    handle = { store, message in reduce(&store.state, message) }
  }

  /// Sets the one function that renders the state, and calls it with the current state.
  func setRenderer(_ render: @escaping @MainActor (State) -> Void) {
    self.render = render
    render(state)
  }

  /// Handles a message, and those that its effects and the rendering send meanwhile.
  func send(_ message: Message) {
    waitingMessages.append(message)
    guard !isHandlingMessages else { return }
    isHandlingMessages = true
    repeat {
      handleWaitingMessages()
      render(state)
    } while !waitingMessages.isEmpty
    isHandlingMessages = false
  }

  private func handleWaitingMessages() {
    while !waitingMessages.isEmpty {
      handle(self, waitingMessages.removeFirst())
    }
  }
}
