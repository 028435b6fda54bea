import Architectures
import Authors
import Interactions
import Jobs

/// Work whose cost is measured: an interaction on a subject, or a delivery of a text to labels.
///
/// ```swift
/// let tap = MeasuredWork.interaction(.greetingTap, on: .floor)
/// try tap.run(3, baseline: .mvc) { work in
///   for _ in 0..<3 {
///     work.prepare()
///     work.perform()
///   }
/// }
/// ```
package enum MeasuredWork: Hashable, Sendable {
  case interaction(Interaction, on: Subject)
  case delivery(ComparedBinding)
  /// No work, whose counts are the overhead of all work, such as the call of the work.
  case nothing

  /// What an interaction is measured on: an architecture or a control.
  package enum Subject: Hashable, Sendable {
    /// The architecture with an id.
    case architecture(String)
    /// The screens without an architecture.
    case floor
    /// The models' own work, such as checking a name, without a screen.
    case models
    /// The baseline a second time, which shows what measuring twice differs by.
    ///
    /// The baseline is the architecture that the others are compared with.
    case again
    /// The baseline with 5% more repetitions, which shows if the times are precise enough to reveal
    /// 5% more work.
    case slowed
  }

  /// The name of the interaction or of the delivery, such as `greeting-tap` or `observers-10`.
  package var name: String {
    switch self {
    case .interaction(let interaction, on: _): interaction.rawValue
    case .delivery(let binding): binding.rawValue
    case .nothing: "nothing"
    }
  }

  /// The id of the architecture, or the name of the control, such as `floor` or `bindings`.
  package var subjectID: String {
    switch self {
    case .interaction(_, on: .architecture(let id)): id
    case .interaction(_, on: let control): "\(control)"
    case .delivery, .nothing: "bindings"
    }
  }

  /// The words for the counts of this work in a note.
  var counts: String {
    switch self {
    case .interaction: "\(name): the counts of \(subjectID)"
    case .delivery, .nothing: "\(subjectID): the counts of \(name)"
    }
  }

  /// True for the models' own work.
  var isOfModels: Bool { if case .interaction(_, on: .models) = self { true } else { false } }
  /// True if 5% more repetitions are done than are counted.
  var isSlowed: Bool { if case .interaction(_, on: .slowed) = self { true } else { false } }

  /// Returns the requested number of repetitions, increased by 5% if the work is slowed.
  func count(for repetitions: Int) -> Int {
    isSlowed ? repetitions + repetitions / 20 : repetitions
  }
}

/// Work is encoded as one text: a process that counts decodes its work first, and each type that it
/// uses for this makes the later look-ups of types longer.
extension MeasuredWork: Codable {
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    let (subject, name) = (text.prefix { $0 != " " }, text.drop { $0 != " " }.dropFirst())
    if let interaction = Interaction(rawValue: String(name)) {
      let control = [Subject.floor, .models, .again, .slowed].first { "\($0)" == subject }
      self = .interaction(interaction, on: control ?? .architecture(String(subject)))
    } else if let binding = ComparedBinding(rawValue: String(name)) {
      self = .delivery(binding)
    } else {
      guard text == Self.nothing.text else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "There is no work \(text)."))
      }
      self = .nothing
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  private var text: String { "\(subjectID) \(name)" }
}

// MARK: - Running

extension MeasuredWork {
  /// Prepares the work for some repetitions, passes it to a function that repeats it, and checks the
  /// result.
  ///
  /// - Throws: `DispatchError` if the result is wrong, and the errors of `body`.
  @MainActor func run(
    _ repetitions: Int, baseline: Architecture, body: (any RepeatedWork) throws -> Void
  ) throws {
    switch self {
    case .interaction(let interaction, on: .models):
      try body(interaction.measured.makeModelWork() ?? NoWork())
    case .interaction(let interaction, on: .floor):
      try interaction.run(repetitions, on: .floor, body: body)
    case .interaction(let interaction, on: .architecture(let id)):
      guard let architecture = Architecture.known.first(where: { $0.id == id }) else {
        throw DispatchError.unknownArchitecture(id)
      }
      try interaction.run(repetitions, on: Interactions.Subject(architecture), body: body)
    case .interaction(let interaction, on: .again), .interaction(let interaction, on: .slowed):
      try interaction.run(repetitions, on: Interactions.Subject(baseline), body: body)
    case .delivery(let binding): try binding.run(body: body)
    case .nothing: try body(NoWork())
    }
  }
}

extension Interaction {
  /// Prepares the interaction on the screens of a subject, passes it to a function, and checks what
  /// the screens show.
  @MainActor func run(
    _ repetitions: Int, on subject: Subject, body: (any RepeatedWork) throws -> Void
  ) throws {
    do {
      let interaction = try measured.init(on: subject, repetitions: repetitions)
      try body(interaction)
      try interaction.check()
      interaction.end()
      MainLoop.drain()
    } catch let error as WrongScreen {
      throw DispatchError.wrongScreen(
        subject: subject.name, interaction: self, problem: error.problem)
    }
  }
}

private final class NoWork: RepeatedWork {
  func perform() {}
}
