import Testing

@testable import Metrics

@Suite("What llvm-objdump says about the sources")
struct DisassemblyTests {
  private static let text = """

    app:\tfile format elf64-x86-64

    Disassembly of section .text:

    0000000000001000 <$s1A3tapyyF>:
    ; $s1A3tapyyF():
    ; /kit/Sources/A/Greeting/Presenter.swift:12
      1000:      \tpushq\t%rbp
      1008:      \tcallq\t0x74ef0 <__sanitizer_cov_trace_pc_guard>
      100d:      \tmovq\t%rdi, -80(%rbp)
    ; /kit/Sources/A/Greeting/Presenter.swift:14
      1012:      \tcallq\t0x48020 <memset@plt>
    ; /kit/Sources/A/Greeting/Presenter.swift:0
      1018:      \tcallq\t0x74ef0 <__sanitizer_cov_trace_pc_guard>
      101d:      \tnop
    ; /kit/Sources/B/Other.swift:3
      1020:      \tnop
    ; /kit/Sources/A/Greeting/Presenter.swift:15
      1021:      \tretq

    0000000000001100 <$s1A1gWOh>:
    ; $s1A1gWOh():
    ; <compiler-generated>:0
      1100:      \tretq
    """

  private let disassembly = Disassembly(of: text, packageFolder: "/kit")

  @Test("A function is where its first line is")
  func place() {
    #expect(
      disassembly.places["$s1A3tapyyF"]
        == .init(file: "Sources/A/Greeting/Presenter.swift", line: 12))
  }

  @Test("What the compiler has made is nowhere, nor is what lies outside of the package")
  func nowhere() {
    #expect(disassembly.places["$s1A1gWOh"] == nil)
    #expect(Disassembly(of: Self.text, packageFolder: "/other").places.isEmpty)
  }

  @Test("A block has the lines of its function's file, from its beginning to the next")
  func lines() {
    #expect(disassembly.lines == [0x100d: [12, 14], 0x101d: [15]])
  }

  @Test("Anything else says nothing", arguments: ["", "\n\n", "; :\n :\n<>:\n", "  zz: nop\n"])
  func strange(text: String) {
    let disassembly = Disassembly(of: text, packageFolder: "/kit")
    #expect(disassembly.places.isEmpty)
    #expect(disassembly.lines.isEmpty)
  }
}
