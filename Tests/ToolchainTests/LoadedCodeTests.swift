import Foundation
import Testing

@testable import Toolchain

@Suite("The ranges of loaded code")
struct LoadedCodeTests {
  private static let maps = """
    555555554000-555555589000 r--p 00000000 fe:00 1 /some where/compare
    555555589000-555555642000 r-xp 00035000 fe:00 1 /some where/compare
    555555642000-555555650000 rw-p 000ee000 fe:00 1 /some where/compare
    7ffff0000000-7ffff0021000 rw-p 00000000 00:00 0
    7ffff1000000-7ffff1001000 r--p 00000000 fe:00 2 /usr/lib/libswift_Concurrency.so
    7ffff1001000-7ffff1002000 r-xp 00001000 fe:00 2 /usr/lib/libswift_Concurrency.so
    7ffff2000000-7ffff2100000 r-xp 00000000 fe:00 3 /usr/lib/libc.so.6
    7ffff3000000-7ffff3001000 r-xp 00000000 00:00 0 [vdso]
    damaged line
    """

  @Test("Executable parts belong to the program, the concurrency runtime or another library")
  func owners() {
    let ranges = LoadedCode.ranges(in: Self.maps, program: "/some where/compare")
    #expect(ranges.map(\.owner) == [.program, .runtime, .library, .library])
    #expect(ranges.map(\.isProgram) == [true, false, false, false])
    // An address less the slide is the one in the file.
    #expect(ranges.prefix(2).map { $0.start - $0.slide } == [0x35000, 0x1000])
  }

  @Test(
    "This process's own functions belong to the program",
    .enabled(
      if: FileManager.default.fileExists(atPath: "/proc/self/maps"),
      "Needs the memory map of Linux.")
  )
  func own() throws {
    let code = try LoadedCode()
    let function: @convention(c) () -> Void = {}
    let address = UInt64(UInt(bitPattern: unsafeBitCast(function, to: UnsafeRawPointer.self)))
    #expect(code.range(of: address).owner == .program)
    #expect(code.range(of: 1).owner == .library)
    // A part of the program can count as the runtime, and the code around it stays the program's.
    let part = try LoadedCode(runtimeCode: address..<address + 1)
    #expect(part.range(of: address).owner == .runtime)
    for neighbor in [address - 1, address + 1] {
      #expect(part.range(of: neighbor).owner == .program)
    }
  }
}
