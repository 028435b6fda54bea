import Foundation
import Toolchain

/// The source locations of a program's functions and basic blocks, read from its disassembly.
struct Disassembly {
  /// The place in the sources where a function begins.
  ///
  /// Code that the compiler made has no place, or a place with the line 0.
  struct Place: Equatable {
    /// The path of the source file from the package's folder, such as `Sources/MVC/Profile.swift`.
    let file: String
    let line: Int
  }

  /// The place in the sources where each function begins, by the function's symbol.
  private(set) var places: [String: Place] = [:]
  /// The line numbers of each basic block's source code, by the block's address in the program's
  /// file.
  ///
  /// Only lines of the source file in which the block's function begins are included.
  private(set) var lines: [UInt64: Set<Int>] = [:]

  /// Reads source locations from a disassembly with line numbers, as `llvm-objdump` prints it.
  ///
  /// - Parameters:
  ///   - text: The disassembly of functions, each with its symbol.
  ///   - packageFolder: The path of the package's folder. Sources outside of the folder are
  ///     ignored.
  package init(of text: String, packageFolder: String) {
    var function: String?
    var latest: Place?
    var block: UInt64?
    var isBlockNext = false
    let hook = Array(" <__sanitizer_cov_trace_pc_guard>".utf8)
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      switch line.first {
      case UInt8(ascii: ";"):
        guard let place = Self.place(Substring(line), in: packageFolder) else { continue }
        latest = place
        if let function, places[function] == nil { places[function] = place }
      case UInt8(ascii: " "):
        if isBlockNext { block = Self.address(line) }
        isBlockNext = line.suffix(hook.count).elementsEqual(hook)
        // Instructions that leave the block or prepare the next hook do not belong to it.
        if Self.ends(Substring(line)) { block = nil }
        if let block, let function, let latest, latest.line > 0,
          latest.file == places[function]?.file
        {
          lines[block, default: []].insert(latest.line)
        }
      default:
        guard let name = Self.function(Substring(line)) else { continue }
        function = name
        latest = nil
        block = nil
        isBlockNext = false
      }
    }
  }

  /// Returns the place in the sources that a line such as `; /package/Sources/A.swift:12` names.
  ///
  /// Returns `nil` if the line has another form or names a file outside of the package.
  private static func place(_ line: Substring, in packageFolder: String) -> Place? {
    let prefix = "; \(packageFolder)/"
    guard line.hasPrefix(prefix), let colon = line.lastIndex(of: ":"),
      let number = Int(line[line.index(after: colon)...])
    else { return nil }
    return Place(file: String(line[..<colon].dropFirst(prefix.count)), line: number)
  }

  /// Returns true if the instruction in a line ends a basic block.
  ///
  /// An unconditional jump ends a block. In a build for tracing, each block begins with
  /// instructions that pass the block's number to the recorder. The instruction that loads the
  /// number of the next block therefore ends the block before it.
  private static func ends(_ line: Substring) -> Bool {
    let words = line.split(maxSplits: 2) { $0 == "\t" }
    guard words.count > 1 else { return false }
    return leavingInstructions.contains(words[1]) || line.contains("<__start___sancov_guards")
  }

  /// The names of the unconditional jump instructions of x86-64 and of arm64.
  private static let leavingInstructions: Set<Substring> = ["jmp", "b", "br"]

  /// Returns the address of the instruction in a line such as `  44ac70:  pushq %rbp`.
  ///
  /// Returns `nil` if the line does not begin with an address.
  private static func address(_ line: Substring.UTF8View) -> UInt64? {
    let digits = line.drop { $0 == UInt8(ascii: " ") }.prefix { $0 != UInt8(ascii: ":") }
    return UInt64(Substring(digits), radix: 16)
  }

  /// Returns the symbol in a line such as `000000000044ac70 <symbol>:`; `nil` for any other line.
  private static func function(_ line: Substring) -> String? {
    guard line.hasSuffix(">:"), let start = line.firstIndex(of: "<") else { return nil }
    return String(line[line.index(after: start)...].dropLast(2))
  }
}

extension Disassembly {
  /// Disassembles the functions with the given symbols, and reads their source locations.
  ///
  /// - Throws: ``ToolError`` when `llvm-objdump` is missing or fails.
  init(
    of symbols: [String], in program: URL, packageFolder: URL, toolchain: SwiftToolchain
  ) throws(ToolError) {
    let objdump = try toolchain.tool("llvm-objdump")
    // The system limits the length of an argument.
    let lists = stride(from: 0, to: symbols.count, by: 200).map { start in
      "--disassemble-symbols=" + symbols[start...].prefix(200).joined(separator: ",")
    }
    let answer = try toolchain.run(
      objdump, ["--disassemble", "--line-numbers", "--no-show-raw-insn"] + lists + [program.path],
      in: packageFolder, errors: .apart)
    if let failure = answer.failure {
      throw .failed(tool: "llvm-objdump", reason: failure, output: answer.tail)
    }
    self.init(of: answer.output, packageFolder: packageFolder.path)
  }
}
