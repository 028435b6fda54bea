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
package struct ComparedBinding: Identifiable, Sendable {
  /// The id, such as `observers-10`, which is also the name of the interaction in the figures.
  package let id: String
  /// The name in tables, such as `10 observers`.
  package let name: String
  /// A function that makes the labels, and what delivers the text to them.
  let makeDelivery: @MainActor @Sendable () -> Delivery

  /// The stored closure, with which the other ways are compared.
  static let closure = ComparedBinding(
    id: "closure", name: "a stored closure", makeDelivery: Delivery.closure)

  /// All ways to deliver a text, in the order in which they are shown.
  package static let all = [
    closure,
    ComparedBinding(id: "observers-1", name: "1 observer") { .binding(observers: 1) },
    ComparedBinding(id: "observers-10", name: "10 observers") { .binding(observers: 10) },
    ComparedBinding(id: "observers-100", name: "100 observers") { .binding(observers: 100) },
    ComparedBinding(id: "tracking", name: "tracking by hand", makeDelivery: Delivery.tracking),
    ComparedBinding(id: "observation", name: "Observation", makeDelivery: Delivery.observation),
    ComparedBinding(id: "state", name: "a whole state", makeDelivery: Delivery.stateRender),
    ComparedBinding(
      id: "message-depth-1", name: "message, depth 1", makeDelivery: Delivery.messageAtDepth1),
    ComparedBinding(
      id: "message-depth-10", name: "message, depth 10", makeDelivery: Delivery.messageAtDepth10),
    ComparedBinding(
      id: "message-values-10", name: "message, depth 10, values",
      makeDelivery: Delivery.messageToValuesAtDepth10),
  ]
}

extension Variant {
  fileprivate init(_ binding: ComparedBinding) {
    self.init(id: binding.id) { _, body in
      let delivery = binding.makeDelivery()
      let work = BindingDelivery(delivery)
      try body(work)
      guard delivery.shows(work.text) else {
        throw DispatchError.wrongScreen(
          subject: "The delivery by \(binding.name)", interaction: Experiment.bindings.id,
          problem: "not every label shows what it should after \"\(work.text)\" was set.")
      }
    }
  }
}

extension Experiment {
  /// The experiment that compares a stored closure with the other ways to deliver a text to labels.
  static let bindings = Experiment(
    id: "bindings", variants: ComparedBinding.all.map { Variant($0) },
    floor: ComparedBinding.closure.id, isAboutScreens: false)
}
