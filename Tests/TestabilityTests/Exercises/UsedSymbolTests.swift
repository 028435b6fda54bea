import Testing

@testable import Testability

@Suite("Used symbols")
struct UsedSymbolTests {
  @Test(
    "Functions of C, and what Swift has for chance, time, output and files, are refused",
    arguments: [
      ("mkdir", "mkdir"), ("_exit", "_exit"), ("secure_getenv", "secure_getenv"),
      ("swift_stdlib_random", "random"), ("$sSb6randomSbyFZ", "random"),
      ("$ss5print_9separator10terminatoryypd_S2StF", "print"),
      ("$ss11CommandLineO9argumentsSaySSGvgZ", "CommandLine"),
      ("$s20FoundationEssentials4DateVACycfC", "Date()"),
      ("$s10Foundation11ProcessInfoC11environmentSDyS2SGvg", "ProcessInfo"),
      (
        "$s20FoundationEssentials4DataV5write2to7optionsyAA3URLV_So20NSDataWritingOptionsVtKF",
        "write"
      ),
    ])
  func refused(symbol: String, name: String) {
    #expect(UsedSymbol.refused(symbol) == name)
  }

  @Test(
    "What the compiler calls itself, values of Foundation and the kit's own names are used",
    arguments: [
      "swift_retain", "memcpy", "malloc", "_swift_stdlib_reportUnimplementedInitializerInFile",
      "$s20FoundationEssentials4DateV21timeIntervalSince1970ACSd_tcfC",
      "$s20FoundationEssentials4DataV5countSivg", "$s3MVP7ProcessC5printyyF", "$s5Views5write",
    ])
  func used(symbol: String) {
    #expect(UsedSymbol.refused(symbol) == nil)
  }
}
