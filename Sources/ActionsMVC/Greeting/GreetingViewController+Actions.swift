import Models

extension GreetingViewController {
  /// What the greeting screen can do.
  struct Actions {
    let greet: Action<Person, String, Never>.Sync
  }
}
