import CCallRecorder
import Toolchain

/// A reader that derives the calls between functions from the basic blocks that ran.
///
/// Each block comes with the depth of the stack, which shows the caller of a synchronous function.
/// An asynchronous function leaves the stack when the function waits. The caller of an asynchronous
/// function is shown by the function's context, a piece of memory outside of the stack.
struct BlockReader {
  /// The calls of all recordings so far.
  var recorded: RecordedCalls { RecordedCalls(symbols: names.values, calls: calls.values) }

  private let symbols: SymbolTable
  private let slide: UInt64
  private let asyncFunctions: Set<String>

  /// The blocks that were read before; the key is the address of the block in memory.
  private var knownBlocks: [UInt64: Block] = [:]
  /// The known parts of functions, by the first address of each part in the program's file.
  ///
  /// A part is the code of an asynchronous function between two suspensions, or a whole function.
  private var parts: [UInt64: Part] = [:]
  private var names = UniqueValues<String>()
  private var calls = UniqueValues<RecordedCalls.Call>()

  /// The calls that are on the stack, from the outermost call to the latest one.
  private var stack: [OpenCall] = []
  /// The calls of this recording that have no recorded caller, in the order in which they began.
  private var outermost: [OpenCall] = []
  /// The latest run of an asynchronous function in each context; the key is the context's address.
  ///
  /// A context is memory outside of the stack in which an asynchronous function keeps its state.
  private var activations: [UInt64: Activation] = [:]
  private var jobs: [Job] = []
  private var jobCount = 0

  private struct Part {
    let function: RecordedFunction
    let symbol: Int
    /// The address of the part's first block in the program's file.
    ///
    /// A part is the code of an asynchronous function between two suspensions, or a whole function.
    /// The first block runs before all other blocks of the part.
    let firstBlock: UInt64
  }

  private struct Block {
    let part: Part
    let isFirst: Bool
    /// The address of the block in the program's file.
    let address: UInt64
  }

  /// A job of the concurrency runtime, which runs asynchronous functions until they wait or return.
  private struct Job {
    let number: Int
    /// The number of functions on the stack while an asynchronous function of the job runs.
    let depth: Int
    /// The latest call on the stack when the job began; `nil` if the stack was empty.
    let starter: OpenCall?
    /// The job's runs of asynchronous functions that have not returned, the outermost run first.
    var chain: [Activation]
  }

  init(symbols: SymbolTable, slide: UInt64, asyncFunctions: Set<String>) {
    self.symbols = symbols
    self.slide = slide
    self.asyncFunctions = asyncFunctions
  }

  /// Derives calls from the blocks of one recording, and adds the calls to ``recorded``.
  ///
  /// The recording must begin and end while no recorded function is running.
  ///
  /// - Returns: The indices of the outermost calls in ``recorded``, in order.
  mutating func read(_ blocks: some Sequence<calls_block>) -> [Int] {
    for block in blocks { read(block) }
    leave(to: 0)
    defer { outermost = [] }
    return outermost.map { store($0) }
  }

  private mutating func read(_ block: calls_block) {
    guard let known = knownBlock(at: block.address) else { return }
    let depth = Int(block.depth)
    leave(to: depth)
    if known.isFirst { enter(known.part, block) }
    // The stack is lower if it holds a function without a symbol.
    guard stack.count == depth else { return }
    stack[depth - 1].blocks.insert(known.address)
  }

  private mutating func knownBlock(at address: UInt64) -> Block? {
    if let known = knownBlocks[address] { return known }
    let inFile = address - slide
    guard let function = symbols.function(at: inFile) else { return nil }
    let part =
      parts[function.start]
      ?? {
        let understood = RecordedFunction(function.symbol, asyncFunctions: asyncFunctions)
        return Part(
          function: understood, symbol: names.index(of: understood.symbol), firstBlock: inFile)
      }()
    parts[function.start] = part
    let block = Block(part: part, isFirst: part.firstBlock == inFile, address: inFile)
    knownBlocks[address] = block
    return block
  }

  // MARK: Entering and leaving

  private mutating func enter(_ part: Part, _ block: calls_block) {
    let depth = Int(block.depth)
    switch part.function.entryKind {
    case .called:
      stack.removeLast(max(0, stack.count - (depth - 1)))
      push(OpenCall(symbol: part.symbol), calledBy: stack.last)
    case .calledAsynchronously:
      call(part, in: block.context, from: activations[block.outer_context], at: depth)
    case .resumed:
      resume(part, in: block.context, at: depth) { $0.last === $1 }
    case .returnedTo:
      resume(part, in: block.outer_context, at: depth) { chain, activation in
        chain.contains { $0 === activation }
      }
    }
  }

  private mutating func push(_ call: OpenCall, calledBy caller: OpenCall?) {
    if let caller { caller.calls.append(call) } else { outermost.append(call) }
    stack.append(call)
  }

  private mutating func call(
    _ part: Part, in context: UInt64, from caller: Activation?, at depth: Int
  ) {
    stack.removeLast(max(0, stack.count - (depth - 1)))
    let caller = caller.flatMap { caller in
      job(at: depth)?.chain.contains { $0 === caller } == true ? caller : nil
    }
    let open = OpenCall(symbol: part.symbol)
    if let caller { unwind(to: caller) } else { beginJob(at: depth, chain: []) }
    push(open, calledBy: caller?.call ?? stack.last)
    let activation = Activation(
      symbol: part.symbol, caller: caller, call: open, job: jobs[jobs.count - 1].number)
    activations[context] = activation
    jobs[jobs.count - 1].chain.append(activation)
  }

  /// Continues the run of an asynchronous function after a suspension.
  ///
  /// `isPartOfJob` takes the runs of the latest job that have not returned, and the run that
  /// continues. It returns true if that run continues in the latest job, and false if it begins a
  /// new job.
  private mutating func resume(
    _ part: Part, in context: UInt64, at depth: Int,
    inJobIf isPartOfJob: ([Activation], Activation) -> Bool
  ) {
    stack.removeLast(max(0, stack.count - (depth - 1)))
    let known = activations[context].flatMap { $0.symbol == part.symbol ? $0 : nil }
    let activation =
      known
      ?? Activation(
        symbol: part.symbol, caller: nil, call: OpenCall(symbol: part.symbol, resumes: true),
        job: 0)
    activations[context] = activation
    if let job = job(at: depth), isPartOfJob(job.chain, activation) {
      unwind(to: activation)
    } else {
      beginJob(at: depth, chain: activation.chain)
    }
    let number = jobs[jobs.count - 1].number
    if activation.job == number {
      stack.append(activation.call)
    } else {
      activation.call = OpenCall(
        symbol: part.symbol, resumes: true, isReturnedTo: part.function.entryKind == .returnedTo)
      activation.job = number
      push(activation.call, calledBy: stack.last)
    }
  }

  /// Returns the latest job if the job runs at `depth` and was started by the latest call on the
  /// stack.
  ///
  /// Returns `nil` if there is no such job. The depth is the number of functions on the stack.
  private func job(at depth: Int) -> Job? {
    jobs.last.flatMap { $0.depth == depth && $0.starter === stack.last ? $0 : nil }
  }

  private mutating func beginJob(at depth: Int, chain: [Activation]) {
    while let latest = jobs.last, latest.depth >= depth { endJob() }
    jobCount += 1
    jobs.append(Job(number: jobCount, depth: depth, starter: stack.last, chain: chain))
  }

  /// Removes all runs after `activation` from the latest job's chain, because they have returned.
  ///
  /// The chain is the list of the job's runs of asynchronous functions.
  private mutating func unwind(to activation: Activation) {
    while let latest = jobs[jobs.count - 1].chain.last, latest !== activation {
      jobs[jobs.count - 1].chain.removeLast()
    }
  }

  /// Ends the latest job, and marks as suspended those calls of the job that have not returned.
  private mutating func endJob() {
    let job = jobs.removeLast()
    for activation in job.chain where activation.job == job.number {
      activation.call.suspends = true
    }
  }

  private mutating func leave(to depth: Int) {
    stack.removeLast(max(0, stack.count - depth))
    while let latest = jobs.last, latest.depth > depth { endJob() }
  }

  // MARK: Storing

  private mutating func store(_ open: OpenCall) -> Int {
    calls.index(
      of: RecordedCalls.Call(
        symbol: open.symbol, blocks: open.blocks.sorted(), resumes: open.resumes,
        isReturnedTo: open.isReturnedTo, suspends: open.suspends,
        calls: open.calls.map { store($0) }))
  }
}
