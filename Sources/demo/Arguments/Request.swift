import Architectures

/// What a command line asks for.
struct Request {
  var architecture: Architecture
  var feature: Feature
  /// The folder of the store; `nil` for the one of the person's applications.
  var storeFolder: String?
  /// Whether to tell what each interaction calls.
  var isTraced = false
}

/// What a command line says.
enum Invocation {
  case run(Request)
  case help
}
