import Foundation

/// The growth of a time with the length of a file, from 1 to 8 MB.
struct Growth {
  /// The lengths of the files in megabytes.
  static let megabytes = [1, 2, 4, 8]
  /// The greatest ratio of the last time to the first one that is no problem.
  private static let limit = 32.0
  /// The shortest time that the clock can measure, in seconds.
  private static let shortestTime = 0.01

  /// The seconds for each file, without the start of the program.
  let seconds: [Double]

  /// Creates the growth from measured times.
  ///
  /// - Parameters:
  ///   - seconds: The seconds for each file.
  ///   - start: The seconds for an empty file, which are the start of the program.
  init(seconds: [Double], start: Double) {
    self.seconds = seconds.map { max(0, $0 - start) }
  }

  /// The time for the longest file in times of that for the shortest.
  var ratio: Double {
    (seconds.last ?? 0) / max(seconds.first ?? 0, Self.shortestTime)
  }

  /// Returns a problem if the time grows nearly with the square of the length, otherwise `nil`.
  func problem(named name: String) -> String? {
    guard ratio > Self.limit else { return nil }
    return name + String(format: ": 8 MB take %.1f times as long as 1 MB.", ratio)
  }
}

// MARK: - Table

extension Growth {
  /// The width of the column of names.
  private static let nameWidth = 24

  /// The line above the rows of a table.
  static var header: String {
    "repeated".padding(toLength: nameWidth, withPad: " ", startingAt: 0)
      + "     1 MB     2 MB     4 MB     8 MB   8 to 1"
  }

  /// Returns the row of a table: the name of what is repeated, the times and the ratio.
  func row(named name: String) -> String {
    let width = max(Self.nameWidth, name.count)
    return name.padding(toLength: width, withPad: " ", startingAt: 0)
      + seconds.map { String(format: " %8.2f", $0) }.joined() + String(format: " %8.1f", ratio)
  }
}
