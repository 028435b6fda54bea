import Architectures
import Foundation
import HeadlessUIKit
import Metrics
import Models
import Scenarios

/// An app with one window, in which a person uses the screens of an architecture.
///
/// Use it where `MainLoop.drain()` may be called.
final class Session {
  let window = UIWindow()
  let connection = Connection()
  let photoLibrary = PersonsPhotoLibrary()

  private(set) var architecture: Architecture
  private(set) var feature: Feature
  /// What is told about the last interaction beneath the screen, in lines.
  private(set) var remarks: [String] = []
  /// What the last interaction called, where the program was built to tell.
  private(set) var calls: [Trace.Call] = []

  /// In bytes of UTF-8: more than a name can have.
  private static let longestTyped = 1_000

  private let store: UserStore
  private let service: ConnectedUserService
  private let postService: SamplePostService
  private let cache = UserCache()
  private let home = HomeViewController()
  private let navigationController: UINavigationController
  private let tracer: CallTracer?

  /// Creates an app that keeps its user in a folder, and opens a feature.
  ///
  /// With a tracer it tells what each interaction calls.
  init(
    storeFolder: URL, architecture: Architecture, feature: Feature, tracer: CallTracer? = nil
  ) {
    self.tracer = tracer
    self.architecture = architecture
    self.feature = feature
    store = UserStore(fileURL: storeFolder.appending(component: "user.json"))
    service = ConnectedUserService(store: store, connection: connection)
    postService = SamplePostService(connection: connection)
    navigationController = UINavigationController(rootViewController: home)
    home.onOpen = { [unowned self] in open($0) }
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    trace {
      open(feature)
      MainLoop.drain()
    }
  }

  // MARK: What the person sees

  /// What the title bar says.
  var title: String {
    navigationController.topViewController?.navigationItem.title ?? feature.rawValue.capitalized
  }

  /// Which architecture makes the screens, and what is wrong with the connection.
  var situation: String {
    let states = (connection.isSlow ? ["delay on"] : []) + (connection.isDown ? ["failure on"] : [])
    return ([architecture.name] + states).joined(separator: " · ")
  }

  /// Whether there is a screen below.
  var canGoBack: Bool { navigationController.viewControllers.count > 1 }

  /// The field that is being edited.
  var editedField: UITextField? { window.editedField }

  /// Whether it is told what interactions call.
  var isTraced: Bool { tracer != nil }

  /// Whether the store has been asked and has not answered, as when another process uses it.
  var isStoreBusy: Bool { service.isAtStore }

  // MARK: What the person does

  /// Performs an interaction and everything that follows from it at once.
  ///
  /// - Throws: `InteractionError` when it could not be performed.
  func perform(_ interaction: Interaction) throws(InteractionError) {
    remarks = []
    calls = []
    var result = Result<Void, InteractionError>.success(())
    trace {
      result = Result { () throws(InteractionError) in try performAndSettle(interaction) }
    }
    try result.get()
  }

  /// Lets the work go on that somebody else has held up, which belongs to the last interaction.
  func settle() {
    guard isStoreBusy else { return MainLoop.drain() }
    trace { MainLoop.drain() }
  }

  private func trace(_ work: () -> Void) {
    guard let tracer else { return work() }
    do {
      calls += try tracer.calls(in: { architecture }, of: work)
    } catch {
      remarks.append("\(error)")
    }
  }

  private func performAndSettle(_ interaction: Interaction) throws(InteractionError) {
    MainLoop.drain()
    switch interaction {
    case .touch(let target):
      try requireClosedLibrary()
      guard target.touch() else { throw .takesNoTouch }
    case .type(let text):
      let field = try requireEditedField()
      // Nobody types so much: it was pasted, and each character would take as long as all of it.
      let isPasted = text.utf8.count + (field.text ?? "").utf8.count > Self.longestTyped
      if isPasted { field.insertText(text) } else { field.type(text) }
    case .deleteBackward: try requireEditedField().deleteBackward()
    case .clear:
      let field = try requireEditedField()
      field.text = field.text.map { String($0.prefix(Self.longestTyped)) }
      while field.hasText { field.deleteBackward() }
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
      self.architecture = architecture
      // Whoever is at home or logged out stays there.
      if showsFeature { open(feature) }
    case .delay(let isSlow): connection.isSlow = isSlow
    case .fail(let isDown): connection.isDown = isDown
    case .answerDue: connection.releaseDue()
    case .answerAll: connection.releaseAll()
    }
    MainLoop.drain()
  }

  private func requireClosedLibrary() throws(InteractionError) {
    guard !photoLibrary.isOpen else { throw .libraryIsOpen }
  }

  private func requireEditedField() throws(InteractionError) -> UITextField {
    try requireClosedLibrary()
    guard let editedField else { throw .nothingIsEdited }
    return editedField
  }

  // MARK: Screens

  private var showsFeature: Bool { canGoBack }

  private func open(_ feature: Feature) {
    self.feature = feature
    // The former screen is left before the next one looks into the cache.
    navigationController.setViewControllers([home], animated: false)
    navigationController.pushViewController(makeScreen(for: feature), animated: false)
  }

  private func makeScreen(for feature: Feature) -> UIViewController {
    switch feature {
    case .greeting: architecture.makeGreetingScreen(person())
    case .profile:
      architecture.makeProfileScreen(
        service, cache, photoLibrary, postService, { [unowned self] in makeLogInScreen() },
        { PostViewController(post: $0) })
    }
  }

  private func makeLogInScreen() -> UIViewController {
    let screen = LogInViewController()
    screen.onLogIn = { [unowned self] in open(.profile) }
    return screen
  }

  /// The user as somebody to greet; the first word of the name is taken for the first name.
  private func person() -> Person {
    let words = storedUser()?.displayName.text.split(separator: " ", maxSplits: 1) ?? []
    return Person(
      firstName: String(words.first ?? ""), lastName: String(words.dropFirst().first ?? ""))
  }

  /// The user in the cache or else in the store, which answers here without the connection.
  private func storedUser() -> User? {
    if let user = cache.user { return user }
    var user: User?
    Task {
      do {
        user = try await store.currentUser()
      } catch {
        remarks.append(error.localizedDescription)
      }
    }
    MainLoop.drain()
    return user
  }
}
