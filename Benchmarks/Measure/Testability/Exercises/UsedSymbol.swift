/// A symbol that an object file uses, and another one has.
enum UsedSymbol {
  /// The beginnings of the symbols of Swift, of its runtime and of the compiler's own code.
  private static let runtime = ["swift_", "_swift_", "__swift_", "__llvm_", "$s"]
  /// The functions of C that the compiler calls.
  private static let memory: Set = ["memcpy", "memmove", "memset", "malloc", "free"]
  /// The names in Swift's libraries of chance, time, output, files and other programs.
  private static let outside = [
    "random", "randomElement", "shuffled", "shuffle", "SystemRandomNumberGenerator", "UUID",
    "ContinuousClock", "SuspendingClock", "now", "print", "debugPrint", "dump", "CommandLine",
    "FileManager", "FileHandle", "Process", "ProcessInfo", "Bundle", "UserDefaults", "Thread",
    "InputStream", "OutputStream", "URLSession", "contentsOf", "contentsOfFile", "write",
  ]
  /// The modules of Swift's libraries, as symbols begin with them.
  private static let libraries = ["$ss", "$sS", "$s10Foundation", "$s20FoundationEssentials"]

  /// Returns the name of what a symbol stands for, if judged code must not use it.
  ///
  /// C's functions are refused but for those that the compiler calls itself.
  static func refused(_ symbol: String) -> String? {
    guard runtime.contains(where: symbol.hasPrefix) else {
      return memory.contains(symbol) ? nil : symbol
    }
    if symbol == "swift_stdlib_random" { return "random" }
    // A date without arguments is that of the clock.
    if symbol.hasSuffix("4DateVACycfC") { return "Date()" }
    guard libraries.contains(where: symbol.hasPrefix) else { return nil }
    // A mangled name has the length before each part.
    return outside.first { symbol.contains("\($0.utf8.count)\($0)") }
  }
}
