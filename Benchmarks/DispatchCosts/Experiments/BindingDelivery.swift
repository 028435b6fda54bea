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

/// A way to deliver a text to labels: a stored closure, or MVVM's bindings for 1 to 100 observers.
package struct ComparedBinding: Identifiable, Sendable {
  /// The id, such as `observers-10`, which is also the name of the interaction in the figures.
  package let id: String
  /// The name in tables, such as `10 observers`.
  package let name: String
  /// The number of labels that observe the text; `nil` for the stored closure.
  let observerCount: Int?

  /// The stored closure, with which the bindings are compared.
  static let closure = ComparedBinding(
    id: "closure", name: "a stored closure", observerCount: nil)

  /// The stored closure and the bindings, in the order in which they are shown.
  package static let all = [
    closure, ComparedBinding(id: "observers-1", name: "1 observer", observerCount: 1),
    ComparedBinding(id: "observers-10", name: "10 observers", observerCount: 10),
    ComparedBinding(id: "observers-100", name: "100 observers", observerCount: 100),
  ]
}

extension Variant {
  fileprivate init(_ binding: ComparedBinding) {
    self.init(id: binding.id) { _, body in
      let delivery =
        if let count = binding.observerCount {
          Delivery.binding(observers: count)
        } else {
          Delivery.closure()
        }
      let work = BindingDelivery(delivery)
      try body(work)
      guard delivery.shown.allSatisfy({ $0 == work.text }) else {
        throw DispatchError.wrongScreen(
          subject: "The delivery to \(binding.name)", interaction: Experiment.bindings.id,
          problem: "not every label shows \"\(work.text)\".")
      }
    }
  }
}

extension Experiment {
  /// The experiment that compares a stored closure with MVVM's bindings for 1, 10 and 100
  /// observers.
  static let bindings = Experiment(
    id: "bindings", variants: ComparedBinding.all.map { Variant($0) },
    floor: ComparedBinding.closure.id, isAboutScreens: false)
}
