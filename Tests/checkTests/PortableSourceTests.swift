import Foundation
import Testing
import Toolchain

@testable import check

@Suite("Sources that need nothing of Linux")
struct PortableSourceTests {
  private func problems(_ text: String, path: String = "a.swift") -> [String] {
    PortableSource(path: path, text: text).problems
  }

  @Test("No source of the package needs Linux outside of a condition")
  func package() throws {
    let sources = try PortableSource.all(in: PackageFolder.find(from: [URL(filePath: #filePath)]))
    #expect(sources.count > 500)
    #expect(sources.flatMap(\.problems) == [])
  }

  @Test(
    "An import, a header or a name of Linux outside of a condition is named with its line",
    arguments: [
      ("let a = 1\nimport Glibc", "a.c:2: Glibc is imported outside of a condition."),
      ("@preconcurrency import Musl", "a.c:1: Musl is imported outside of a condition."),
      ("#include <sys/eventfd.h>", "a.c:1: macOS may lack the header sys/eventfd.h."),
      ("\n  pipe2(&pair, 0)", "a.c:2: macOS has no pipe2."),
      ("#if os(Linux)\n#else\ngettid()\n#endif", "a.c:3: macOS has no gettid."),
      ("#if os(Linux) || DEBUG\ngettid()\n#endif", "a.c:2: macOS has no gettid."),
      ("#if !os(Linux)\ngettid()\n#endif", "a.c:2: macOS has no gettid."),
      ("#if defined(__linux__)\n#endif\nstatus.st_mtim", "a.c:3: macOS has no st_mtim."),
    ])
  func named(text: String, problem: String) {
    #expect(problems(text, path: "a.c") == [problem])
  }

  @Test(
    "Below a condition, in a comment or in a text, a name does no harm",
    arguments: [
      "import Foundation\n#include <unistd.h>",
      "#if canImport(Glibc)\nimport Glibc\n#elseif canImport(Musl)\nimport Musl\n#endif",
      "#if defined(__linux__) && defined(__x86_64__)\n#if A\n#else\n#include <ucontext.h>\n#endif\n#endif",
      "#ifdef PROBE_RECORDS\nprctl(1)\n#endif",
      "a() // unlike pipe2\n/// Source: memfd_create(2).", "let text = \"personality\"",
      "let text = \"\"\"\n  prctl\n  \"\"\"", "let pipe2s = 1",
    ])
  func harmless(text: String) {
    #expect(problems(text) == [])
  }

  @Test("Without Linux, no condition of it can be true")
  func switchedOff() {
    let source = PortableSource(
      path: "a.c",
      text: """
        #if os(Linux) && arch(x86_64) // os(Linux)
        #elseif canImport(Glibc)
        #if defined(__linux__) && defined(__x86_64__)
        """)
    #expect(
      source.withoutLinux == """
        #if os(WASI) && arch(wasm32) // os(WASI)
        #elseif os(WASI)
        #if defined(__no_linux__) && defined(__no_x86_64__)
        """)
  }
}
