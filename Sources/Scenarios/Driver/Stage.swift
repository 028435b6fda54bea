import Foundation
import HeadlessUIKit
import Jobs
import Models

/// A screen in a window, with the world around it and a person in front of it.
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
  /// Whether the screen has begun to open and its `viewDidAppear(_:)` has not been called.
  package private(set) var isOpening = false
  private var hasOpened = false
  private let makeScreen: (Stage) -> UIViewController
  private var postScreen: (post: Post, controller: UIViewController)?

  /// Sets the stage for a scenario's screen without opening it.
  package init(for screen: Scenario.Screen, makers: ScreenMakers) {
    switch screen {
    case .greeting: cache = UserCache()
    case .profile(let user): cache = UserCache(user: user)
    }
    navigationController = UINavigationController(rootViewController: home)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    switch screen {
    case .greeting(let person):
      makeScreen = { _ in makers.makeGreeting(person) }
    case .profile:
      makeScreen = { stage in
        makers.makeProfile(
          stage.service, stage.cache, stage.photoLibrary, stage.postService,
          { [unowned stage] in stage.makeLogInScreen() },
          { [unowned stage] in stage.makePostScreen(for: $0) })
      }
    }
    self.screen = makeScreen(self)
  }

  // MARK: What the person does

  /// Opens the screen up to the return of its `viewWillAppear(_:)`; a new one when the last was left.
  ///
  /// - Throws: `ScenarioError.isOpen` when it is on the navigation stack.
  package func beginOpening() throws(ScenarioError) {
    let screen = try screenToOpen()
    // Out of the window nothing appears by itself, so that the screen's appearance can be halved.
    window.rootViewController = nil
    navigationController.pushViewController(screen, animated: false)
    screen.beginAppearanceTransition(true, animated: false)
    isOpening = true
  }

  /// Opens the screen, or ends what `beginOpening()` began; a new one when the last was left.
  ///
  /// - Throws: `ScenarioError.isOpen` when it is on the navigation stack.
  package func open() throws(ScenarioError) {
    guard isOpening else {
      return navigationController.pushViewController(try screenToOpen(), animated: false)
    }
    window.rootViewController = navigationController
    screen?.endAppearanceTransition()
    isOpening = false
  }

  private func screenToOpen() throws(ScenarioError) -> UIViewController {
    guard !isOpening, screenInUse == nil else { throw .isOpen }
    let opened = hasOpened ? makeScreen(self) : screen ?? makeScreen(self)
    hasOpened = true
    screen = opened
    return opened
  }

  /// Taps a control.
  ///
  /// - Throws: `ScenarioError` when it is not on the screen or takes no touch.
  package func tap(_ identifier: String) throws(ScenarioError) {
    guard let control = try find(identifier) as? UIControl, control.touch() else {
      throw .cannotTouch(identifier)
    }
  }

  /// Types into a text field, character by character.
  ///
  /// - Throws: `ScenarioError` when it is not on the screen or takes no touch.
  package func type(_ text: String, into identifier: String) throws(ScenarioError) {
    guard try focusedField(identifier).type(text) else { throw .cannotTouch(identifier) }
  }

  /// Deletes a text field's text, character by character.
  ///
  /// - Throws: `ScenarioError` when it is not on the screen or takes no touch.
  package func clear(_ identifier: String) throws(ScenarioError) {
    let field = try focusedField(identifier)
    while field.text?.isEmpty == false { field.deleteBackward() }
  }

  /// Ends editing with the return key.
  ///
  /// - Throws: `ScenarioError.nothingIsEdited` when the person types nowhere.
  package func endEditing() throws(ScenarioError) {
    guard let field = editedField, field.pressReturn(), !field.isEditing else {
      throw .nothingIsEdited
    }
  }

  /// Opens another screen on top.
  package func cover() {
    navigationController.pushViewController(UIViewController(), animated: false)
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

  /// Goes back over all screens to the lowest.
  ///
  /// - Throws: `ScenarioError.nothingToGoBackTo` on the lowest screen.
  package func goHome() throws(ScenarioError) {
    let left = navigationController.popToRootViewController(animated: false) ?? []
    guard !left.isEmpty else { throw .nothingToGoBackTo }
    if left.contains(where: { $0 === screen }) { screen = nil }
  }

  /// Goes back, and comes to the same screen again.
  ///
  /// - Throws: `ScenarioError.nothingToGoBackTo` on the lowest screen.
  package func goBackAndForth() throws(ScenarioError) {
    guard let left = navigationController.popViewController(animated: false) else {
      throw .nothingToGoBackTo
    }
    navigationController.pushViewController(left, animated: false)
  }

  /// Touches a row of the posts, counted from 0.
  ///
  /// - Throws: `ScenarioError` when it is not on the screen or takes no touch.
  package func selectRow(_ row: Int) throws(ScenarioError) {
    guard let table = try find(Control.posts) as? UITableView,
      table.touchRow(at: IndexPath(row: row, section: 0))
    else { throw .cannotTouch("row \(row) of \(Control.posts)") }
  }

  /// Leaves the screen if it is still there; what is in flight stays so.
  package func abandon() {
    let remaining = logInScreen ?? home
    navigationController.setViewControllers([remaining], animated: false)
    screen = nil
    MainLoop.drain()
  }

  /// Leaves the screen if it is still there and ends every request, whatever is in flight.
  package func leave() {
    abandon()
    service.endEveryCall()
    postService.endEveryCall()
    photoLibrary.close()
    MainLoop.drain()
    service.endEveryCall()
    MainLoop.drain()
  }

  // MARK: What the person sees

  /// Whether the log-in screen is all that is on the navigation stack.
  package var showsLogIn: Bool {
    guard let logInScreen else { return false }
    return navigationController.viewControllers.map(ObjectIdentifier.init)
      == [ObjectIdentifier(logInScreen)]
  }

  /// Whether the screen of a post is on top.
  package func showsPost(_ post: Post) -> Bool {
    guard let postScreen, postScreen.post == post else { return false }
    return navigationController.topViewController === postScreen.controller
  }

  /// The texts in each row of the posts, if a person sees them.
  package var visibleRows: [[String]] {
    let table = visibleView(Control.posts) as? UITableView
    return table?.visibleCells.map { texts(in: $0) } ?? []
  }

  /// The row of the posts that is selected, counted from 0.
  package var selectedRow: Int? {
    (visibleView(Control.posts) as? UITableView)?.indexPathForSelectedRow?.row
  }

  /// The control with an identifier, if a person sees it.
  package func visibleView(_ identifier: String) -> UIView? {
    let root: UIView? = isOpening ? screen?.viewIfLoaded : window
    guard let view = root?.firstView(identifiedBy: identifier) else { return nil }
    return sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden } ? view : nil
  }

  /// Every view that a person sees, from back to front.
  package var visibleViews: [UIView] {
    (isOpening ? screen?.viewIfLoaded : window).map { visibleViews(in: $0) } ?? []
  }

  /// The text field that the person types into.
  package var editedField: UITextField? { editedField(in: window) }

  /// What is on the navigation stack, the lowest first.
  package var places: [Place] {
    navigationController.viewControllers.map { controller in
      if controller === home { return .home }
      if controller === logInScreen { return .logIn }
      if controller === screen { return .screen }
      if let postScreen, controller === postScreen.controller { return .post(postScreen.post) }
      return .another
    }
  }

  /// A screen, by what a person calls it.
  package nonisolated enum Place: Hashable, Sendable {
    /// Where the app begins.
    case home
    case logIn
    /// The screen that the scenario is about.
    case screen
    case post(Post)
    /// One that covers another.
    case another
  }

  // MARK: The objects of the screen

  /// The screen that the scenario is about, while it is on the stack.
  package var screenInUse: UIViewController? {
    screen.flatMap { screen in
      navigationController.viewControllers.contains { $0 === screen } ? screen : nil
    }
  }

  /// What is around the screen and outlives it.
  package var surroundings: [AnyObject] {
    let controllers =
      [home, navigationController, logInScreen].compactMap(\.self)
      + navigationController.viewControllers.filter { $0 !== screen }
    return [window, service, photoLibrary, postService, cache] + controllers
      + controllers.compactMap(\.viewIfLoaded)
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

  private func editedField(in view: UIView) -> UITextField? {
    if let field = view as? UITextField, field.isEditing { return field }
    return view.subviews.lazy.compactMap { self.editedField(in: $0) }.first
  }

  private func focusedField(_ identifier: String) throws(ScenarioError) -> UITextField {
    guard let field = try find(identifier) as? UITextField else { throw .cannotTouch(identifier) }
    guard field.isEditing || field.touch() && field.isEditing else {
      throw .cannotTouch(identifier)
    }
    return field
  }
}

/// How an architecture makes its screens.
package struct ScreenMakers {
  /// Makes the profile screen, given the service, the cache, the photo library, the post service and
  /// the ways to make the log-in screen and the screen of a post.
  package typealias MakeProfile =
    @MainActor (
      any UserService, UserCache, any PhotoLibrary, any PostService,
      @escaping @MainActor () -> UIViewController,
      @escaping @MainActor (Post) -> UIViewController
    ) -> UIViewController

  let makeGreeting: @MainActor (Person) -> UIViewController
  let makeProfile: MakeProfile

  package init(
    makeGreeting: @escaping @MainActor (Person) -> UIViewController,
    makeProfile: @escaping MakeProfile
  ) {
    self.makeGreeting = makeGreeting
    self.makeProfile = makeProfile
  }
}
