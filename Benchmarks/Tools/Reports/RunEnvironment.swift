import Terminal

/// The machine and the tools with which figures were measured; a property is `nil` if its value
/// could not be found out.
package struct RunEnvironment: Codable, Equatable, Sendable {
  /// The compiler's version, such as `6.3.1 (swift-6.3.1-RELEASE)`.
  @OrNull package var swift: String?
  /// The operating system and the kind of processor, such as `Ubuntu 24.04.2 LTS x86_64`.
  package var platform: String
  /// The processor's model.
  @OrNull package var processor: String?
  /// The number of processor cores that programs can use.
  package var cores: Int
  /// The system's load average: the number of processes that ran or waited to run, on average over
  /// the minute before.
  @OrNull package var load: Double?
  /// The time at which the comparison began, in ISO 8601.
  package var date: String
  /// The short hash of the commit that was measured, with a `+` if files differ from the commit.
  @OrNull package var commit: String?

  /// Creates an environment.
  package init(
    swift: String?, platform: String, processor: String?, cores: Int, load: Double?,
    date: String, commit: String?
  ) {
    self.swift = swift
    self.platform = platform
    self.processor = processor
    self.cores = cores
    self.load = load
    self.date = date
    self.commit = commit
  }
}

extension RunEnvironment {
  /// The number of cores in words, such as `2 cores`.
  package var coreCount: String { cores == 1 ? "1 core" : "\(cores) cores" }

  /// The lines above the figures of a report, which show the date, the tools and the machine.
  package var facts: [String] {
    let machine = [processor, coreCount, load.map { "load \($0.fixed(2))" }]
    let made = [date, swift.map { "Swift \($0)" }, commit.map { "commit \($0)" }]
    return [made, [platform] + machine].map { $0.compactMap { $0 }.joined(separator: " · ") }
  }
}
