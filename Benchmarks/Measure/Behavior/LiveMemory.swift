import Architectures
import CProcess
import Foundation

/// Exact measurements of the memory that this process has allocated and not freed.
enum LiveMemory {
  /// The environment variables of a process whose memory is measured.
  ///
  /// With these variables, the process keeps no freed memory in reserve.
  ///
  /// Source: the GNU C library's manual, "Memory Allocation Tunables".
  static let environment = [
    "GLIBC_TUNABLES": "glibc.malloc.tcache_count=0:glibc.malloc.mxfast=0",
    // Two runs with the same seed must not differ.
    "SWIFT_DETERMINISTIC_HASHING": "1",
  ]

  /// True if this process can measure exactly how much memory is allocated.
  static let isKnown =
    process_live_bytes() > 0
    && environment.allSatisfy { ProcessInfo.processInfo.environment[$0.key] == $0.value }

  /// Calls a function, and returns the number of bytes by which the allocated memory grew.
  ///
  /// The result is 0 if this process cannot measure its memory exactly.
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
  /// Returns true if repeated plays of the session leak memory in an architecture.
  @MainActor func leavesMemory(in architecture: Architecture) -> Bool {
    // The first plays set up objects that stay for the whole process.
    for _ in 0..<2 { _ = play(in: architecture, looksAtObjects: false) }
    // A table of leaked values grows only now and then, so there are several plays.
    let playCount = 20
    let growth = LiveMemory.growth {
      for _ in 0..<playCount { _ = play(in: architecture, looksAtObjects: false) }
    }
    // Travelling makes the time zone of the process anew, in a block of memory that may be a few
    // bytes larger than the former one. A leak is a pointer in each play at least.
    return growth >= playCount * MemoryLayout<Int>.size
  }
}
