// This module compiles MVVM's bindings too, from the same files. The optimizer therefore sees the
// bindings together with the code that uses them, as in an app.

/// A text and the labels that are updated when the text is set.
///
/// ```swift
/// let delivery = Delivery.binding(observers: 2)
/// delivery.set("Harry Blackstone")
/// print(delivery.shown)  // ["Harry Blackstone", "Harry Blackstone"]
/// ```
package final class Delivery {
  /// A function that sets the text.
  package let set: (String) -> Void
  /// The texts that the labels show.
  package var shown: [String] { labels.map(\.text) }

  private let labels: [Label]

  /// Returns a delivery with one label, which a stored closure updates.
  ///
  /// When the text of the delivery is set, a property observer, `didSet`, calls the closure.
  package static func closure() -> Delivery {
    let label = Label()
    let model = ClosureModel()
    model.onChange = { [weak label] in label?.text = $0 }
    return Delivery(set: { model.text = $0 }, labels: [label])
  }

  /// Returns a delivery with `count` labels, each bound to the text by MVVM's bindings.
  package static func binding(observers count: Int) -> Delivery {
    let labels = (0..<count).map { _ in Label() }
    let model = BindingModel()
    for label in labels { model.$text.bind(to: label) { $0.text = $1 } }
    return Delivery(set: { model.text = $0 }, labels: labels)
  }

  private init(set: @escaping (String) -> Void, labels: [Label]) {
    self.set = set
    self.labels = labels
  }
}

private final class Label {
  var text = ""
}

private final class ClosureModel {
  var onChange: (@MainActor (String) -> Void)?
  var text = "" {
    didSet { onChange?(text) }
  }
}

private final class BindingModel {
  @Observed var text = ""
}
