import HeadlessUIKit
import Models
import Scenarios

/// What a person sees, what the world was asked and what is cached, at one moment.
package struct Observation: Hashable, Sendable {
  /// Something on the screen.
  struct Seen: Hashable, Sendable {
    /// The accessibility identifier; empty for what has none.
    let identifier: String
    let kind: Kind

    enum Kind: Hashable, Sendable {
      case text(String)
      case field(String, isEnabled: Bool)
      case button(String, isEnabled: Bool)
      case spinner
      case image(UIImage.Source?)
    }
  }

  /// A request, and what became of it so far.
  struct Call<Request: Hashable & Sendable>: Hashable, Sendable {
    let request: Request
    let isPending: Bool
    let isCancelled: Bool

    @MainActor init<Answer>(_ call: ScenarioCall<Request, Answer>) {
      request = call.request
      isPending = call.isPending
      isCancelled = call.isCancelled
    }
  }

  /// Why the step could not be performed.
  let problem: ScenarioError?
  /// In the order of the identifiers.
  let seen: [Seen]
  let rows: [[String]]
  let selectedRow: Int?
  let places: [Stage.Place]
  /// The identifier of the text field that the person types into.
  let editedField: String?
  let calls: [Call<ScenarioService.Request>]
  let postCalls: [Call<User.ID>]
  let libraryOpenings: Int
  let libraryCancellations: Int
  let cachedUser: User?

  /// Looks at a stage.
  @MainActor init(of stage: Stage, problem: ScenarioError?) {
    self.problem = problem
    // Where a view stands among others is a matter of layout.
    seen = stage.visibleViews.compactMap(Seen.init).sorted { $0.identifier < $1.identifier }
    rows = stage.visibleRows
    selectedRow = stage.selectedRow
    places = stage.places
    editedField = stage.editedField.map { $0.accessibilityIdentifier ?? "" }
    calls = stage.service.calls.map(Call.init)
    postCalls = stage.postService.calls.map(Call.init)
    libraryOpenings = stage.photoLibrary.openedCount
    libraryCancellations = stage.photoLibrary.cancelledCount
    cachedUser = stage.cache.user
  }
}

extension Observation.Seen {
  /// Nothing for a view that shows nothing by itself.
  @MainActor fileprivate init?(_ view: UIView) {
    switch view {
    case let label as UILabel:
      guard let text = label.text, !text.isEmpty else { return nil }
      kind = .text(text)
    case let field as UITextField:
      kind = .field(field.text ?? "", isEnabled: field.isEnabled)
    case let button as UIButton:
      kind = .button(button.currentTitle ?? "", isEnabled: button.isEnabled)
    case let spinner as UIActivityIndicatorView:
      guard spinner.isAnimating else { return nil }
      kind = .spinner
    case let imageView as UIImageView:
      kind = .image(imageView.image?.source)
    default: return nil
    }
    identifier = view.accessibilityIdentifier ?? ""
  }
}
