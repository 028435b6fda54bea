import Foundation
import HeadlessUIKit
import Observation

extension Delivery {
  /// Returns a delivery with one label, which is updated by a function that Observation tracks.
  ///
  /// Observation tells only the next change, and before the change is made. So the function is
  /// called again after the change, which also tracks the next one.
  package static func tracking() -> Delivery {
    let label = Label()
    let model = ObservableModel()
    let tracker = Tracker(of: model, label: label)
    tracker.updateIfNeeded()
    return Delivery(to: [label]) { text in
      model.text = text
      tracker.updateIfNeeded()
    }
  }

  /// Returns a delivery with one label on a screen, which the update cycle updates.
  ///
  /// The screen sets the label in `updateProperties()`, where UIKit tracks what is read.
  package static func observation() -> Delivery {
    let label = Label()
    let model = ObservableModel()
    let window = UIWindow()
    window.rootViewController = ObservingViewController(model: model, label: label)
    window.makeKeyAndVisible()
    return Delivery(to: [label], keptBy: window) { text in
      model.text = text
      UpdateCycle.run()
    }
  }
}

@Observable private final class ObservableModel {
  var text = ""
}

private final class Tracker {
  private let model: ObservableModel
  private let label: Label
  private var needsUpdate = true

  init(of model: ObservableModel, label: Label) {
    self.model = model
    self.label = label
  }

  func updateIfNeeded() {
    guard needsUpdate else { return }
    needsUpdate = false
    withObservationTracking {
      label.text = model.text
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.needsUpdate = true }
    }
  }
}

private final class ObservingViewController: UIViewController {
  private let model: ObservableModel
  private let label: Label

  init(model: ObservableModel, label: Label) {
    self.model = model
    self.label = label
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = model.text
  }
}
