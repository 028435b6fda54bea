import Foundation
import Models
import Scenarios

/// Functions that return values as Swift source, such as string literals.
enum SwiftSource {
  /// Returns a text as a string literal.
  ///
  /// Invisible characters and characters that change the direction of text are escaped.
  static func literal(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default:
        scalar.isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return "\"\(scalars.joined())\""
  }

  /// Returns the Swift source of an array literal, from the Swift source of its elements.
  static func list(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }
}

extension Unicode.Scalar {
  /// True for a space, and for a visible scalar that does not affect the text around it.
  fileprivate var isPlain: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned, .nonspacingMark, .enclosingMark, .spacingMark:
      false
    case .spaceSeparator: self == " "
    default: true
    }
  }
}

extension User? {
  var source: String { self?.source ?? "nil" }
}

extension User {
  fileprivate var source: String {
    guard id == User.blaine.id else {
      return """
        User(id: User.ID(rawValue: \(SwiftSource.literal(id.rawValue))), \
        displayName: \(displayName.source), photo: \(photo.source))
        """
    }
    var source = ".blaine"
    if displayName != User.blaine.displayName {
      source += ".renamed(\(SwiftSource.literal(displayName.text)))"
    }
    if photo != User.blaine.photo { source += ".with(photo: \(photo.source))" }
    return source
  }
}

extension DisplayName {
  fileprivate var source: String { ".sample(\(SwiftSource.literal(text)))" }
}

extension Photo? {
  var source: String { self?.source ?? "nil" }
}

extension Photo {
  fileprivate var source: String {
    switch self {
    case .portrait: ".portrait"
    case .landscape: ".landscape"
    default: "try! Photo(\(data.source))"
    }
  }
}

extension Data {
  var source: String {
    switch self {
    case Photo.portrait.data: "Photo.portrait.data"
    case Photo.landscape.data: "Photo.landscape.data"
    case .png: ".png"
    case .jpeg: ".jpeg"
    case .gif: ".gif"
    case .tooLarge: ".png + Data(count: Photo.maximumByteCount)"
    case Data(): "Data()"
    default: "Data(\(SwiftSource.list(map { "\($0)" })))"
    }
  }
}

extension Post {
  var source: String {
    let day = (1...9).first { Post.sample($0) == self }
    if let day { return ".sample(\(day))" }
    let time = date.formatted(.iso8601)
    if .sample(title, time) == self { return ".sample(\(SwiftSource.literal(title)), \"\(time)\")" }
    return """
      Post(id: Post.ID(rawValue: \(SwiftSource.literal(id.rawValue))), \
      title: \(SwiftSource.literal(title)), \
      date: Date(timeIntervalSinceReferenceDate: \(date.timeIntervalSinceReferenceDate)))
      """
  }
}

extension Person {
  var source: String {
    """
    Person(firstName: \(SwiftSource.literal(firstName)), \
    lastName: \(SwiftSource.literal(lastName)))
    """
  }
}

extension ScenarioService.Request {
  var source: String {
    switch self {
    case .currentUser, .logOut: ".\(kind.rawValue)"
    case .changeDisplayName(let name): ".changeDisplayName(\(name.source))"
    case .changePhoto(let photo): ".changePhoto(\(photo.source))"
    }
  }
}

extension ScenarioService.Answer {
  var source: String {
    switch self {
    case .user(let user): ".user(\(user.source))"
    case .accepted: ".accepted"
    case .failure(let error): ".failure(.\(error))"
    }
  }
}

extension ScenarioPostService.Answer {
  var source: String {
    switch self {
    case .posts(let posts): ".posts(\(SwiftSource.list(posts.map(\.source))))"
    case .failure(let error): ".failure(.\(error))"
    }
  }
}

extension Step {
  /// The step as Swift source, such as `.tap(Control.retry)`.
  var source: String {
    switch self {
    case .action(let action): action.source
    case .answer(let answer): answer.source
    case .expect(let expectation): expectation.source
    }
  }
}

extension Step.Action {
  fileprivate var source: String {
    switch self {
    case .beginOpening, .open, .makeUnopened, .endEditing, .cover, .replace, .removeFromBelow,
      .goBack, .goHome:
      ".\(self)"
    case .tap(let control): ".tap(\(Control.source(of: control)))"
    case .type(let text, let field):
      ".type(\(SwiftSource.literal(text)), into: \(Control.source(of: field)))"
    case .clear(let field): ".clear(\(Control.source(of: field)))"
    case .placeCaret(let field): ".placeCaret(atStartOf: \(Control.source(of: field)))"
    case .selectRow(let row): ".selectRow(\(row))"
    case .otherPartCaches(let user): ".otherPartCaches(\(user.source))"
    case .travel(let timeZone): ".travel(to: \(SwiftSource.literal(timeZone)))"
    }
  }
}

extension Step.Answer {
  fileprivate var source: String {
    switch self {
    case .nothing: ".pause"
    case .photo(let data): data.map { ".choosePhoto(\($0.source))" } ?? ".cancelPhoto"
    case .service(let kind, let answer, let call):
      ".answer(.\(kind.rawValue), \(answer.source)\(call.source))"
    case .posts(let answer, let call): ".answerPosts(\(answer.source)\(call.source))"
    }
  }
}

extension Step.Expectation {
  fileprivate var source: String {
    switch self {
    case .sees(let control, let text):
      ".sees(\(Control.source(of: control)), \(SwiftSource.literal(text)))"
    case .seesTitle(let title): ".seesTitle(\(SwiftSource.literal(title)))"
    case .seesControl(let control): ".seesControl(\(Control.source(of: control)))"
    case .seesNothing(let control): ".seesNothing(of: \(Control.source(of: control)))"
    case .seesPhoto(let photo): ".seesPhoto(\(photo.source))"
    case .seesLogIn, .cancelledLibrary, .cancelledPosts: ".\(self)"
    case .isEnabled(let control, let isEnabled):
      ".\(isEnabled ? "isEnabled" : "isDisabled")(\(Control.source(of: control)))"
    case .asked(let requests): ".asked(\(SwiftSource.list(requests.map(\.source))))"
    case .cancelled(let kind): ".cancelled(.\(kind.rawValue))"
    case .inFlight(let kind): ".inFlight(.\(kind.rawValue))"
    case .openedLibrary(let times): ".openedLibrary(times: \(times))"
    case .caches(let user): ".caches(\(user.source))"
    case .seesRows(let rows):
      ".seesRows(\(SwiftSource.list(rows.map { SwiftSource.list($0.map(SwiftSource.literal)) })))"
    case .isSelected(let row): ".isSelected(row: \(row.map { "\($0)" } ?? "nil"))"
    case .seesPost(let post): ".seesPost(\(post.source))"
    case .askedForPosts(let userIDs):
      ".askedForPosts(by: \(SwiftSource.list(userIDs.map(\.source))))"
    }
  }
}

extension WaitingCall {
  /// The last argument of an answer step as Swift source, such as `, to: .newest`.
  ///
  /// The text is empty for the oldest request, since `.oldest` is the default argument.
  fileprivate var source: String {
    switch self {
    case .oldest: ""
    case .newest: ", to: .newest"
    case .number(let number): ", to: .number(\(number))"
    }
  }
}

extension User.ID {
  fileprivate var source: String {
    self == User.blaine.id
      ? "User.blaine.id" : "User.ID(rawValue: \(SwiftSource.literal(rawValue)))"
  }
}

extension Control {
  /// Returns the Swift source of a control's identifier, such as `Control.retry`.
  fileprivate static func source(of identifier: String) -> String {
    names[identifier].map { "Control.\($0)" } ?? SwiftSource.literal(identifier)
  }

  private static let names = [
    greetingButton: "greetingButton", greetingLabel: "greetingLabel", spinner: "spinner",
    error: "error", retry: "retry", name: "name", nameField: "nameField", nameCount: "nameCount",
    nameError: "nameError", saving: "saving", photo: "photo", photoError: "photoError",
    changePhoto: "changePhoto",
    logOut: "logOut", posts: "posts", noPosts: "noPosts", postsError: "postsError",
    postsRetry: "postsRetry",
  ]
}
