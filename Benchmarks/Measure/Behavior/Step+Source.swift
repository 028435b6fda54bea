import Models
import Scenarios

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
    case .beginOpening: ".beginOpening"
    case .open: ".open"
    case .makeUnopened: ".makeUnopened"
    case .tap(let control): ".tap(\(Control.source(of: control)))"
    case .type(let text, let field):
      ".type(\(SwiftSource.literal(text)), into: \(Control.source(of: field)))"
    case .clear(let field): ".clear(\(Control.source(of: field)))"
    case .placeCaret(let field): ".placeCaret(atStartOf: \(Control.source(of: field)))"
    case .endEditing: ".endEditing"
    case .cover: ".cover"
    case .replace: ".replace"
    case .removeFromBelow: ".removeFromBelow"
    case .goBack: ".goBack"
    case .goHome: ".goHome"
    case .selectRow(let row): ".selectRow(\(row))"
    case .otherPartCaches(let user): ".otherPartCaches(\(user.source))"
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
    case .seesLogIn: ".seesLogIn"
    case .isEnabled(let control, let isEnabled):
      ".\(isEnabled ? "isEnabled" : "isDisabled")(\(Control.source(of: control)))"
    case .asked(let requests): ".asked(\(SwiftSource.list(requests.map(\.source))))"
    case .cancelled(let kind): ".cancelled(.\(kind.rawValue))"
    case .inFlight(let kind): ".inFlight(.\(kind.rawValue))"
    case .cancelledLibrary: ".cancelledLibrary"
    case .openedLibrary(let times): ".openedLibrary(times: \(times))"
    case .caches(let user): ".caches(\(user.source))"
    case .seesRows(let rows):
      ".seesRows(\(SwiftSource.list(rows.map { SwiftSource.list($0.map(SwiftSource.literal)) })))"
    case .isSelected(let row): ".isSelected(row: \(row.map { "\($0)" } ?? "nil"))"
    case .seesPost(let post): ".seesPost(\(post.source))"
    case .askedForPosts(let userIDs):
      ".askedForPosts(by: \(SwiftSource.list(userIDs.map(\.source))))"
    case .cancelledPosts: ".cancelledPosts"
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
