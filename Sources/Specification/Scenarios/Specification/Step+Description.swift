import Foundation
import Models

extension Step: CustomStringConvertible {
  /// The step in a few words, such as "tap profile.retry".
  package nonisolated var description: String {
    switch self {
    case .action(let action): action.words
    case .answer(let answer): answer.words
    case .expect(let expectation): expectation.words
    }
  }
}

extension Step.Action {
  fileprivate nonisolated var words: String {
    switch self {
    case .beginOpening: "begin to open the screen"
    case .open: "open the screen"
    case .makeUnopened: "make a screen that is never opened"
    case .tap(let control): "tap \(control)"
    case .type(let text, let field): "type “\(text)” into \(field)"
    case .clear(let field): "clear \(field)"
    case .placeCaret(let field): "put the caret at the start of \(field)"
    case .endEditing: "press return"
    case .cover: "open another screen on top"
    case .replace: "open a new screen in place of this one"
    case .removeFromBelow: "take the covered screen away"
    case .goBack: "go back"
    case .goHome: "go back to the first screen"
    case .selectRow(let row): "select row \(row)"
    case .otherPartCaches(let user): "another part caches \(user.words)"
    case .travel(let timeZone): "travel to \(timeZone)"
    }
  }
}

extension Step.Answer {
  fileprivate nonisolated var words: String {
    switch self {
    case .nothing: "do nothing for a while"
    case .photo(let data): data.map { "choose \($0.words)" } ?? "cancel the photo library"
    case .service(let kind, let answer, let call): "\(call.words)\(kind.words): \(answer.words)"
    case .posts(let answer, let call): "\(call.words)posts: \(answer.words)"
    }
  }
}

extension Step.Expectation {
  fileprivate nonisolated var words: String {
    switch self {
    case .sees(let control, let text): "\(control) shows “\(text)”"
    case .seesTitle(let title): "the title is “\(title)”"
    case .seesControl(let control): "\(control) is on the screen"
    case .seesNothing(let control): "\(control) shows nothing"
    case .seesPhoto(let photo): "the photo is \(photo?.data.words ?? "the placeholder")"
    case .seesLogIn: "the log-in screen is all there is"
    case .isEnabled(let control, let isEnabled):
      "\(control) is \(isEnabled ? "enabled" : "disabled")"
    case .asked(let requests): "the service was asked: \(requests.map(\.words).list)"
    case .cancelled(let kind): "\(kind.words) was cancelled"
    case .inFlight(let kind): "\(kind.words) is in flight"
    case .cancelledLibrary: "the photo library was cancelled"
    case .openedLibrary(let times): "the photo library was opened \(times)×"
    case .caches(let user):
      "the cache holds \(user.words)\(user?.photo.map { ", \($0.data.words)" } ?? "")"
    case .seesRows(let rows): "the rows are: \(rows.map { $0.joined(separator: " ") }.list)"
    case .isSelected(let row): row.map { "row \($0) is selected" } ?? "no row is selected"
    case .seesPost(let post): "the post “\(post.title)” is on top"
    case .askedForPosts(let userIDs): "posts were asked for of: \(userIDs.map(\.rawValue).list)"
    case .cancelledPosts: "asking for posts was cancelled"
    }
  }
}

extension [String] {
  fileprivate nonisolated var list: String { isEmpty ? "nothing" : joined(separator: ", ") }
}

extension User? {
  fileprivate nonisolated var words: String { self?.displayName.text ?? "nobody" }
}

extension Data {
  fileprivate nonisolated var words: String {
    let kind =
      starts(with: Self.png) ? "a PNG" : starts(with: [0xFF, 0xD8, 0xFF]) ? "a JPEG" : "a file"
    return "\(kind) of \(count) bytes"
  }
}

extension WaitingCall {
  fileprivate nonisolated var words: String {
    switch self {
    case .oldest: ""
    case .newest: "last "
    case .number(let number): "no. \(number) "
    }
  }
}

extension ScenarioService.Kind {
  fileprivate nonisolated var words: String {
    switch self {
    case .currentUser: "loading the user"
    case .changeDisplayName: "changing the name"
    case .changePhoto: "changing the photo"
    case .logOut: "logging out"
    }
  }
}

extension ScenarioService.Request {
  fileprivate nonisolated var words: String {
    switch self {
    case .currentUser, .logOut: kind.words
    case .changeDisplayName(let name): "\(kind.words) to \(name.text)"
    case .changePhoto(let photo): "\(kind.words) to \(photo.data.words)"
    }
  }
}

extension ScenarioService.Answer {
  fileprivate nonisolated var words: String {
    switch self {
    case .user(let user): "the service answers with \(user.displayName.text)"
    case .accepted: "the service accepts"
    case .failure(let error): "the service fails, “\(error.localizedDescription)”"
    }
  }
}

extension ScenarioPostService.Answer {
  fileprivate nonisolated var words: String {
    switch self {
    case .posts(let posts): "the service answers with \(posts.map(\.title).list)"
    case .failure(let error): "the service fails, “\(error.localizedDescription)”"
    }
  }
}
