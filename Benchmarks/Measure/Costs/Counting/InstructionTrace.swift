import CProbe
import Toolchain

/// The recorded instructions of one thread, in the order in which they ran.
///
/// The trace is valid until its recorder makes another recording.
struct InstructionTrace {
  let steps: UnsafeBufferPointer<probe_step>
  /// The recorder that owns the memory of the instructions, and must live as long as the trace.
  let recorder: InstructionRecorder

  /// Returns the counts of the recorded work, one for each counter.
  ///
  /// Each key of the counted functions is the address of the function.
  func counts(in code: LoadedCode, calling functions: [UInt64: CountedFunction]) -> Counts {
    var tally = InstructionTally()
    var range = code.range(of: 0)
    for index in steps.indices {
      let step = steps[index]
      if !range.contains(step.address) { range = code.range(of: step.address) }
      tally.add(
        step, in: range.owner,
        branch: range.owner == .program ? hop(at: index, in: code) : nil,
        // A look-up for each instruction takes long, and functions begin at multiples of 16.
        function: step.address.isMultiple(of: 16) ? functions[step.address] : nil)
    }
    return Counts(
      Dictionary(uniqueKeysWithValues: Counter.allCases.map { ($0, $0.count(in: tally)) }))
  }
}

extension InstructionTrace {
  /// Returns `call` for an indirect call, and `jump` for an indirect jump to another function.
  ///
  /// The result is `nil` for every other instruction, such as a jump within one function.
  private func hop(at index: Int, in code: LoadedCode) -> DynamicBranch? {
    guard let branch = steps[index].dynamicBranch else { return nil }
    if branch == .jump {
      // A `switch` also jumps through a table, but within its function.
      guard index + 1 < steps.count,
        !code.isWithinOneFunction(steps[index].address, steps[index + 1].address)
      else { return nil }
    }
    return branch
  }
}

extension probe_step {
  /// The kind of the instruction if it is an indirect branch; `nil` for every other instruction.
  ///
  /// The value is also `nil` for a branch whose target is stored at an address relative to the
  /// instruction: such a branch goes through the linker's table of imported functions.
  /// Source: Intel's Software Developer's Manual, volume 2: opcode FF, extensions 2 and 4.
  fileprivate var dynamicBranch: DynamicBranch? {
    guard var code = UnsafePointer<UInt8>(bitPattern: UInt(address)) else { return nil }
    while code.pointee == 0x3E || code.pointee == 0x66 || code.pointee == 0xF2 { code += 1 }
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
