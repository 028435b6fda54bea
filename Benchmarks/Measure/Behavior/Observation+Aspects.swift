import HeadlessUIKit
import Models
import Scenarios

extension Observation {
  /// One aspect of an observation, such as an error message or the cache, in which architectures
  /// can agree or differ.
  struct Aspect {
    /// The aspect's name, such as `profile.error`.
    let name: String
    /// The observed value in words, such as `not on the screen`.
    let value: String
    /// The steps of a scenario that expect the value; empty if no step can expect it.
    var expectations: [Step] = []
  }

  /// All aspects of the observation, such as the texts, the rows and the cache.
  var aspects: [Aspect] {
    controls + (world?.aspects ?? []) + [
      Aspect(name: "the step", value: problem?.description ?? "Done."),
      // These views have no identifier, such as the texts in rows.
      Aspect(
        name: "other views",
        value: seen.filter { $0.identifier.isEmpty }.map(\.kind.words).listed),
      Aspect(
        name: "rows", value: rows.map { $0.joined(separator: " ") }.listed,
        expectations: [.seesRows(rows)]),
      Aspect(
        name: "selected row", value: selectedRow.map { "\($0)" } ?? "none",
        expectations: [.isSelected(row: selectedRow)]),
      Aspect(name: "screens", value: places.map(\.words).listed, expectations: placesExpected),
      Aspect(name: "typing into", value: editedField ?? "nothing"),
      Aspect(
        name: "cache", value: cachedUser.words, expectations: [.caches(cachedUser)]),
    ]
  }

  private var controls: [Aspect] {
    // If several views have the same identifier, scenarios find the first of them.
    let others = seen.map(\.identifier).filter { !$0.isEmpty && !Control.all.contains($0) }
    return (Control.all + others).map { identifier in
      let found = seen.filter { $0.identifier == identifier }
      return Aspect(
        name: identifier,
        value: found.isEmpty ? "not on the screen" : found.map(\.kind.words).listed,
        expectations: found.first?.expectations ?? [.seesNothing(of: identifier)])
    }
  }

  private var placesExpected: [Step] {
    switch places.last {
    case .logIn where places.count == 1: [.seesLogIn]
    case .post(let post): [.seesPost(post)]
    default: []
    }
  }
}

extension Observation.World {
  fileprivate var aspects: [Observation.Aspect] {
    [
      .init(
        name: "requests", value: calls.map { $0.words(Self.words) }.listed,
        expectations: callsExpected),
      .init(
        name: "requests for posts", value: postCalls.map { $0.words(\.rawValue) }.listed,
        expectations: postCallsExpected),
      .init(
        name: "photo library",
        value: "opened \(libraryOpenings)×, canceled \(libraryCancellations)×",
        expectations: [.openedLibrary(times: libraryOpenings)]
          + (libraryOpenings > 0 && libraryCancellations == libraryOpenings
            ? [.cancelledLibrary] : [])),
    ]
  }

  private var callsExpected: [Step] {
    let kinds = ScenarioService.Kind.allCases
    let ofKind = { (kind: ScenarioService.Kind) in calls.filter { $0.request.kind == kind } }
    return [.asked(calls.map(\.request))]
      + kinds.filter { kind in
        !ofKind(kind).isEmpty && ofKind(kind).allSatisfy(\.isCancelled)
      }.map(Step.cancelled)
      + kinds.filter { kind in ofKind(kind).contains { $0.isPending && !$0.isCancelled } }
      .map(Step.inFlight)
  }

  private var postCallsExpected: [Step] {
    [.askedForPosts(by: postCalls.map(\.request))]
      + (!postCalls.isEmpty && postCalls.allSatisfy(\.isCancelled) ? [.cancelledPosts] : [])
  }

  private static func words(_ request: ScenarioService.Request) -> String {
    switch request {
    case .changeDisplayName(let name): "\(request.kind.rawValue) \(SwiftSource.literal(name.text))"
    case .changePhoto(let photo): "\(request.kind.rawValue) \((photo as Photo?).source)"
    case .currentUser, .logOut: request.kind.rawValue
    }
  }
}

extension Observation.Call {
  fileprivate func words(_ describe: (Request) -> String) -> String {
    describe(request) + (isPending ? ", waiting" : "") + (isCancelled ? ", canceled" : "")
  }
}

extension Observation.Seen {
  fileprivate var expectations: [Step] {
    switch kind {
    case .text(let text): [.sees(identifier, text)]
    case .field(let text, let isEnabled, _):
      [.sees(identifier, text), isEnabled ? .isEnabled(identifier) : .isDisabled(identifier)]
    case .button(_, let isEnabled, _):
      [isEnabled ? .isEnabled(identifier) : .isDisabled(identifier)]
    case .spinner: [.seesControl(identifier)]
    case .image(.data(let data)?): (try? Photo(data)).map { [.seesPhoto($0)] } ?? []
    case .image: [.seesPhoto(nil)]
    }
  }
}

extension Observation.Seen.Kind {
  fileprivate var words: String {
    switch self {
    case .text(let text): SwiftSource.literal(text)
    case .field(let text, let isEnabled, let isTouchable),
      .button(let text, let isEnabled, let isTouchable):
      SwiftSource.literal(text) + (isEnabled ? "" : ", disabled")
        + (isTouchable ? "" : ", takes no touch")
    case .spinner: "running"
    case .image(.data(let data)?): data.source
    case .image(.symbol(let name)?): name
    case .image(nil): "no image"
    }
  }
}

extension Stage.Place {
  fileprivate var words: String {
    switch self {
    case .home: "home"
    case .logIn: "log in"
    case .screen: "the screen"
    case .post(let post): "post \(SwiftSource.literal(post.title))"
    case .another: "another"
    }
  }
}

extension User? {
  fileprivate var words: String { self == nil ? "no user" : source }
}

extension [String] {
  fileprivate var listed: String { isEmpty ? "none" : joined(separator: "; ") }
}
