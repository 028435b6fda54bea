/// The state of the greeting screen after the person has asked for the greeting.
struct GreetingState {
  let greeting: String
}
