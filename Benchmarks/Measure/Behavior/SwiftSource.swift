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
    return day.map { ".sample(\($0))" }
      ?? """
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
