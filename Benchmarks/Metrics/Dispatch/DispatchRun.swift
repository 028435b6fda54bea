import Architectures
import Foundation
import Scenarios

/// Measures what one interaction costs in each architecture.
///
/// Every measurement begins and ends with a check of the screen: what does not do the same cannot
/// be compared.
package struct DispatchRun: Sendable {
  /// The names of all interactions, in the order in which they are measured.
  @MainActor package static var interactions: [String] { allInteractions.map { $0.id } }

  private let architectures: [Architecture]
  private let baseline: Architecture
  private let isQuick: Bool

  /// Prepares to measure some architectures.
  ///
  /// - Parameters:
  ///   - architectures: What is measured, in any order.
  ///   - baseline: What the others are compared with, whether it is one of them or not.
  ///   - quick: Whether fewer rounds will do.
  package init(architectures: [Architecture], baseline: Architecture, quick: Bool) {
    self.architectures = architectures
    self.baseline = baseline
    isQuick = quick
  }

  /// Measures everything.
  ///
  /// Call it from synchronous code on the main thread.
  ///
  /// - Parameter progress: Is given a short line as each part begins.
  /// - Returns: The figures of every architecture and of the controls.
  /// - Throws: `DispatchError`.
  @MainActor package func measure(progress: (String) -> Void) throws -> DispatchResult {
    guard !Self.isDebugBuild else { throw DispatchError.debugBuild }
    try Self.requireNoJob()
    var measurement = DispatchMeasurement(
      architectures: architectures, baseline: baseline, plan: isQuick ? .quick : .full)
    return try measurement.run(progress: progress)
  }

  /// - Throws: `DispatchError.insideJob` where queued jobs cannot be run to their end.
  static func requireNoJob() throws(DispatchError) {
    guard Thread.isMainThread, withUnsafeCurrentTask(body: { $0 == nil }) else {
      throw .insideJob
    }
  }

  /// Whether assertions are evaluated, which is so without optimization only.
  static var isDebugBuild: Bool {
    var isDebugBuild = false
    assert(
      {
        isDebugBuild = true
        return true
      }())
    return isDebugBuild
  }
}
