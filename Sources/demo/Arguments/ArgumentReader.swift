import Architectures
import Foundation

/// Reads command lines.
struct ArgumentReader {
  /// Reads the arguments that follow the command's name.
  func read(_ arguments: [String]) throws(UsageError) -> Invocation {
    // Whoever asks for help in a line full of mistakes needs it most.
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) { return .help }
    var words: [String] = []
    var storeFolder: String?
    var isTraced = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--store" {
        storeFolder = try folder(rest.popFirst())
      } else if argument.hasPrefix("--store=") {
        storeFolder = try folder(String(argument.dropFirst("--store=".count)))
      } else if argument == "--trace" {
        isTraced = true
      } else if argument.hasPrefix("-") {
        throw .unknownOption(argument)
      } else {
        words.append(argument)
      }
    }
    guard words.count <= 2 else { throw .unwantedArgument(words[2]) }
    return .run(
      Request(
        architecture: try architecture(words.first ?? Architecture.baselineID),
        feature: try feature(words.dropFirst().first ?? Feature.profile.rawValue),
        storeFolder: storeFolder, isTraced: isTraced))
  }

  private func folder(_ path: String?) throws(UsageError) -> String {
    guard let path, !path.isEmpty, !path.hasPrefix("-") else { throw .missingFolder }
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw .noFolder(path) }
    } else if errno != ENOENT {
      let reason = String(cString: strerror(errno)).lowercased()
      throw .unusableFolder(path, reason: reason)
    } else if lstat(path, &status) == 0 {
      throw .unusableFolder(path, reason: "it is a link that leads nowhere")
    }
    return path
  }

  private func architecture(_ id: String) throws(UsageError) -> Architecture {
    guard let found = Architecture.all.first(where: { $0.id == id }) else {
      throw .unknownArchitecture(id)
    }
    return found
  }

  private func feature(_ name: String) throws(UsageError) -> Feature {
    guard let found = Feature(rawValue: name) else { throw .unknownFeature(name) }
    return found
  }
}
