import Foundation

/// The address ranges of the machine code in this process, each with its owner.
///
/// The owner is this program, the concurrency runtime, or another library.
package struct LoadedCode {
  /// The kind of code to which an instruction belongs.
  package enum Owner: Equatable {
    /// The code of this program.
    case program
    /// The code of the concurrency runtime, of libdispatch, or of this program's own main loop.
    ///
    /// The main loop runs the jobs of the concurrency runtime on the main thread.
    case runtime
    /// The code of any other library, whose work counts as work of the library's caller.
    case library
  }

  /// Addresses that follow each other, and hold the code of one owner.
  package struct Range: Equatable {
    package let start: UInt64
    package let end: UInt64
    package let owner: Owner
    /// The path of the file from which the code was loaded.
    package let path: String
    /// The address of the code in memory minus the address of the same code in the file.
    package let slide: UInt64

    /// True if the code in the range was loaded from this program's own file.
    package let isProgram: Bool

    /// Returns true if the address lies in the range.
    package func contains(_ address: UInt64) -> Bool { start <= address && address < end }
  }

  /// The functions of this program, with their symbols and addresses.
  package var symbols: SymbolTable { .ofThisProgram }
  /// The address of the program's code in memory minus the address of the same code in the file.
  package var programSlide: UInt64 { ranges.first(where: \.isProgram)?.slide ?? 0 }
  /// The ranges in the order of their addresses, without overlaps.
  private let ranges: [Range]
  private let unknown = Range(
    start: 0, end: 0, owner: .library, path: "", slide: 0, isProgram: false)

  /// Reads the memory map of this process.
  ///
  /// - Parameter runtimeCode: The addresses of the code in this program that counts as code of the
  ///   concurrency runtime; `nil` if there is no such code.
  /// - Throws: An error of the file system if the system has no map at `/proc/self/maps`.
  package init(runtimeCode: Swift.Range<UInt64>? = nil) throws {
    // Of a file without a size, `String(contentsOfFile:)` reads the first page alone.
    let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/maps"))
    let maps = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let ranges = Self.ranges(in: maps, program: program)
    self.ranges = ranges.flatMap { whole in
      guard let runtimeCode, whole.contains(runtimeCode.lowerBound) else { return [whole] }
      let end = min(runtimeCode.upperBound, whole.end)
      return [
        whole.part(from: whole.start, to: runtimeCode.lowerBound),
        whole.part(from: runtimeCode.lowerBound, to: end, owner: .runtime),
        whole.part(from: end, to: whole.end),
      ]
    }
  }

  /// Returns the address ranges of a process's memory that hold machine code, in their order.
  ///
  /// `maps` is the content of `/proc/PID/maps`, see proc(5).
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

  /// Returns true if a jump from one address to another stays within one function of the program.
  ///
  /// Returns false if the jump leads to the function's first address, because such a jump is a call
  /// of the function.
  package func isWithinOneFunction(_ address: UInt64, _ other: UInt64) -> Bool {
    let range = range(of: address)
    guard range.isProgram, let function = symbols.function(at: address - range.slide)
    else { return false }
    let destination = other &- range.slide
    return function.start < destination && destination < function.end
  }

  /// Returns the range that contains an address.
  ///
  /// If no range contains the address, the function returns an empty range of a library.
  package func range(of address: UInt64) -> Range {
    let index = ranges.partitioningIndex { address < $0.end }
    return index < ranges.count && ranges[index].contains(address) ? ranges[index] : unknown
  }
}

extension LoadedCode.Range {
  /// Returns the part of this range between two addresses, for another owner if one is given.
  fileprivate func part(
    from start: UInt64, to end: UInt64, owner: LoadedCode.Owner? = nil
  ) -> LoadedCode.Range {
    LoadedCode.Range(
      start: start, end: end, owner: owner ?? self.owner, path: path, slide: slide,
      isProgram: isProgram)
  }
}
