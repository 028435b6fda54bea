import Bindings
import Interactions

/// The repeated work of delivering a text, one of two in turn, to the labels that show it.
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

extension Variant {
  fileprivate init(_ id: String, _ name: String, make: @escaping () -> Delivery) {
    self.init(id: id) { _, body in
      let delivery = make()
      let work = BindingDelivery(delivery)
      try body(work)
      guard delivery.shown.allSatisfy({ $0 == work.text }) else {
        throw DispatchError.wrongScreen(
          subject: name, interaction: Experiment.bindings.id,
          problem: "not every label shows \"\(work.text)\".")
      }
    }
  }
}

extension Experiment {
  /// The experiment that compares MVVM's bindings, with 1, 10 and 100 observers, with a stored
  /// closure.
  static let bindings = Experiment(
    id: "bindings",
    variants: [
      Variant("closure", "A stored closure") { Delivery.closure() },
      Variant("observers-1", "A binding with 1 observer") { Delivery.binding(observers: 1) },
      Variant("observers-10", "A binding with 10 observers") { Delivery.binding(observers: 10) },
      Variant("observers-100", "A binding with 100 observers") {
        Delivery.binding(observers: 100)
      },
    ], floor: "closure", isAboutScreens: false)
}
