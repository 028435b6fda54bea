import Bindings
import Interactions

/// The repeated work of delivering a text to the labels that show the text.
///
/// Two texts alternate, so that each repetition changes the labels.
private final class BindingDelivery: RepeatedWork {
  static let texts = ["Harry Blackstone", "Dorothy Dietrich"]

  private let delivery: Delivery
  private(set) var text = ""
  private var count = 0

  init(_ delivery: Delivery) {
    self.delivery = delivery
  }

  func prepare() {
    text = Self.texts[count % 2]
    count += 1
  }

  func perform() {
    delivery.set(text)
  }
}

/// A way to deliver a text to labels, such as MVVM's bindings for 10 observers.
///
/// The raw value is the name in figures. The cases have the order in which they are shown.
package enum ComparedBinding: String, CaseIterable, Codable, Sendable {
  case closure
  case observers1 = "observers-1"
  case observers10 = "observers-10"
  case observers100 = "observers-100"
  case tracking
  case observation
  case state
  case messageDepth1 = "message-depth-1"
  case messageDepth10 = "message-depth-10"
  case messageValues10 = "message-values-10"

  /// The name in tables, such as `10 observers`.
  package var name: String {
    switch self {
    case .closure: "a stored closure"
    case .observers1: "1 observer"
    case .observers10: "10 observers"
    case .observers100: "100 observers"
    case .tracking: "tracking by hand"
    case .observation: "Observation"
    case .state: "a whole state"
    case .messageDepth1: "message, depth 1"
    case .messageDepth10: "message, depth 10"
    case .messageValues10: "message, depth 10, values"
    }
  }

  /// Makes the labels, and what delivers the text to them.
  @MainActor private func makeDelivery() -> Delivery {
    switch self {
    case .closure: .closure()
    case .observers1: .binding(observers: 1)
    case .observers10: .binding(observers: 10)
    case .observers100: .binding(observers: 100)
    case .tracking: .tracking()
    case .observation: .observation()
    case .state: .stateRender()
    case .messageDepth1: .messageAtDepth1()
    case .messageDepth10: .messageAtDepth10()
    case .messageValues10: .messageToValuesAtDepth10()
    }
  }

  /// Makes a delivery, passes its work to a function, and checks what the labels show.
  @MainActor func run(body: (any RepeatedWork) throws -> Void) throws {
    let delivery = makeDelivery()
    let work = BindingDelivery(delivery)
    try body(work)
    guard delivery.shows(work.text) else {
      throw DispatchError.notDelivered(work.text, by: self)
    }
  }
}
