// This module compiles MVVM's bindings and Unidirectional's store, too, from the same files. The
// optimizer therefore sees them together with the code that uses them, as in an app.

/// A text and the labels that are updated when the text is set.
///
/// ```swift
/// let delivery = Delivery.binding(observers: 2)
/// delivery.set("Harry Blackstone")
/// print(delivery.shows("Harry Blackstone"))  // true
/// ```
package final class Delivery {
  /// A function that sets the text and returns when the labels have been updated.
  package let set: (String) -> Void

  private let labels: [Label]
  private let expected: (String) -> [String]
  private let owner: AnyObject?

  /// Creates a delivery.
  ///
  /// - Parameters:
  ///   - labels: The labels that are updated when the text is set.
  ///   - expected: A function that returns the texts that the labels should show after a text has
  ///     been set, in the order of the labels; `nil` if each label should show the text itself.
  ///   - owner: The object that keeps what delivers the text; `nil` if `set` keeps it.
  ///   - set: A function that sets the text and returns when the labels have been updated.
  init(
    to labels: [Label], expecting expected: ((String) -> [String])? = nil,
    keptBy owner: AnyObject? = nil, set: @escaping (String) -> Void
  ) {
    self.set = set
    self.labels = labels
    self.expected = expected ?? { text in labels.map { _ in text } }
    self.owner = owner
  }

  /// Returns true if every label shows what it should after a text has been set.
  package func shows(_ text: String) -> Bool {
    labels.map(\.text) == expected(text)
  }
}

extension Delivery {
  /// Returns a delivery with one label, which a stored closure updates.
  ///
  /// When the text of the delivery is set, a property observer, `didSet`, calls the closure.
  package static func closure() -> Delivery {
    let label = Label()
    let model = ClosureModel()
    model.onChange = { [weak label] in label?.text = $0 }
    return Delivery(to: [label]) { model.text = $0 }
  }

  /// Returns a delivery with `count` labels, each bound to the text by MVVM's bindings.
  package static func binding(observers count: Int) -> Delivery {
    let labels = (0..<count).map { _ in Label() }
    let model = BindingModel()
    for label in labels { model.$text.bind(to: label) { $0.text = $1 } }
    return Delivery(to: labels) { model.text = $0 }
  }
}

/// A label with nothing but a text, so that a delivery costs little beside the way to the label.
final class Label {
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
