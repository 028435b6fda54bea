import HeadlessUIKit
import Jobs
import Models
import Scenarios

/// The saving of a new name, from the end of editing until the screen shows the saved name,
/// repeated on one screen.
///
/// The service answers as soon as the screen waits for the answer. Two names of the same length
/// alternate, so each repetition changes what the screen shows.
final class NameSaved: MeasuredInteraction {
  static let meaning = """
    From the end of editing a new name until the saved name is on the screen. The service answers \
    at once.
    """
  static let isAsynchronous = true
  static let maximumRepetitions = Int.max

  private let app: MeasuredApp
  private let screen: ScreenCheck
  private let field: UITextField
  private var next = "Harry Blackstone"
  private var latest = "Dorothy Dietrich"

  init(on subject: Subject, repetitions: Int) throws(WrongScreen) {
    app = MeasuredApp(of: subject)
    let profile = app.makeProfileScreen()
    app.open(profile)
    screen = ScreenCheck(profile.view)
    field = try screen.find(Control.nameField, as: UITextField.self)
    try screen.require(Control.name, shows: "David Blaine")
  }

  static func makeModelWork() -> (any RepeatedWork)? {
    ChangedName()
  }

  func prepare() {
    field.enter(next)
    swap(&next, &latest)
  }

  func perform() {
    field.tellEditingEnded()
    MainLoop.drain()
    app.service.accept()
    MainLoop.drain()
  }

  func check() throws(WrongScreen) {
    try screen.require(Control.name, shows: latest)
    try screen.require(Control.nameField, shows: latest)
    try screen.require(Control.nameCount, shows: "16 of 40")
    try screen.requireNothing(of: Control.saving)
    guard field.isEnabled else {
      throw WrongScreen(problem: "\(Control.nameField) is disabled.")
    }
  }

  func end() {
    app.show()
  }
}

/// The models' work when a name is saved: checking the name, changing the cached user, and counting
/// the characters of the saved name.
private final class ChangedName: RepeatedWork {
  private let cache = UserCache(user: .blaine)

  func perform() {
    guard let name = try? DisplayName("Harry Blackstone") else { return }
    cache.update(User.blaine.id) { $0.displayName = name }
    _ = DisplayName.characterCount(of: name.text)
  }
}
