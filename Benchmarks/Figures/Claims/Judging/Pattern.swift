import Architectures

/// An architecture that claims are about; the raw value is its id.
enum Pattern: String, CaseIterable {
  case mvc
  case traditionalMVC = "traditional-mvc"
  case lighterMVC = "lighter-mvc"
  case logicController = "logic-controller"
  case actions
  case mvp
  case supervisingMVP = "supervising-mvp"
  case mvvm
  case observationMVVM = "observation-mvvm"
  case coordinatorMVVM = "coordinator-mvvm"
  case viper
  case cleanSwift = "clean-swift"
  case unidirectional
  case redux

  /// The name in reports, such as `Clean Swift`.
  var name: String { Architecture.all.first { $0.id == rawValue }?.name ?? rawValue }

  /// All architectures other than this one.
  var others: [Pattern] { Self.allCases.filter { $0 != self } }
}

extension [Pattern] {
  /// The names as text, such as `MVP, MVVM and VIPER`.
  var listed: String { map(\.name).listed(lastAfter: "and") }
}
