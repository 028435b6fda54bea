import Foundation

/// The times that `compare size` takes for files of 1 to 8 MB.
///
/// They show how the time grows with the length of a file.
struct Growth {
  /// The lengths of the files in megabytes.
  static let megabytes = [1, 2, 4, 8]
  /// The largest accepted ratio of the time for 8 MB to the time for 1 MB.
  private static let limit = 32.0
  /// The smallest divisor, in seconds, for the ratio.
  ///
  /// The ratio is the time for 8 MB divided by the time for 1 MB. If the time for 1 MB is shorter
  /// than this value, this value is the divisor, since the clock is not precise enough for shorter
  /// times.
  private static let shortestTime = 0.01

  /// The time in seconds for each length in `megabytes`, without the start of the program.
  let seconds: [Double]

  /// Creates the growth from measured times.
  ///
  /// - Parameters:
  ///   - seconds: The time in seconds for each length in `megabytes`.
  ///   - start: The time in seconds for an empty file, which is the time of the program's start.
  init(seconds: [Double], start: Double) {
    self.seconds = seconds.map { max(0, $0 - start) }
  }

  /// The time for the longest file divided by the time for the shortest file.
  var ratio: Double {
    (seconds.last ?? 0) / max(seconds.first ?? 0, Self.shortestTime)
  }

  /// Returns a problem if the ratio is above the limit, as when the time grows with the square of
  /// the length; otherwise `nil`.
  func problem(named name: String) -> String? {
    guard ratio > Self.limit else { return nil }
    return name + String(format: ": 8 MB take %.1f times as long as 1 MB.", ratio)
  }
}

// MARK: - Table

extension Growth {
  /// The width, in characters, of the column with the names of the repeated pieces of source.
  private static let nameWidth = 24

  /// The line above the rows of a table.
  static var header: String {
    "repeated".padding(toLength: nameWidth, withPad: " ", startingAt: 0)
      + "     1 MB     2 MB     4 MB     8 MB   8 to 1"
  }

  /// Returns a row of the table: the name of the repeated piece of source, the times and the ratio.
  func row(named name: String) -> String {
    let width = max(Self.nameWidth, name.count)
    return name.padding(toLength: width, withPad: " ", startingAt: 0)
      + seconds.map { String(format: " %8.2f", $0) }.joined() + String(format: " %8.1f", ratio)
  }
}
