import Foundation
import Scenarios

/// Where the machine code of this process lies, and whose it is.
struct LoadedCode {
  /// Whom an instruction belongs to.
  enum Owner: Equatable {
    /// The kit, this program.
    case program
    /// The concurrency runtime, libdispatch, and the queue that hands out their jobs.
    case runtime
    /// Any other library, which works for whoever called it.
    case library
  }

  struct Range: Equatable {
    let start: UInt64
    let end: UInt64
    let owner: Owner
    /// The file that the code was loaded from.
    let path: String
    /// What to subtract from an address to get the one in the file.
    let slide: UInt64

    /// Whether it is a part of this program's own file.
    let isProgram: Bool

    func contains(_ address: UInt64) -> Bool { start <= address && address < end }
  }

  /// The program's functions.
  var symbols: SymbolTable { .ofThisProgram }
  /// What to subtract from an address of the program to get the one in its file.
  var programSlide: UInt64 { ranges.first(where: \.isProgram)?.slide ?? 0 }
  private let ranges: [Range]
  private let unknown = Range(
    start: 0, end: 0, owner: .library, path: "", slide: 0, isProgram: false)

  /// Reads what is loaded now.
  ///
  /// - Throws: When the system does not tell.
  init() throws {
    // Of a file without a size, `String(contentsOfFile:)` reads the first page alone.
    let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps"))
    let maps = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let ranges = Self.ranges(in: maps, program: program)
    var loop: [Range] = []
    MainLoop.withCode { start, end in
      guard let start, let end else { return }
      let address = UInt64(UInt(bitPattern: start))
      guard let whole = ranges.first(where: { $0.contains(address) }) else { return }
      loop.append(
        Range(
          start: address, end: UInt64(UInt(bitPattern: end)), owner: .runtime, path: whole.path,
          slide: whole.slide, isProgram: whole.isProgram))
    }
    self.ranges = loop + ranges
  }

  /// The executable parts of a process's memory.
  ///
  /// - Parameters:
  ///   - maps: What `/proc/PID/maps` says (proc(5)).
  ///   - program: The path of the program itself.
  /// - Returns: The parts, in the order of their addresses.
  static func ranges(in maps: String, program: String) -> [Range] {
    var slides: [String: UInt64] = [:]
    var ranges: [Range] = []
    for line in maps.split(separator: "\n") {
      let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard fields.count == 6 else { continue }
      let bounds = fields[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
      guard bounds.count == 2, let offset = UInt64(fields[2], radix: 16) else { continue }
      let path = String(fields[5]).trimmingCharacters(in: .whitespaces)
      if offset == 0, slides[path] == nil { slides[path] = bounds[0] }
      guard fields[1].contains("x") else { continue }
      let isRuntime = path.contains("/libswift_Concurrency.") || path.contains("/libdispatch.")
      ranges.append(
        Range(
          start: bounds[0], end: bounds[1],
          owner: path == program ? .program : isRuntime ? .runtime : .library, path: path,
          slide: slides[path] ?? 0, isProgram: path == program))
    }
    return ranges
  }

  /// Whether two addresses lie in the same function of the program, the second not at its beginning.
  func isWithinOneFunction(_ address: UInt64, _ other: UInt64) -> Bool {
    let range = range(of: address)
    guard range.isProgram, let function = symbols.function(at: address - range.slide)
    else { return false }
    let destination = other &- range.slide
    return function.start < destination && destination < function.end
  }

  /// What lies at an address; an empty range of a library where that is not known.
  func range(of address: UInt64) -> Range {
    ranges.first { $0.contains(address) } ?? unknown
  }
}
