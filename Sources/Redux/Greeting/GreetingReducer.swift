/// Makes the new slice of the greeting screen.
enum GreetingReducer {
  static func reduce(_ state: GreetingState, _ action: AppAction) -> GreetingState {
    guard case .greeting(let action) = action else { return state }
    switch action {
    case .showGreetingTapped(let person): return GreetingState(person: person)
    case .didLeave: return GreetingState()
    }
  }
}
