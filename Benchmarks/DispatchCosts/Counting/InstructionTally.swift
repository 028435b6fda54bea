import CProbe
import Toolchain

/// The sums over a recording that counters are read off.
struct InstructionTally {
  /// The recorded instructions.
  private(set) var instructions = 0
  /// Of the instructions, those of the concurrency runtime, of libdispatch and of the queue that
  /// hands out their jobs, with the library functions that these call.
  private(set) var runtimeInstructions = 0
  /// The calls by the kit's own code to where a register or a table says.
  private(set) var dynamicCalls = 0
  /// Jumps by the kit's own code out of a function to where a register or a table says.
  private(set) var dynamicJumps = 0
  /// The bytes that were asked of the allocator.
  var allocatedBytes: Int { calls.allocatedBytes }
  /// The bytes of the allocated blocks that were not freed again.
  var liveBytes: Int { heap.bytes }

  private var account = Account()
  private var calls = CallCounts()
  private var heap = LiveHeap()

  /// The calls of functions with an effect, as often as each asks for it.
  func calls(of event: CountedFunction.Event) -> Int {
    calls.count(of: event)
  }

  /// Takes the next instruction into account.
  ///
  /// - Parameters:
  ///   - step: The instruction, and the registers before it.
  ///   - owner: The owner of the code that it lies in.
  ///   - branch: Its call or jump from the kit's own code to where a register or a table says;
  ///     `nil` if it makes none.
  ///   - function: The counted function that begins with it.
  mutating func add(
    _ step: probe_step, in owner: LoadedCode.Owner, branch: DynamicBranch?,
    function: CountedFunction?
  ) {
    instructions += 1
    if account.owner(of: step, in: owner) == .runtime { runtimeInstructions += 1 }
    switch branch {
    case nil: break
    case .call: dynamicCalls += 1
    case .jump: dynamicJumps += 1
    }
    heap.returned(to: step)
    calls.returned(to: step)
    guard let function else { return }
    heap.called(function, at: step)
    calls.called(function, at: step)
  }
}

/// A call or a jump to where a register or a table says.
enum DynamicBranch {
  case call, jump
}

/// Finds the owner that an instruction counts for: a library's instructions count for its caller.
private struct Account {
  /// The owners that the thread entered and has not left, and the stack at each entry.
  private var entries: [(owner: LoadedCode.Owner, stack: UInt64)] = [(.program, .max)]

  mutating func owner(of step: probe_step, in owner: LoadedCode.Owner) -> LoadedCode.Owner {
    // Code that was entered with a lower stack pointer has returned.
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

/// Counts calls by their events.
private struct CallCounts {
  private(set) var allocatedBytes = 0
  private var counts: [CountedFunction.Event: Int] = [:]
  /// The function that is about to call the native one of its kind, and the stack at its entry.
  private var forwarding: (event: CountedFunction.Event, stack: UInt64)?

  func count(of event: CountedFunction.Event) -> Int {
    counts[event, default: 0]
  }

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
    counts[function.event, default: 0] += times
    switch function.event {
    case .allocation: allocatedBytes += Int(step.argument1)
    case .clearedAllocation: allocatedBytes += Int(step.argument1 * step.argument2)
    case .reallocation, .deallocation, .retain, .release, .weakLoad: break
    }
  }
}

/// The blocks that were allocated meanwhile and are still in use.
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
