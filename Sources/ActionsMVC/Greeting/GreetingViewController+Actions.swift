import Models

extension GreetingViewController {
  /// The actions of the greeting screen.
  struct Actions {
    let greet: Action<Person, String>.Sync
  }
}
