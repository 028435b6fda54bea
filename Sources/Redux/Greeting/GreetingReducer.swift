/// Changes the slice of a greeting screen.
nonisolated enum GreetingReducer {
  static func reduce(_ state: inout GreetingState?, _ action: GreetingAction) {
    switch action {
    case .showGreetingTapped(let person): state = GreetingState(person: person)
    case .didLeave: state = nil
    }
  }
}
