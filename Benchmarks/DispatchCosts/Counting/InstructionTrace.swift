import CProbe
import Toolchain

/// Instructions that one thread ran, in order, until the recorder records again.
struct InstructionTrace {
  let steps: UnsafeBufferPointer<probe_step>
  /// Whose memory it is.
  private let recorder: InstructionRecorder

  init(steps: UnsafeBufferPointer<probe_step>, recorder: InstructionRecorder) {
    self.steps = steps
    self.recorder = recorder
  }

  /// Counts what the instructions did.
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
  /// Whether an instruction leads to another function by way of a register or a table.
  private func isHop(at index: Int, in code: LoadedCode) -> Bool {
    switch steps[index].dynamicBranch {
    case nil: return false
    case .call: return true
    case .jump:
      // A `switch` jumps by a table, too, within its function.
      guard index + 1 < steps.count else { return false }
      return !code.isWithinOneFunction(steps[index].address, steps[index + 1].address)
    }
  }
}

/// How an instruction leads to where a register or a table says.
private enum DynamicBranch {
  case call, jump
}

extension probe_step {
  /// How the instruction leads to where a register or a table says; `nil` if it does not.
  ///
  /// What is read relative to the instruction itself is the linker's table of imported functions.
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

/// On whose account instructions go: a library works for whoever called it.
private struct Account {
  /// From whose code to whose the thread went, and the stack at that moment.
  private var entries: [(owner: LoadedCode.Owner, stack: UInt64)] = [(.program, .max)]

  mutating func owner(of step: probe_step, in owner: LoadedCode.Owner) -> LoadedCode.Owner {
    // What was entered at a lower place on the stack has returned.
    while entries.count > 1, entries[entries.count - 1].stack < step.stack_pointer {
      entries.removeLast()
    }
    let latest = entries[entries.count - 1]
    if owner == .library || owner == latest.owner { return latest.owner }
    // A jump instead of a call takes the place of what jumped.
    if entries.count > 1, latest.stack == step.stack_pointer { entries.removeLast() }
    entries.append((owner, step.stack_pointer))
    return owner
  }
}

/// Counts calls by what they mean.
private struct CallCounts {
  var allocations = 0
  var allocatedBytes = 0
  var retains = 0
  var releases = 0
  var weakLoads = 0
  /// The function that is about to call the native one of its kind, and the stack at its entry.
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

/// Which of the blocks that were allocated meanwhile are still in use.
private struct LiveHeap {
  private var blocks: [UInt64: Int] = [:]
  /// Calls of the allocator that have not returned yet, and the stack at their entry.
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
