import Architectures
import Foundation
import HeadlessUIKit
import Models
import Reports
import Scenarios

/// A generator of random sessions, whose steps are actions of a person and answers of the services.
///
/// The screen of one architecture decides which steps are possible. If a step is impossible in
/// another architecture, the two architectures differ.
///
/// ```swift
/// var generator = SessionGenerator(seed: 7)
/// let session = generator.session(in: Architecture.all[0])
/// print(session.steps.count)  // 30
/// ```
@MainActor struct SessionGenerator {
  /// The number of steps in each generated session.
  nonisolated static let stepCount = 30

  private var numbers: SplitMix64

  /// Creates a generator; generators with equal seeds make equal sessions.
  init(seed: UInt64) {
    numbers = SplitMix64(seed: seed)
  }

  /// Returns a random session whose steps are chosen while it is played in an architecture.
  mutating func session(in architecture: Architecture) -> RandomSession {
    let screen: Scenario.Screen =
      happens(1, in: 20)
      ? .greeting(Person(firstName: text(), lastName: text()))
      : .profile(cached: happens(1, in: 3) ? nil : any(of: Self.users))
    return RandomSession.play(
      on: screen, of: architecture, looksAtObjects: false
    ) { stage, index in
      index < Self.stepCount ? next(on: stage, isFirst: index == 0) : nil
    }.session
  }

  private mutating func next(on stage: Stage, isFirst: Bool) -> Step {
    if isFirst { return opening() }
    var choices = Choices()
    addAnswers(to: &choices, on: stage)
    choices.add(8) { _ in .pause }
    choices.add(2) { .otherPartCaches($0.happens(1, in: 3) ? nil : $0.any(of: Self.users)) }
    choices.add(1) { _ in .makeUnopened }
    if stage.isOpening {
      choices.add(12) { _ in .open }
    } else {
      addTouches(to: &choices, on: stage)
      addWays(to: &choices, on: stage)
    }
    return choices.choose(&self)
  }

  private func addAnswers(to choices: inout Choices, on stage: Stage) {
    for kind in ScenarioService.Kind.allCases {
      let count = stage.service.calls.count { $0.isPending && $0.request.kind == kind }
      guard count > 0 else { continue }
      choices.add(10) { generator in
        .answer(kind, generator.answer(to: kind), to: generator.waitingCall(of: count))
      }
    }
    let postCount = stage.postService.calls.count(where: \.isPending)
    if postCount > 0 {
      choices.add(8) { generator in
        .answerPosts(generator.answerToPosts(), to: generator.waitingCall(of: postCount))
      }
    }
    if stage.photoLibrary.isOpen {
      choices.add(12) { .choosePhoto($0.any(of: Self.files)) }
      choices.add(3) { _ in .cancelPhoto }
    }
  }

  private func addTouches(to choices: inout Choices, on stage: Stage) {
    for (button, weight) in Self.buttons where stage.isTouchable(button) {
      choices.add(weight) { _ in .tap(button) }
    }
    if stage.isTouchable(Control.nameField) {
      choices.add(12) { .type($0.text(), into: Control.nameField) }
      choices.add(4) { _ in .clear(Control.nameField) }
      if stage.visibleText(Control.nameField) == "", let name = stage.visibleText(Control.name) {
        choices.add(24) { .type($0.variant(of: name), into: Control.nameField) }
      }
    }
    if stage.editedField != nil { choices.add(16) { _ in .endEditing } }
    let rowCount = stage.visibleRows.count
    if rowCount > 0 {
      choices.add(4) { .selectRow(Int.random(in: 0..<rowCount, using: &$0.numbers)) }
    }
  }

  private func addWays(to choices: inout Choices, on stage: Stage) {
    let places = stage.places
    if !places.contains(.screen) { choices.add(16) { $0.opening() } }
    if places.count < 5 { choices.add(2) { _ in .cover } }
    // Nothing is said of the days of rows that are shown already.
    if places.last == .screen ? stage.visibleRows.isEmpty : !places.contains(.screen) {
      choices.add(2) { .travel(to: $0.any(of: Self.timeZones)) }
    }
    guard places.count > 1 else { return }
    // If leaving were likely, sessions would rarely get far on a screen.
    choices.add(places.last == .screen ? 1 : 10) { _ in .goBack }
    choices.add(1) { _ in .goHome }
  }

  private mutating func opening() -> Step { happens(1, in: 10) ? .beginOpening : .open }

  private mutating func answer(to kind: ScenarioService.Kind) -> ScenarioService.Answer {
    if happens(1, in: 3) {
      return .failure(any(of: [.unreachable, .refused, .storeDamaged]))
    }
    return kind == .currentUser ? .user(any(of: Self.users)) : .accepted
  }

  /// Returns a text: one that is known to be hard, or a few characters by chance, with or without
  /// space around them.
  private mutating func text() -> String {
    if happens(1, in: 2) { return any(of: Self.texts) }
    var scalars = (0..<Int.random(in: 1...4, using: &numbers)).map { _ in
      any(of: any(of: [Self.keyboard, Self.growing, any(of: Self.categories)]))
    }
    if happens(1, in: 2) { scalars.insert(any(of: Self.spaces), at: 0) }
    if happens(1, in: 2) { scalars.append(any(of: Self.spaces)) }
    return scalars.map { scalar in
      let count = happens(1, in: 20) ? Int.random(in: 1...500, using: &numbers) : 1
      return String(repeating: String(scalar), count: count)
    }.joined()
  }

  /// Returns a text that differs from the given name only in case, in the width of characters, in
  /// their Unicode composition, in an invisible character or in the space around it.
  private mutating func variant(of name: String) -> String {
    any(of: [
      name.uppercased(), name.lowercased(), name.capitalized,
      name.decomposedStringWithCanonicalMapping,
      name.precomposedStringWithCanonicalMapping,
      name.applyingTransform(.fullwidthToHalfwidth, reverse: true) ?? name, "\u{200B}" + name,
      name.prefix(1) + "\u{200D}" + name.dropFirst(), " \(name)\t", "\u{3000}\(name)x\n",
    ])
  }

  private mutating func answerToPosts() -> ScenarioPostService.Answer {
    if happens(1, in: 3) { return .failure(.unreachable) }
    let all = happens(1, in: 4) ? posts() : Self.posts
    let count = Int.random(in: 0...all.count, using: &numbers)
    return .posts(Array(all.shuffled(using: &numbers).prefix(count)))
  }

  /// Returns many posts of a few seconds, before and after midnight.
  private mutating func posts() -> [Post] {
    (1...100).map { number in
      Post(
        id: Post.ID(rawValue: "\(number)"), title: text(),
        date: Self.posts[0].date + .random(in: -5..<5, using: &numbers))
    }
  }

  private mutating func waitingCall(of count: Int) -> WaitingCall {
    guard happens(1, in: 3) else { return .oldest }
    let number = count > 2 ? Int.random(in: 2...count, using: &numbers) : count
    return number == count ? .newest : .number(number)
  }

  private mutating func happens(_ count: Int, in total: Int) -> Bool {
    Int.random(in: 0..<total, using: &numbers) < count
  }

  private mutating func any<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &numbers)]
  }

  /// The possible next steps, each with a weight; a greater weight makes a step more likely.
  private struct Choices {
    private var entries: [(weight: Int, make: (inout SessionGenerator) -> Step)] = []

    mutating func add(_ weight: Int, _ make: @escaping (inout SessionGenerator) -> Step) {
      entries.append((weight, make))
    }

    func choose(_ generator: inout SessionGenerator) -> Step {
      let total = entries.reduce(0) { $0 + $1.weight }
      var place = Int.random(in: 0..<total, using: &generator.numbers)
      for entry in entries {
        place -= entry.weight
        if place < 0 { return entry.make(&generator) }
      }
      preconditionFailure(
        "No step was chosen, although the weights of all steps add up to \(total).")
    }
  }
}

extension SessionGenerator {
  private static let buttons = [
    (Control.greetingButton, 20), (Control.retry, 10), (Control.changePhoto, 10),
    (Control.postsRetry, 8), (Control.logOut, 1),
  ]

  /// The texts that are typed into fields and used as first and last names.
  ///
  /// Some of the texts are not valid names, or are valid only as a part of a longer name.
  private static let texts = [
    "", " ", "a", " II", "  Dee ", "\u{3000}Dee\n\t", "David Blaine", "\u{301}", "\u{7}",
    "\u{2028}", "\u{200B}", "\u{202E}<b>", "👩‍👩‍👧", "\u{1B}[31m", String(repeating: "x", count: 40),
    // This name has few characters and many bytes.
    "e" + String(repeating: "\u{301}", count: 199),
  ]

  /// The characters of a keyboard.
  private static let keyboard = (UInt8(ascii: " ")...UInt8(ascii: "~")).map(Unicode.Scalar.init)

  /// Letters that have more code points in another case.
  private static let growing = Array("\u{DF}\u{130}\u{149}\u{390}\u{FB01}".unicodeScalars)

  /// The code points of planes 0 and 1 up to the emoji, by category, such as currency symbols.
  private static let categories = Dictionary(
    grouping: (UInt32(0)...0x1FAFF).compactMap(Unicode.Scalar.init),
    by: \.properties.generalCategory
  ).values.sorted { $0[0] < $1[0] }

  /// White space and line breaks.
  private static let spaces = (UInt32(0)...0x3000).compactMap(Unicode.Scalar.init)
    .filter(\.properties.isWhitespace)

  private static let users: [User] = [
    .blaine, User(id: User.blaine.id, displayName: .sample("Zo\u{EB} Blaine")),
    User(id: User.ID(rawValue: "8"), displayName: .sample("Dee"), photo: .landscape),
  ]

  /// The posts from which answers to requests are made; two of the posts have the same date.
  private static let posts =
    Post.irregular + [
      .sample(3),
      Post(id: Post.ID(rawValue: "<b>"), title: "\u{202E}\u{1B}[1m<b>", date: Post.sample(3).date),
    ]

  private static let timeZones = ["Pacific/Auckland", "America/Los_Angeles", "Asia/Kathmandu"]

  private static let files: [Data] = [
    Photo.portrait.data, Photo.landscape.data, .gif, Data(), .tooLarge,
  ]
}

extension Data {
  /// Data that begins like a PNG and has more bytes than a photo may have.
  static let tooLarge = png + Data(count: Photo.maximumByteCount)
}

extension Stage {
  /// Returns true if the control with an identifier is enabled and a touch reaches it.
  fileprivate func isTouchable(_ identifier: String) -> Bool {
    (visibleView(identifier) as? UIControl).map { $0.isTouchable && $0.isEnabled } ?? false
  }
}
