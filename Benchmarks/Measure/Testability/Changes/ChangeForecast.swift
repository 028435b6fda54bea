import Architectures
import Foundation
import Reports

/// What each row's change was expected to cost, recorded before any patch of a row was written.
///
/// The record is `Benchmarks/Changes/forecast.json`. It stays as it is when modules change.
struct ChangeForecast: Decodable {
  /// What was known of a row before the request was made in it.
  struct Row: Decodable {
    /// The contracts of the module.
    let contracts: Double
    /// The mean effective number of files of the requirements that the request names.
    let effectiveFiles: Double
    /// The mean number of calls from one role to another that a person's step in their scenarios
    /// causes.
    let roleCrossings: Double
    /// The code lines of the roles in which they live.
    let linesOfRoles: Double
  }

  private struct Request: Decodable {
    let rows: [Architecture.ID: Row]
  }

  private let requests: [ChangeRequest.ID: Request]

  /// Reads the record of a package; `nil` if there is none.
  init?(in packageRoot: URL) {
    let file = packageRoot.appending(path: "\(ChangeRequest.parentFolder)/forecast.json")
    guard let data = try? Data(contentsOf: file),
      let forecast = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = forecast
  }

  func row(_ row: Architecture.ID, of request: ChangeRequest.ID) -> Row? {
    requests[request]?.rows[row]
  }
}

/// How well something that was known before forecast what changes cost.
struct ForecastResult: Encodable, Sendable {
  /// What was known, in words.
  let basis: String
  /// The correlation with the files that changes touch, over the rows: of their medians.
  @OrNull var files: RankCorrelation?
  /// The correlation with the places.
  @OrNull var places: RankCorrelation?
  /// The correlations with files in each request, in the order of the requests.
  let filesByRequest: [RankCorrelation?]

  static let bases: [(String, any KeyPath<ChangeForecast.Row, Double> & Sendable)] = [
    ("contracts", \.contracts), ("files per requirement", \.effectiveFiles),
    ("role crossings", \.roleCrossings), ("lines of roles", \.linesOfRoles),
  ]
}
