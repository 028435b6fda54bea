import Architectures
import CProcess
import Foundation

/// The memory that this process has got from the allocator and not given back, to the byte.
enum LiveMemory {
  /// The environment of a process in which the allocator keeps nothing in reserve.
  ///
  /// Source: the GNU C library's manual, "Memory Allocation Tunables".
  static let environment = [
    "GLIBC_TUNABLES": "glibc.malloc.tcache_count=0:glibc.malloc.mxfast=0",
    // A run of the same seed must do the same.
    "SWIFT_DETERMINISTIC_HASHING": "1",
  ]

  /// True if the memory of this process is known exactly.
  static let isKnown =
    process_live_bytes() > 0
    && environment.allSatisfy { ProcessInfo.processInfo.environment[$0.key] == $0.value }

  /// Does some work, and returns the bytes by which memory grew; 0 where that is unknown.
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
  /// Returns true if plays of the session leave something in memory.
  @MainActor func leavesMemory(in architecture: Architecture) -> Bool {
    // The first plays set up objects that stay for the whole process.
    for _ in 0..<2 { _ = play(in: architecture, looksAtObjects: false) }
    // A table grows only now and then.
    return LiveMemory.growth {
      for _ in 0..<20 { _ = play(in: architecture, looksAtObjects: false) }
    } > 0
  }
}
