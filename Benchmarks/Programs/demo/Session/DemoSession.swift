import Apps
import Architectures
import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Screens
import Store
import Traces

/// An app with one window, in which a person uses the screens of an architecture.
///
/// A session calls `MainLoop.drain()`, which must never be called from a job of a Swift task. So
/// never use a session in such a job.
///
/// ```swift
/// let session = DemoSession(
///   storeFolder: .temporaryDirectory, architecture: .all[0], feature: .profile)
/// try session.perform(.goBack)
/// print(session.title)
/// ```
final class DemoSession {
  let window = UIWindow()
  let connection = Connection()
  let photoLibrary = InteractivePhotoLibrary()

  private(set) var architecture: Architecture
  private(set) var feature: Feature
  /// The lines of text about the last action, such as an error, to show below the screen.
  private(set) var notes: [String] = []
  /// The function calls of the last action; empty if the session does not record calls.
  private(set) var calls: [Trace.Call] = []

  /// The largest number of UTF-8 bytes of a text that is typed character by character.
  ///
  /// Every valid name is shorter than this length.
  private static let longestTyped = 1_000

  private let store: UserStore
  private let service: ConnectedUserService
  private let postService: SamplePostService
  private let cache = UserCache()
  private lazy var app = makeApp()
  private lazy var home = UIViewController.menu(
    "Home",
    Feature.allCases.map { feature in
      (
        feature.rawValue.capitalized, "home.\(feature.rawValue)",
        { [unowned self] in open(feature) }
      )
    })
  private lazy var navigationController = UINavigationController(rootViewController: home)
  private let tracer: CallTracer?

  /// Creates an app that stores its user in a file in `storeFolder`, and opens a feature.
  ///
  /// The session records the calls of each action if `tracer` is not `nil`.
  init(
    storeFolder: URL, architecture: Architecture, feature: Feature, tracer: CallTracer? = nil
  ) {
    self.tracer = tracer
    self.architecture = architecture
    self.feature = feature
    store = UserStore(fileURL: storeFolder.appending(component: "user.json"))
    service = ConnectedUserService(store: store, connection: connection)
    postService = SamplePostService(connection: connection)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    trace {
      open(feature)
      MainLoop.drain()
    }
  }

  // MARK: Output

  /// The title of the screen that the app shows.
  var title: String {
    navigationController.topViewController?.navigationItem.title ?? feature.rawValue.capitalized
  }

  /// The name of the architecture and the state of the connection, such as `MVC · delay on`.
  var status: String {
    let states = (connection.isSlow ? ["delay on"] : []) + (connection.isDown ? ["failure on"] : [])
    return ([architecture.name] + states).joined(separator: " · ")
  }

  var canGoBack: Bool { navigationController.viewControllers.count > 1 }

  /// The field that the person edits; `nil` while the person edits none.
  var editedField: UITextField? { window.editedField }

  /// True if the session records the function calls of each action.
  var isTraced: Bool { tracer != nil }

  // MARK: Actions

  /// Performs an action, and then runs all work that the action has queued for the main thread.
  ///
  /// - Throws: `DemoActionError` when the action is refused.
  func perform(_ action: DemoAction) throws(DemoActionError) {
    notes = []
    calls = []
    var result = Result<Void, DemoActionError>.success(())
    trace {
      result = Result { () throws(DemoActionError) in try performAndSettle(action) }
    }
    try result.get()
  }

  private func trace(_ work: () -> Void) {
    guard let tracer else { return work() }
    do {
      calls += try tracer.calls(in: { architecture }, of: work)
    } catch {
      notes.append("\(error)")
    }
  }

  private func performAndSettle(_ action: DemoAction) throws(DemoActionError) {
    MainLoop.drain()
    switch action {
    case .touch(let target):
      try requireClosedLibrary()
      guard target.touch() else { throw .takesNoTouch }
    case .type(let text):
      let field = try requireEditedField()
      // A long text was pasted, and each single character would take as long as the whole text.
      let isPasted = text.utf8.count + (field.text ?? "").utf8.count > Self.longestTyped
      if isPasted { field.insertText(text) } else { field.type(text) }
    case .delete(let movement): try requireEditedField().delete(movement)
    case .clear:
      let field = try requireEditedField()
      // Setting the text also moves the caret to the end.
      field.text = field.text.map { String($0.prefix(Self.longestTyped)) }
      while field.hasText, field.pressDelete() {}
    case .pressReturn: try requireEditedField().pressReturn()
    case .endEditing: try requireEditedField().resignFirstResponder()
    case .choosePhoto(let photo):
      guard photoLibrary.isOpen else { throw .libraryIsClosed }
      photoLibrary.choose(photo)
    case .goBack:
      try requireClosedLibrary()
      guard navigationController.popViewController(animated: false) != nil else {
        throw .nothingToGoBackTo
      }
    case .open(let feature):
      try requireClosedLibrary()
      open(feature)
    case .use(let architecture):
      try requireClosedLibrary()
      let showsFeature = canGoBack
      // The former app's screen must leave before the app does.
      if showsFeature { navigationController.setViewControllers([home], animated: false) }
      self.architecture = architecture
      app = makeApp()
      // The home and log-in screens stay: no architecture makes them.
      if showsFeature { open(feature) }
    case .delay(let isSlow): connection.isSlow = isSlow
    case .fail(let isDown): connection.isDown = isDown
    case .answerDue: connection.release(at: connection.now)
    case .answerAll: connection.release()
    }
    MainLoop.drain()
  }

  private func requireClosedLibrary() throws(DemoActionError) {
    guard !photoLibrary.isOpen else { throw .libraryIsOpen }
  }

  private func requireEditedField() throws(DemoActionError) -> UITextField {
    try requireClosedLibrary()
    guard let editedField else { throw .nothingIsEdited }
    return editedField
  }

  // MARK: Screens

  private func open(_ feature: Feature) {
    self.feature = feature
    // The former screen must leave before the next one reads the cache.
    navigationController.setViewControllers([home], animated: false)
    let screen =
      switch feature {
      case .greeting: app.makeGreetingScreen(person: person())
      case .profile: app.makeProfileScreen()
      }
    navigationController.pushViewController(screen, animated: false)
  }

  private func makeApp() -> any App {
    architecture.makeApp(
      AppDependencies(
        service: service, cache: cache, photoLibrary: photoLibrary, postService: postService,
        navigationController: navigationController,
        makeLogInScreen: { [unowned self] in .logIn { [unowned self] in open(.profile) } },
        makePostScreen: { .post($0) }))
  }

  /// Returns a person with the user's name, for the greeting screen.
  ///
  /// The first word of the name is the first name, and the rest is the last name.
  private func person() -> Person {
    let words = storedUser()?.displayName.text.split(separator: " ", maxSplits: 1) ?? []
    return Person(
      firstName: String(words.first ?? ""), lastName: String(words.dropFirst().first ?? ""))
  }

  /// Returns the user from the cache, or from the store if the cache has no user.
  ///
  /// The request goes directly to the store, so a slow or broken connection does not matter. The
  /// result is `nil` if the store fails.
  private func storedUser() -> User? {
    if let user = cache.user { return user }
    var user: User?
    Task {
      do {
        user = try await store.currentUser()
      } catch {
        notes.append(error.localizedDescription)
      }
    }
    MainLoop.drain()
    return user
  }
}
