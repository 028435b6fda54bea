import CProbe
import Toolchain

/// The sums over the instructions of a recording, such as the number of indirect calls.
///
/// The counters take their counts from these sums.
struct InstructionTally {
  private(set) var instructions = 0
  /// The number of instructions of the concurrency runtime, of libdispatch and of this program's
  /// own loop that runs queued jobs.
  ///
  /// The instructions of the library functions that these three call are included.
  private(set) var runtimeInstructions = 0
  /// The number of calls by this program's own code whose target comes from a register or a table.
  private(set) var dynamicCalls = 0
  /// The number of such jumps by this program's own code from one function to another.
  private(set) var dynamicJumps = 0
  /// The number of bytes that were requested with `malloc` and `calloc`.
  private(set) var allocatedBytes = 0
  /// The number of bytes that were allocated during the recording and have not been freed.
  var liveBytes: Int { blocks.values.reduce(0, +) }

  private var account = Account()
  private var counts: [CountedFunction.Event: Int] = [:]
  /// The event that was counted for a function that will call a second function for the same event.
  ///
  /// The event is not counted again for the second function. For example,
  /// `swift_bridgeObjectRetain` calls `swift_retain`, and the two calls count as one retain.
  /// `stack` is the stack pointer when the first function was entered.
  private var forwarding: (event: CountedFunction.Event, stack: UInt64)?
  /// The sizes of the memory blocks that are still in use; the key is the block's address.
  private var blocks: [UInt64: Int] = [:]
  /// The calls of the allocator that have not returned yet.
  ///
  /// `size` is the requested number of bytes, and `stack` is the stack pointer at the entry.
  private var pending: [(size: Int, stack: UInt64)] = []

  /// Returns the number of events of one kind, such as retains.
  ///
  /// One call can cause several events: `swift_retain_n` has the number of retains as an argument.
  func calls(of event: CountedFunction.Event) -> Int {
    counts[event, default: 0]
  }

  /// Adds the next instruction to the sums.
  ///
  /// - Parameters:
  ///   - step: The instruction, and the values of the registers before the instruction runs.
  ///   - owner: The owner of the code that contains the instruction.
  ///   - branch: The kind of an indirect branch of this program's own code to another function.
  ///   - function: The counted function, such as `malloc`, that begins with the instruction.
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
    while let latest = pending.last, step.stack_pointer > latest.stack {
      pending.removeLast()
      blocks[step.result] = latest.size
    }
    if let latest = forwarding, step.stack_pointer > latest.stack { forwarding = nil }
    if let function { add(function, at: step) }
  }

  /// Adds the call of a counted function.
  private mutating func add(_ function: CountedFunction, at step: probe_step) {
    if !function.isForwarding, forwarding?.event == function.event {
      forwarding = nil
      return
    }
    if function.isForwarding { forwarding = (function.event, step.stack_pointer) }
    let times = function.isManyfold ? Int(UInt32(truncatingIfNeeded: step.argument2)) : 1
    counts[function.event, default: 0] += times
    switch function.event {
    case .allocation: allocate(Int(step.argument1), at: step)
    case .clearedAllocation: allocate(Int(step.argument1 * step.argument2), at: step)
    case .reallocation:
      blocks[step.argument1] = nil
      pending.append((Int(step.argument2), step.stack_pointer))
    case .deallocation: blocks[step.argument1] = nil
    case .retain, .release, .weakLoad: break
    }
  }

  private mutating func allocate(_ size: Int, at step: probe_step) {
    allocatedBytes += size
    pending.append((size, step.stack_pointer))
  }
}

/// The kind of an indirect branch: a call or a jump whose target comes from a register or a table.
enum DynamicBranch {
  case call, jump
}

/// The assignment of each instruction to this program or to the runtime.
///
/// The runtime is the concurrency runtime with libdispatch and the loop that runs queued jobs. The
/// instructions of any other library count for the code that called the library.
private struct Account {
  /// The stack of the code that the thread has entered and not left.
  ///
  /// `owner` is the owner of the code: this program or the runtime. `stack` is the value of the
  /// stack pointer when the code was entered.
  private var entries: [(owner: LoadedCode.Owner, stack: UInt64)] = [(.program, .max)]

  mutating func owner(of step: probe_step, in owner: LoadedCode.Owner) -> LoadedCode.Owner {
    // Code that was entered with a lower stack pointer has returned.
    while entries.count > 1, entries[entries.count - 1].stack < step.stack_pointer {
      entries.removeLast()
    }
    let latest = entries[entries.count - 1]
    if owner == .library || owner == latest.owner { return latest.owner }
    // Code that is entered by a jump takes the place of the code that jumped.
    if entries.count > 1, latest.stack == step.stack_pointer { entries.removeLast() }
    entries.append((owner, step.stack_pointer))
    return owner
  }
}
