import Reports

/// How far one figure of requests agrees between them, over the rows in which all are made.
struct ChangeAgreement: Encodable, Sendable {
  struct Pair: Encodable, Sendable {
    let requests: [String]
    @OrNull var correlation: RankCorrelation?
  }

  /// The id of the figure.
  let figure: String
  /// The correlation of each two requests over the rows.
  let pairs: [Pair]
  /// The shares of the variance that rows, requests, and the interaction of both explain, from 0
  /// to 1; `nil` if all numbers are equal.
  @OrNull var shares: Shares?

  struct Shares: Encodable, Sendable {
    let rows: Double
    let requests: Double
    let interaction: Double
  }

  /// Compares requests, each with one number for each row.
  init(_ figure: String, of requests: [(number: String, values: [Double])]) {
    self.figure = figure
    pairs = requests.indices.flatMap { first in
      requests[(first + 1)...].map { second in
        Pair(
          requests: [requests[first].number, second.number],
          correlation: RankCorrelation(of: requests[first].values, and: second.values))
      }
    }
    let columns = requests.map(\.values)
    guard let rowCount = columns.first?.count, rowCount > 1, columns.count > 1 else { return }
    func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
    let all = columns.flatMap(\.self)
    let middle = mean(all)
    func squares(of groups: [[Double]]) -> Double {
      groups.reduce(0) { $0 + Double($1.count) * (mean($1) - middle) * (mean($1) - middle) }
    }
    let total = squares(of: all.map { [$0] })
    guard total > 0 else { return }
    let rows = squares(of: (0..<rowCount).map { row in columns.map { $0[row] } }) / total
    let between = squares(of: columns) / total
    shares = Shares(rows: rows, requests: between, interaction: max(0, 1 - rows - between))
  }
}
