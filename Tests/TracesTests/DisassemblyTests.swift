import Testing

@testable import Traces

@Suite("Reading the disassembly of llvm-objdump")
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

  @Test("The place of a function is its first line")
  func place() {
    #expect(
      disassembly.places["$s1A3tapyyF"]
        == .init(file: "Sources/A/Greeting/Presenter.swift", line: 12))
  }

  @Test("Code that the compiler made, or outside of the package, has no place")
  func nowhere() {
    #expect(disassembly.places["$s1A1gWOh"] == nil)
    #expect(Disassembly(of: Self.text, packageFolder: "/other").places.isEmpty)
  }

  @Test("A block has the lines of its function's file, from its beginning to the next")
  func lines() {
    #expect(disassembly.lines == [0x100d: [12, 14], 0x101d: [15]])
  }

  @Test("Each of two branches has only its own lines")
  func branches() {
    let disassembly = Disassembly(
      of: """
        0000000000144bd0 <run>:
        ; /kit/Sources/A/View.swift:152
          144be4:      \tleaq\t6231457(%rip), %rdi     # 0x73618c <__start___sancov_guards+0xd58c>
          144beb:      \tcallq\t0x7f8f0 <__sanitizer_cov_trace_pc_guard>
          144bf0:      \tleaq\t-16(%rbp), %rdi
        ; /kit/Sources/A/View.swift:153
          144c1f:      \ttestb\t$1, %al
          144c21:      \tjne\t0x144c25 <run+0x55>
          144c23:      \tjmp\t0x144c45 <run+0x75>
          144c25:      \tmovq\t-40(%rbp), %r13
        ; /kit/Sources/A/View.swift:154
          144c29:      \tleaq\t6231388(%rip), %rdi     # 0x73618c <__start___sancov_guards+0xd58c>
          144c30:      \taddq\t$4, %rdi
          144c34:      \tcallq\t0x7f8f0 <__sanitizer_cov_trace_pc_guard>
          144c39:      \tmovq\t(%r13), %rax
          144c3d:      \tcallq\t*504(%rax)
        ; /kit/Sources/A/View.swift:155
          144c43:      \tjmp\t0x144c63 <run+0x93>
          144c45:      \tmovq\t-40(%rbp), %r13
        ; /kit/Sources/A/View.swift:156
          144c49:      \tleaq\t6231356(%rip), %rdi     # 0x73618c <__start___sancov_guards+0xd58c>
          144c54:      \tcallq\t0x7f8f0 <__sanitizer_cov_trace_pc_guard>
          144c59:      \tmovq\t(%r13), %rax
        ; /kit/Sources/A/View.swift:158
          144c63:      \tleaq\t6231342(%rip), %rdi     # 0x736198 <__start___sancov_guards+0xd598>
          144c6a:      \tcallq\t0x7f8f0 <__sanitizer_cov_trace_pc_guard>
          144c6f:      \taddq\t$40, %rsp
          144c76:      \tretq
        """, packageFolder: "/kit")
    #expect(
      disassembly.lines == [
        0x144bf0: [152, 153], 0x144c39: [154], 0x144c59: [156], 0x144c6f: [158],
      ])
  }

  @Test(
    "Any other text gives no places and no lines",
    arguments: ["", "\n\n", "; :\n :\n<>:\n", "  zz: nop\n"])
  func strange(text: String) {
    let disassembly = Disassembly(of: text, packageFolder: "/kit")
    #expect(disassembly.places.isEmpty)
    #expect(disassembly.lines.isEmpty)
  }
}
