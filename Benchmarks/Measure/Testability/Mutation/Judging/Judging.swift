import Dispatch
import Foundation
import Synchronization

/// The judging of many mutants, several at once.
struct Judging {
  private let mutants: [Mutant]
  private let judge: Judge

  init(of mutants: [Mutant], by judge: Judge) {
    self.mutants = mutants
    self.judge = judge
  }

  /// Judges all mutants, several at once.
  ///
  /// If the program did not come to an end with a mutant, this mutant is judged again, alone.
  ///
  /// - Parameter progress: A function that takes one short line of text.
  /// - Returns: The judged mutants, in the order of the mutants.
  /// - Throws: `ToolError` if a program cannot be started.
  func run(progress: (String) -> Void) throws -> [JudgedMutant] {
    struct State {
      var next = 0
      var judged: [JudgedMutant?]
      var error: (any Error)?
    }
    let state = Mutex(State(judged: Array(repeating: nil, count: mutants.count)))
    let done = DispatchSemaphore(value: 0)
    let workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
    let mutants = mutants
    let judge = judge
    for _ in 0..<workers {
      Thread.detachNewThread {
        defer { done.signal() }
        while true {
          let index = state.withLock { state -> Int? in
            guard state.error == nil, state.next < mutants.count else { return nil }
            defer { state.next += 1 }
            return state.next
          }
          guard let index else { return }
          do {
            let judged = try judge.judge(mutants[index])
            state.withLock { $0.judged[index] = judged }
          } catch {
            state.withLock { $0.error = error }
          }
        }
      }
    }
    let start = Date()
    var running = workers
    while running > 0 {
      if done.wait(timeout: .now() + 1) == .success { running -= 1 }
      let count = state.withLock { $0.judged.count { $0 != nil } }
      progress(
        "judging, \(count) of \(mutants.count)\(Self.timeLeft(count, of: mutants.count, since: start))"
      )
    }
    if let error = state.withLock({ $0.error }) { throw error }
    var judged = state.withLock { $0.judged.compactMap(\.self) }
    for index in judged.indices where judged[index].verdict.hasTimedOut {
      progress("judging again alone: \(judged[index].mutant.key)")
      judged[index] = try judge.judge(judged[index].mutant)
    }
    return judged
  }

  private static func timeLeft(_ count: Int, of all: Int, since start: Date) -> String {
    guard count > 20 else { return "" }
    let left = Date().timeIntervalSince(start) / Double(count) * Double(all - count)
    return left < 90 ? ", \(Int(left)) s left" : ", \(Int(left / 60)) min left"
  }
}
