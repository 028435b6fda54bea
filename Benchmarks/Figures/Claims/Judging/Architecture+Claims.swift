import Architectures

extension Architecture {
  /// All architectures other than this one.
  var others: [Architecture] { Self.all.filter { $0.id != id } }
}

extension [Architecture] {
  /// The names as text, such as `MVP, MVVM and VIPER`.
  var listed: String { map(\.name).listed(lastAfter: "and") }
}
