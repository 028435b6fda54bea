import Apps
import Foundation
import HeadlessUIKit
import Jobs
import Models

/// An app in a window that opens one of its screens, with its services and with actions for a person
/// who uses it.
///
/// ```swift
/// func load(with makeApp: @escaping MakeApp) throws {
///   let stage = Stage(for: .profile(cached: nil), makeApp: makeApp)
///   try stage.open()
///   try stage.service.answer(.currentUser, with: .user(.blaine))
///   MainLoop.drain()
/// }
/// ```
@MainActor package final class Stage {
  package let service = ScenarioService()
  package let photoLibrary = ScenarioPhotoLibrary()
  package let postService = ScenarioPostService()
  package let cache: UserCache

  private let window = UIWindow()
  private let home = UIViewController()
  private let navigationController: UINavigationController
  private var logInScreen: UIViewController?
  private var screen: UIViewController?
  /// True from `beginOpening()` until `open()` calls the screen's `viewDidAppear(_:)`.
  package private(set) var isOpening = false
  private var hasOpened = false
  private let scenarioScreen: Scenario.Screen
  private let makeApp: MakeApp
  private lazy var app = makeApp(dependencies)
  /// The objects of which the app consisted before it made a screen; they may outlive screens.
  package private(set) var appParts = Lifetimes()
  /// The objects of the screens that were never opened.
  package private(set) var unopenedParts = Lifetimes()
  private var postScreen: (post: Post, controller: UIViewController)?

  /// Creates the window, the services, the app and the screen of a scenario, and does not open the
  /// screen.
  package init(for screen: Scenario.Screen, makeApp: @escaping MakeApp) {
    switch screen {
    case .greeting: cache = UserCache()
    case .profile(let user): cache = UserCache(user: user)
    }
    navigationController = UINavigationController(rootViewController: home)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    scenarioScreen = screen
    self.makeApp = makeApp
    appParts.observe([app], without: surroundings)
    self.screen = makeScreen()
  }

  // MARK: Actions of the person

  /// Opens the screen until its `viewWillAppear(_:)` has returned.
  ///
  /// A new screen is made when the last one was left.
  ///
  /// - Throws: `ScenarioError.isOpen` when it is on the navigation stack.
  package func beginOpening() throws(ScenarioError) {
    let screen = try screenToOpen()
    // Outside of the window nothing appears by itself, so the appearance can be stopped halfway.
    window.rootViewController = nil
    navigationController.pushViewController(screen, animated: false)
    screen.beginAppearanceTransition(true, animated: false)
    isOpening = true
  }

  /// Opens the screen, or completes the opening that `beginOpening()` began.
  ///
  /// A new screen is made when the last one was left.
  ///
  /// - Throws: `ScenarioError.isOpen` when it is on the navigation stack.
  package func open() throws(ScenarioError) {
    guard isOpening else {
      return navigationController.pushViewController(try screenToOpen(), animated: false)
    }
    enterWindow()
    screen?.endAppearanceTransition()
    isOpening = false
  }

  /// True unless the screen has only begun to open, and nothing has happened since.
  var isInWindow: Bool { window.rootViewController != nil }

  /// Brings the screen that is opening into the window, where its views are updated.
  func enterWindow() {
    window.rootViewController = navigationController
  }

  private func screenToOpen() throws(ScenarioError) -> UIViewController {
    guard !isOpening, screenInUse == nil else { throw .isOpen }
    let opened = hasOpened ? makeScreen() : screen ?? makeScreen()
    hasOpened = true
    screen = opened
    return opened
  }

  /// Makes a screen, which is dropped and never opened.
  package func makeUnopened() {
    unopenedParts.observe([makeScreen()], without: surroundings + appParts.objects)
  }

  /// Taps a control.
  ///
  /// - Throws: `ScenarioError` when it is not on the screen or cannot be touched.
  package func tap(_ identifier: String) throws(ScenarioError) {
    guard let control = try find(identifier) as? UIControl, control.touch() else {
      throw .cannotTouch(identifier)
    }
    // Logging out leaves the screen.
    if hasOpened, screenInUse == nil { screen = nil }
  }

  /// Types into a text field, character by character.
  ///
  /// - Throws: `ScenarioError` when it is not on the screen or cannot be touched.
  package func type(_ text: String, into identifier: String) throws(ScenarioError) {
    guard try focusedField(identifier).type(text) else { throw .cannotTouch(identifier) }
  }

  /// Deletes a text field's text, character by character.
  ///
  /// - Throws: `ScenarioError` when it is not on the screen or cannot be touched.
  package func clear(_ identifier: String) throws(ScenarioError) {
    let field = try focusedField(identifier)
    while field.text?.isEmpty == false {
      guard field.pressDelete() else { throw .cannotTouch(identifier) }
    }
  }

  /// Puts the caret before the text of a text field.
  ///
  /// - Throws: `ScenarioError` when it is not on the screen or cannot be touched.
  package func placeCaret(atStartOf identifier: String) throws(ScenarioError) {
    let field = try focusedField(identifier)
    let start = field.beginningOfDocument
    field.selectedTextRange = field.textRange(from: start, to: start)
  }

  /// Ends editing with the return key.
  ///
  /// - Throws: `ScenarioError.nothingIsEdited` when no text field is being edited.
  package func endEditing() throws(ScenarioError) {
    guard let field = editedField, field.pressReturn(), !field.isEditing else {
      throw .nothingIsEdited
    }
  }

  /// Opens another screen on top.
  package func cover() {
    navigationController.pushViewController(UIViewController(), animated: false)
  }

  /// Opens a new screen in place of the open one and of all that covers it.
  ///
  /// The app makes the new screen while the former one is open. The new screen appears before the
  /// former one is told that it has left.
  ///
  /// - Throws: `ScenarioError.nothingToReplace` when the screen is not open, or opens just now.
  package func replace() throws(ScenarioError) {
    guard !isOpening, let former = screenInUse else { throw .nothingToReplace }
    let below = navigationController.viewControllers.prefix { $0 !== former }
    let new = makeScreen()
    screen = new
    navigationController.setViewControllers(below + [new], animated: false)
  }

  /// Takes the screen off the stack below the one that covers it, which stays.
  ///
  /// - Throws: `ScenarioError.nothingCovers` when the screen is not open, or is on top.
  package func removeFromBelow() throws(ScenarioError) {
    guard let covered = screenInUse, covered !== navigationController.topViewController else {
      throw .nothingCovers
    }
    navigationController.viewControllers.removeAll { $0 === covered }
    screen = nil
  }

  /// Goes back to the screen below.
  ///
  /// - Throws: `ScenarioError.nothingToGoBackTo` on the lowest screen.
  package func goBack() throws(ScenarioError) {
    guard let left = navigationController.popViewController(animated: false) else {
      throw .nothingToGoBackTo
    }
    if left === screen { screen = nil }
  }

  /// Goes back to the lowest screen.
  ///
  /// - Throws: `ScenarioError.nothingToGoBackTo` on the lowest screen.
  package func goHome() throws(ScenarioError) {
    let left = navigationController.popToRootViewController(animated: false) ?? []
    guard !left.isEmpty else { throw .nothingToGoBackTo }
    if left.contains(where: { $0 === screen }) { screen = nil }
  }

  /// Touches a row of the posts, counted from 0.
  ///
  /// - Throws: `ScenarioError` when it is not on the screen or cannot be touched.
  package func selectRow(_ row: Int) throws(ScenarioError) {
    guard let table = try find(Control.posts) as? UITableView,
      table.touchRow(at: IndexPath(row: row, section: 0))
    else { throw .cannotTouch("row \(row) of \(Control.posts)") }
  }

  /// Leaves the screen if it is still open; requests in flight go on.
  package func abandon() {
    // A person cannot leave in the middle of a transition.
    if isOpening { try? open() }
    let remaining = logInScreen ?? home
    navigationController.setViewControllers([remaining], animated: false)
    screen = nil
    MainLoop.drain()
  }

  /// Leaves the screen if it is still open, ends all requests, and travels home.
  package func leave() {
    abandon()
    service.endEveryCall()
    postService.endEveryCall()
    photoLibrary.close()
    MainLoop.drain()
    service.endEveryCall()
    MainLoop.drain()
    ScenarioPostService.setTimeZone()
  }

  // MARK: Content that the person sees

  /// The title in the navigation bar.
  package var visibleTitle: String? { navigationController.topViewController?.navigationItem.title }

  /// True if the log-in screen is alone on the navigation stack.
  package var showsLogIn: Bool {
    guard let logInScreen else { return false }
    return navigationController.viewControllers.map(ObjectIdentifier.init)
      == [ObjectIdentifier(logInScreen)]
  }

  /// Returns true if the screen of a post is on top.
  package func showsPost(_ post: Post) -> Bool {
    guard let postScreen, postScreen.post == post else { return false }
    return navigationController.topViewController === postScreen.controller
  }

  /// The visible texts in each row of the posts.
  package var visibleRows: [[String]] {
    let table = visibleView(Control.posts) as? UITableView
    return table?.visibleCells.map { texts(in: $0) } ?? []
  }

  /// The index of the selected row of the posts.
  package var selectedRow: Int? {
    (visibleView(Control.posts) as? UITableView)?.indexPathForSelectedRow?.row
  }

  /// Returns the control with an identifier if a person sees it.
  package func visibleView(_ identifier: String) -> UIView? {
    let root: UIView? = isOpening ? screen?.viewIfLoaded : window
    return root?.firstView(identifiedBy: identifier, isVisible: true)
  }

  /// All views that a person sees, from back to front.
  package var visibleViews: [UIView] {
    (isOpening ? screen?.viewIfLoaded : window).map { visibleViews(in: $0) } ?? []
  }

  /// The text field that is being edited.
  package var editedField: UITextField? { window.editedField }

  /// The screens on the navigation stack, from the lowest to the top.
  package var places: [Place] {
    navigationController.viewControllers.map { controller in
      if controller === home { return .home }
      if controller === logInScreen { return .logIn }
      if controller === screen { return .screen }
      if let postScreen, controller === postScreen.controller { return .post(postScreen.post) }
      return .another
    }
  }

  /// A screen on the navigation stack.
  package nonisolated enum Place: Hashable, Sendable {
    /// The lowest screen.
    case home
    case logIn
    /// The screen of the scenario.
    case screen
    case post(Post)
    /// A screen that covers another.
    case another
  }

  // MARK: The objects of the screen

  /// The screen of the scenario, while it is on the stack.
  package var screenInUse: UIViewController? {
    screen.flatMap { screen in
      navigationController.viewControllers.contains { $0 === screen } ? screen : nil
    }
  }

  /// True if no request waits, apart from changes that go on and the log-out.
  package var waitsForChangesOnly: Bool {
    !photoLibrary.isOpen && !postService.calls.contains(where: \.isPending)
      && !service.calls.contains { $0.isPending && $0.isCancelled }
  }

  /// Remembers the objects of the screen in use, and what the app has made for it.
  ///
  /// Nothing is remembered if the screen is not in use.
  package func observeScreen(in lifetimes: inout Lifetimes) {
    guard let screen = screenInUse else { return }
    lifetimes.observe([screen, app], without: surroundings, or: appParts)
  }

  /// The number of objects and values that the app keeps.
  package var keptCount: Int { graphSize(of: app, without: surroundings) }

  /// The objects around the app and its screen, which outlive them.
  private var surroundings: [AnyObject] {
    let controllers =
      [home, navigationController, logInScreen].compactMap(\.self)
      + navigationController.viewControllers.filter { $0 !== screen }
    return [window, service, photoLibrary, postService, cache] + controllers
      + controllers.compactMap(\.viewIfLoaded)
  }

  private var dependencies: AppDependencies {
    AppDependencies(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService,
      navigationController: navigationController,
      makeLogInScreen: { [unowned self] in makeLogInScreen() },
      makePostScreen: { [unowned self] in makePostScreen(for: $0) })
  }

  private func makeScreen() -> UIViewController {
    switch scenarioScreen {
    case .greeting(let person): app.makeGreetingScreen(person: person)
    case .profile: app.makeProfileScreen()
    }
  }

  private func makeLogInScreen() -> UIViewController {
    let made = UIViewController()
    made.title = "Log in"
    logInScreen = made
    return made
  }

  private func makePostScreen(for post: Post) -> UIViewController {
    let made = UIViewController()
    postScreen = (post, made)
    return made
  }

  private func visibleViews(in view: UIView) -> [UIView] {
    view.isHidden ? [] : [view] + view.subviews.flatMap(visibleViews)
  }

  private func texts(in view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    return ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
  }

  private func find(_ identifier: String) throws(ScenarioError) -> UIView {
    guard let view = visibleView(identifier) else { throw .notOnScreen(identifier) }
    return view
  }

  private func focusedField(_ identifier: String) throws(ScenarioError) -> UITextField {
    guard let field = try find(identifier) as? UITextField else { throw .cannotTouch(identifier) }
    guard field.isEditing || field.touch() && field.isEditing else {
      throw .cannotTouch(identifier)
    }
    return field
  }
}
