// MVVM's bindings are compiled into this module as well, from the same files: as in an app, the
// optimizer sees them and those who use them together.

/// A text that tells those who show it when it changes, and what tells it to change.
package final class Delivery {
  /// Sets the text.
  package let set: (String) -> Void
  /// What those who show the text show now.
  package var shown: [String] { labels.map(\.text) }

  private let labels: [Label]
  private let tokens: [ObservationToken]

  /// A property whose observer calls the one closure that is stored beside it.
  package static func closure() -> Delivery {
    let label = Label()
    let model = ClosureModel()
    model.onChange = { [weak label] in label?.text = $0 }
    return Delivery(set: { model.text = $0 }, labels: [label], tokens: [])
  }

  /// MVVM's bindings, with as many labels bound to the text as there are observers.
  package static func binding(observers count: Int) -> Delivery {
    let labels = (0..<count).map { _ in Label() }
    let model = BindingModel()
    let tokens = labels.map { label in model.$text.bind(to: label) { $0.text = $1 } }
    return Delivery(set: { model.text = $0 }, labels: labels, tokens: tokens)
  }

  private init(
    set: @escaping (String) -> Void, labels: [Label], tokens: [ObservationToken]
  ) {
    self.set = set
    self.labels = labels
    self.tokens = tokens
  }
}

private final class Label {
  var text = ""
}

private final class ClosureModel {
  var onChange: ((String) -> Void)?
  var text = "" {
    didSet { onChange?(text) }
  }
}

private final class BindingModel {
  @Observed var text = ""
}
