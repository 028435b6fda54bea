import Foundation
import Toolchain

extension RunEnvironment {
  /// Returns the environment of this process, such as the compiler, the processor and the commit.
  ///
  /// - Parameters:
  ///   - packageFolder: The folder of the package, whose commit is part of the environment.
  ///   - notes: The notes. This function adds a note for each fact that it cannot find out.
  /// - Returns: The environment.
  package static func current(packageFolder: URL, notes: inout [String]) -> Self {
    let swift = Tool.answer(of: ["swift", "--version"], in: packageFolder)
      .flatMap(swiftVersion(in:))
    if swift == nil {
      notes.append(
        "environment: the version of Swift is not known; 'swift --version' does not name it.")
    }
    let processor =
      processorName(in: text(at: "/proc/cpuinfo"))
      ?? Tool.answer(of: ["sysctl", "-n", "machdep.cpu.brand_string"], in: packageFolder)
    if processor == nil {
      notes.append("environment: the processor is not known; this system does not name it.")
    }
    let load = loadAverage
    if load == nil {
      notes.append("environment: the load is not known; this system does not report it.")
    }
    let commit = commit(of: packageFolder)
    if commit == nil {
      notes.append(
        "environment: the commit is not known; git is missing or does not track this package.")
    }
    return Self(
      swift: swift, platform: platform, processor: processor,
      cores: ProcessInfo.processInfo.activeProcessorCount, load: load,
      date: Date().formatted(.iso8601), commit: commit)
  }

  /// Returns the text after `Swift version` in the output of `swift --version`; `nil` if the output
  /// has no such text.
  static func swiftVersion(in answer: String) -> String? {
    let marker = "Swift version "
    for line in answer.split(whereSeparator: \.isNewline) {
      guard let range = line.firstRange(of: marker) else { continue }
      let version = line[range.upperBound...].trimmingCharacters(in: .whitespaces)
      if !version.isEmpty { return version }
    }
    return nil
  }

  /// Returns the name of the system in the text of `/etc/os-release`; `nil` if the text is `nil` or
  /// has no name.
  ///
  /// Source: os-release(5).
  static func systemName(in release: String?) -> String? {
    value(after: "PRETTY_NAME=", in: release)?.trimmingCharacters(in: ["\"", "'"])
  }

  /// Returns the name of the first processor in the text of `/proc/cpuinfo`, with the numbers of
  /// its family and model if they are known; `nil` if the text is `nil` or has no name.
  ///
  /// A virtual machine may give models for which libraries choose other instructions one name.
  static func processorName(in info: String?) -> String? {
    func fact(_ key: String) -> String? {
      value(after: key, in: info)?.trimmingCharacters(in: [":", " ", "\t"])
    }
    guard let name = fact("model name") else { return nil }
    guard let family = fact("cpu family"), let model = fact("model\t") else { return name }
    return "\(name) (family \(family), model \(model))"
  }

  private static func value(after key: String, in text: String?) -> String? {
    let lines = text?.split(whereSeparator: \.isNewline) ?? []
    return lines.first { $0.hasPrefix(key) }.map { String($0.dropFirst(key.count)) }
      .flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func text(at path: String) -> String? {
    (try? Data(contentsOf: URL(filePath: path))).map { String(decoding: $0, as: UTF8.self) }
  }

  private static var platform: String {
    #if os(macOS)
      let system = "macOS \(ProcessInfo.processInfo.operatingSystemVersionString)"
    #else
      let system =
        systemName(in: text(at: "/etc/os-release"))
        ?? ProcessInfo.processInfo.operatingSystemVersionString
    #endif
    #if arch(x86_64)
      return "\(system) x86_64"
    #elseif arch(arm64)
      return "\(system) arm64"
    #else
      return system
    #endif
  }

  private static var loadAverage: Double? {
    var load = 0.0
    guard getloadavg(&load, 1) == 1 else { return nil }
    return (load * 100).rounded() / 100
  }

  /// Returns the short hash of the commit of a package.
  ///
  /// - Parameter folder: The folder of the package.
  /// - Returns: The hash, with a `+` if the sources differ from the commit; `nil` if the commit is
  ///   not known.
  package static func commit(of folder: URL) -> String? {
    commit(
      of: ["Package.swift", "Sources", "Tests", "Benchmarks"], tracking: "Package.swift",
      in: folder)
  }

  /// Returns the short hash of the commit of a file or folder with sources of any project.
  ///
  /// - Parameter path: The path of the sources.
  /// - Returns: The hash, with a `+` if the sources differ from the commit; `nil` if the commit is
  ///   not known, for example because no repository tracks the sources.
  package static func commit(ofSources path: String) -> String? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    let file = URL(filePath: path)
    return isFolder.boolValue
      ? commit(of: ["."], tracking: ".", in: file)
      : commit(
        of: [file.lastPathComponent], tracking: file.lastPathComponent,
        in: file.deletingLastPathComponent())
  }

  private static func commit(
    of paths: [String], tracking path: String, in folder: URL
  ) -> String? {
    // A copy without history may lie inside of a repository that has nothing to do with it.
    guard
      Tool.answer(of: ["git", "ls-files", "--error-unmatch", "--", path], in: folder) != nil,
      let commit = Tool.answer(of: ["git", "rev-parse", "--short", "HEAD"], in: folder),
      let changes = Tool.answer(of: ["git", "status", "--porcelain", "--"] + paths, in: folder)
    else { return nil }
    return changes.isEmpty ? commit : commit + "+"
  }
}
