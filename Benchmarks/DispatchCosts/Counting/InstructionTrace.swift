import CProbe
import Toolchain

/// The instructions that one thread ran, in order; valid until the recorder records again.
struct InstructionTrace {
  let steps: UnsafeBufferPointer<probe_step>
  /// The owner of the memory, which must live as long.
  private let recorder: InstructionRecorder

  init(steps: UnsafeBufferPointer<probe_step>, recorder: InstructionRecorder) {
    self.steps = steps
    self.recorder = recorder
  }

  /// Counts the instructions and the events that they caused.
  func counts(in code: LoadedCode, calling functions: [UInt64: CountedFunction]) -> Counts {
    var account = Account()
    var calls = CallCounts()
    var heap = LiveHeap()
    var runtimeInstructions = 0
    var dynamicHops = 0
    var range = code.range(of: 0)
    for (index, step) in steps.enumerated() {
      if !range.contains(step.address) || range.owner == .program {
        range = code.range(of: step.address)
      }
      if account.owner(of: step, in: range.owner) == .runtime { runtimeInstructions += 1 }
      if range.owner == .program, isHop(at: index, in: code) { dynamicHops += 1 }
      heap.returned(to: step)
      calls.returned(to: step)
      guard let function = functions[step.address] else { continue }
      heap.called(function, at: step)
      calls.called(function, at: step)
    }
    return Counts([
      .instructions: steps.count, .runtimeInstructions: runtimeInstructions,
      .dynamicHops: dynamicHops, .retains: calls.retains, .releases: calls.releases,
      .weakLoads: calls.weakLoads, .allocations: calls.allocations,
      .allocatedBytes: calls.allocatedBytes, .liveBytes: heap.bytes,
    ])
  }
}

extension InstructionTrace {
  /// True if an instruction calls or jumps to another function through a register or a table.
  private func isHop(at index: Int, in code: LoadedCode) -> Bool {
    switch steps[index].dynamicBranch {
    case nil: return false
    case .call: return true
    case .jump:
      // A `switch` also jumps through a table, but within its function.
      guard index + 1 < steps.count else { return false }
      return !code.isWithinOneFunction(steps[index].address, steps[index + 1].address)
    }
  }
}

/// A branch whose target is in a register or in memory.
private enum DynamicBranch {
  case call, jump
}

extension probe_step {
  /// The kind of dynamic branch; `nil` if the instruction is none.
  ///
  /// A target that is read relative to the instruction itself is none: it is in the linker's table
  /// of imported functions.
  /// Source: Intel's Software Developer's Manual, volume 2: opcode FF, extensions 2 and 4.
  fileprivate var dynamicBranch: DynamicBranch? {
    guard var code = UnsafePointer<UInt8>(bitPattern: UInt(address)) else { return nil }
    while [0x3E, 0x66, 0xF2].contains(code.pointee) { code += 1 }
    if code.pointee & 0xF0 == 0x40 { code += 1 }
    guard code.pointee == 0xFF else { return nil }
    let operand = code[1]
    let isRelative = operand & 0xC7 == 0x05
    if isRelative { return nil }
    return switch operand >> 3 & 7 {
    case 2: .call
    case 4: .jump
    default: nil
    }
  }
}

/// Attributes instructions to the program or the runtime; those of a library go to its caller.
private struct Account {
  /// The owners of the code that the thread has entered, and the stack at each entry.
  private var entries: [(owner: LoadedCode.Owner, stack: UInt64)] = [(.program, .max)]

  mutating func owner(of step: probe_step, in owner: LoadedCode.Owner) -> LoadedCode.Owner {
    // Code that was entered with a lower stack pointer has returned.
    while entries.count > 1, entries[entries.count - 1].stack < step.stack_pointer {
      entries.removeLast()
    }
    let latest = entries[entries.count - 1]
    if owner == .library || owner == latest.owner { return latest.owner }
    // A tail call replaces the code that jumped.
    if entries.count > 1, latest.stack == step.stack_pointer { entries.removeLast() }
    entries.append((owner, step.stack_pointer))
    return owner
  }
}

/// Counts calls by their events.
private struct CallCounts {
  var allocations = 0
  var allocatedBytes = 0
  var retains = 0
  var releases = 0
  var weakLoads = 0
  /// The event of a forwarding function that has not called the native one yet, and the stack at
  /// its entry.
  private var forwarding: (event: CountedFunction.Event, stack: UInt64)?

  mutating func returned(to step: probe_step) {
    if let latest = forwarding, step.stack_pointer > latest.stack { forwarding = nil }
  }

  mutating func called(_ function: CountedFunction, at step: probe_step) {
    if !function.isForwarding, forwarding?.event == function.event {
      forwarding = nil
      return
    }
    if function.isForwarding { forwarding = (function.event, step.stack_pointer) }
    let times = function.isManyfold ? Int(UInt32(truncatingIfNeeded: step.argument2)) : 1
    switch function.event {
    case .allocation:
      allocations += 1
      allocatedBytes += Int(step.argument1)
    case .clearedAllocation:
      allocations += 1
      allocatedBytes += Int(step.argument1 * step.argument2)
    case .retain: retains += times
    case .release: releases += times
    case .weakLoad: weakLoads += 1
    case .reallocation, .deallocation: break
    }
  }
}

/// The blocks that were allocated during the recording and are still in use.
private struct LiveHeap {
  private var blocks: [UInt64: Int] = [:]
  /// The allocator's calls that have not returned yet, and the stack at their entry.
  private var pending: [(size: Int, stack: UInt64)] = []

  var bytes: Int { blocks.values.reduce(0, +) }

  mutating func returned(to step: probe_step) {
    while let latest = pending.last, step.stack_pointer > latest.stack {
      pending.removeLast()
      blocks[step.result] = latest.size
    }
  }

  mutating func called(_ function: CountedFunction, at step: probe_step) {
    switch function.event {
    case .allocation: pending.append((Int(step.argument1), step.stack_pointer))
    case .clearedAllocation:
      pending.append((Int(step.argument1 * step.argument2), step.stack_pointer))
    case .reallocation:
      blocks[step.argument1] = nil
      pending.append((Int(step.argument2), step.stack_pointer))
    case .deallocation: blocks[step.argument1] = nil
    case .retain, .release, .weakLoad: break
    }
  }
}
