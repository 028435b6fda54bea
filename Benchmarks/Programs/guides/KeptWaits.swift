import Foundation

/// The seconds that the two commands of the README took in a fresh clone, as `.ci/time-commands`
/// keeps them.
struct KeptWaits: Decodable {
  let compare: Int
  let test: Int
  let processor: String
  let cores: Int

  /// Reads the file in the package's folder.
  init(in folder: URL) throws {
    let file = folder.appending(path: "Benchmarks/kept-waits.json")
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }

  var sentence: String {
    """
    In a fresh clone, \(cores) cores (\(processor)) take \(compare) seconds for the first and \(test) for \
    the second.
    """
  }
}
