import Architectures
import CProcess
import Foundation

/// What this process has got from the allocator and not given back, to the byte.
enum LiveMemory {
  /// What the environment of a process must have so that nothing is kept in reserve.
  ///
  /// Source: the GNU C library's manual, "Memory Allocation Tunables".
  static let environment = [
    "GLIBC_TUNABLES": "glibc.malloc.tcache_count=0:glibc.malloc.mxfast=0",
    // So that a run of the same seed does the same.
    "SWIFT_DETERMINISTIC_HASHING": "1",
  ]

  /// Whether it can be found out in this process.
  static let isKnown =
    process_live_bytes() > 0
    && environment.allSatisfy { ProcessInfo.processInfo.environment[$0.key] == $0.value }

  /// By how many bytes some work has made it grow; 0 where that cannot be found out.
  static func growth(of work: () -> Void) -> Int {
    guard isKnown else {
      work()
      return 0
    }
    let before = process_live_bytes()
    work()
    return Int(process_live_bytes() - before)
  }
}

extension RandomSession {
  /// Whether plays of it leave something in memory.
  @MainActor func leavesMemory(in architecture: Architecture) -> Bool {
    // What is set up once in a process grows in the first plays.
    for _ in 0..<2 { _ = play(in: architecture, looksAtObjects: false) }
    // A table grows only now and then.
    return LiveMemory.growth {
      for _ in 0..<20 { _ = play(in: architecture, looksAtObjects: false) }
    } > 0
  }
}
