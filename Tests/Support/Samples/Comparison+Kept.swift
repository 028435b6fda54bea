import Costs
import Figures
import Reports

extension Comparison {
  /// A small comparison, as it could be read from a file of an earlier run.
  package static var kept: Comparison {
    var comparison = Comparison(
      environment: .init(
        swift: "6.3.1", platform: "Linux", processor: "AMD EPYC", cores: 2, load: nil,
        date: "2026-03-01T09:30:00Z", commit: nil),
      shared: .init(), controls: .init(),
      architectures: ["mvp", "viper"].map { Entry(id: $0, name: $0.uppercased()) }, notes: [])
    var figures = DispatchFigures()
    figures.counts = Counts([.instructions: 100, .retains: 5])
    figures.instructionsInLayouts = CountRange(low: 99, high: 101)
    for index in comparison.architectures.indices {
      comparison.architectures[index].dispatch = [.greetingTap: figures]
    }
    return comparison
  }
}
