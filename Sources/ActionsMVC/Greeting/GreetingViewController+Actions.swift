import Models

extension GreetingViewController {
  /// The actions of the greeting screen.
  package struct Actions {
    let greet: Action<Person, String>.Sync
  }
}
