import Architectures

/// The architectures that claims name.
extension Architecture {
  static let mvc = claimed("mvc")
  static let lighterMVC = claimed("lighter-mvc")
  static let logicController = claimed("logic-controller")
  static let actions = claimed("actions")
  static let mvp = claimed("mvp")
  static let supervisingMVP = claimed("supervising-mvp")
  static let mvvm = claimed("mvvm")
  static let observationMVVM = claimed("observation-mvvm")
  static let coordinatorMVVM = claimed("coordinator-mvvm")
  static let viper = claimed("viper")
  static let cleanSwift = claimed("clean-swift")
  static let unidirectional = claimed("unidirectional")
  static let redux = claimed("redux")

  private static func claimed(_ id: ID) -> Architecture {
    guard let architecture = all.first(where: { $0.id == id }) else {
      fatalError(
        "A claim names \(id): take the claim away, or list \(id) in Architecture+All.swift")
    }
    return architecture
  }

  /// All architectures other than this one.
  var others: [Architecture] { Self.all.filter { $0.id != id } }
}

extension [Architecture] {
  /// The names as text, such as `MVP, MVVM and VIPER`.
  var listed: String { map(\.name).listed(lastAfter: "and") }
}
