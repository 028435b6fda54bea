import HeadlessUIKit
import Models
import Scenarios

/// The visible views, the requests and the cache at one moment of a session.
///
/// Texts are compared as Swift strings: white space, case and invisible characters count. The
/// encoding of a character does not count, so `é` as one scalar equals `é` as two scalars.
///
/// ```swift
/// let stage = Stage(for: .profile(cached: .blaine), makeApp: Architecture.all[0].makeApp)
/// let observation = Observation(of: stage, problem: nil, isSettled: true)
/// for aspect in observation.aspects { print("\(aspect.name): \(aspect.value)") }
/// ```
struct Observation: Hashable, Sendable {
  /// The state of a visible view at the moment of the observation.
  struct Seen: Hashable, Sendable {
    /// The accessibility identifier; empty for a view without one.
    let identifier: String
    let kind: Kind

    enum Kind: Hashable, Sendable {
      case text(String)
      case field(String, isEnabled: Bool, isTouchable: Bool)
      case button(String, isEnabled: Bool, isTouchable: Bool)
      case spinner
      case image(UIImage.Source?)
    }
  }

  /// A request and its state at the moment of the observation.
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

  /// The reason why the latest step could not be performed; `nil` if the step was performed.
  let problem: ScenarioError?
  /// The visible views, sorted by identifier.
  let seen: [Seen]
  let rows: [[String]]
  let selectedRow: Int?
  let places: [Stage.Place]
  /// The identifier of the text field that is being edited; `nil` if no field is being edited.
  let editedField: String?
  /// The requests to the services and the photo library; `nil` while work is still queued.
  ///
  /// Queued work can send more requests.
  let world: World?
  let cachedUser: User?

  /// The requests to the services and the photo library.
  struct World: Hashable, Sendable {
    let calls: [Call<ScenarioService.Request>]
    let postCalls: [Call<User.ID>]
    let libraryOpenings: Int
    let libraryCancellations: Int
  }

  /// Creates an observation of a stage, which is the window with the screen and its services.
  ///
  /// `isSettled` is true if all queued work has run.
  @MainActor init(of stage: Stage, problem: ScenarioError?, isSettled: Bool) {
    self.problem = problem
    // The order of the views is a matter of layout, which is not compared.
    seen = stage.visibleViews.compactMap(Seen.init).sorted { $0.identifier < $1.identifier }
    rows = stage.visibleRows
    selectedRow = stage.selectedRow
    places = stage.places
    editedField = stage.editedField.map { $0.accessibilityIdentifier ?? "" }
    world = isSettled ? World(of: stage) : nil
    cachedUser = stage.cache.user
  }
}

extension Observation.World {
  @MainActor fileprivate init(of stage: Stage) {
    calls = stage.service.calls.map(Observation.Call.init)
    postCalls = stage.postService.calls.map(Observation.Call.init)
    libraryOpenings = stage.photoLibrary.openedCount
    libraryCancellations = stage.photoLibrary.cancelledCount
  }
}

extension Observation.Seen {
  /// Creates the observation of a view.
  ///
  /// The initializer fails if the view itself shows nothing, for example if it is an empty label.
  @MainActor fileprivate init?(_ view: UIView) {
    switch view {
    case let label as UILabel:
      guard let text = label.text, !text.isEmpty else { return nil }
      kind = .text(text)
    case let field as UITextField:
      kind = .field(
        field.text ?? "", isEnabled: field.isEnabled, isTouchable: field.isTouchable)
    case let button as UIButton:
      kind = .button(
        button.currentTitle ?? "", isEnabled: button.isEnabled, isTouchable: button.isTouchable)
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
