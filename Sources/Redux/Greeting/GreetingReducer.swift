/// Makes the new slice of a greeting screen; `nil` once the screen has left.
nonisolated enum GreetingReducer {
  static func reduce(_ state: GreetingState?, _ action: GreetingAction) -> GreetingState? {
    switch action {
    case .showGreetingTapped(let person): GreetingState(person: person)
    case .didLeave: nil
    }
  }
}
