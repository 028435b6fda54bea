import CCallRecorder
import Toolchain

/// Makes calls out of the blocks that ran.
///
/// The blocks say how deep the stack was. Asynchronous functions leave the stack when they wait, so
/// that who called whom follows from their contexts instead.
struct BlockReader {
  private(set) var recorded = RecordedCalls()

  private let symbols: SymbolTable
  private let slide: UInt64
  private let asyncFunctions: Set<String>

  /// What is known of an address.
  private var places: [UInt64: Place] = [:]
  /// The parts of functions by their beginnings in the program's file.
  private var parts: [UInt64: Part] = [:]
  private var symbolIndices: [String: Int] = [:]
  private var callIndices: [RecordedCalls.Call: Int] = [:]

  /// The calls that are not left yet, outermost first, and where they came from.
  private var stack: [OpenCall] = []
  private var outermost: [OpenCall] = []
  /// The latest activation of each asynchronous context.
  private var activations: [UInt64: Activation] = [:]
  private var jobs: [Job] = []
  private var jobCount = 0

  private struct Part {
    let function: RecordedFunction
    let symbol: Int
    /// The first block; none of a function runs before it.
    let entry: UInt64
  }

  private struct Place {
    let part: Part
    let isEntry: Bool
    let address: UInt64
  }

  /// What runs until it waits: an asynchronous function and what it has called.
  private struct Job {
    let number: Int
    /// How deep in the stack it runs, and what has started it.
    let depth: Int
    let starter: OpenCall?
    /// Those that were entered and have not returned, outermost first.
    var chain: [Activation]
  }

  init(symbols: SymbolTable, slide: UInt64, asyncFunctions: Set<String>) {
    self.symbols = symbols
    self.slide = slide
    self.asyncFunctions = asyncFunctions
  }

  /// Reads what was recorded from one time that nothing ran to the next.
  ///
  /// - Returns: The indices of the outermost calls, in order.
  mutating func read(_ blocks: some Sequence<calls_block>) -> [Int] {
    for block in blocks { read(block) }
    leave(to: 0)
    defer { outermost = [] }
    return outermost.map { keep($0) }
  }

  private mutating func read(_ block: calls_block) {
    guard let place = place(of: block.address) else { return }
    let depth = Int(block.depth)
    leave(to: depth)
    if place.isEntry { enter(place.part, block) }
    // A function of which nothing is known may stand between.
    guard stack.count == depth else { return }
    stack[depth - 1].blocks.insert(place.address)
  }

  private mutating func place(of address: UInt64) -> Place? {
    if let known = places[address] { return known }
    let inFile = address - slide
    guard let function = symbols.function(at: inFile) else { return nil }
    let part =
      parts[function.start]
      ?? {
        let understood = RecordedFunction(function.symbol, asyncFunctions: asyncFunctions)
        return Part(function: understood, symbol: index(of: understood.symbol), entry: inFile)
      }()
    parts[function.start] = part
    let place = Place(part: part, isEntry: part.entry == inFile, address: inFile)
    places[address] = place
    return place
  }

  private mutating func index(of symbol: String) -> Int {
    if let known = symbolIndices[symbol] { return known }
    let index = recorded.add(symbol: symbol)
    symbolIndices[symbol] = index
    return index
  }

  // MARK: Entering and leaving

  private mutating func enter(_ part: Part, _ block: calls_block) {
    let depth = Int(block.depth)
    switch part.function.entry {
    case .called:
      stack.removeLast(max(0, stack.count - (depth - 1)))
      push(OpenCall(symbol: part.symbol), calledBy: stack.last)
    case .calledAsynchronously:
      call(part, in: block.context, from: activations[block.outer_context], at: depth)
    case .resumed:
      goOn(part, in: block.context, at: depth) { $0.last === $1 }
    case .returnedTo:
      goOn(part, in: block.outer_context, at: depth) { chain, activation in
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

  /// Goes on with a function that was called before, in the same job if `isUnderWay`.
  private mutating func goOn(
    _ part: Part, in context: UInt64, at depth: Int,
    ifUnderWay isUnderWay: ([Activation], Activation) -> Bool
  ) {
    stack.removeLast(max(0, stack.count - (depth - 1)))
    let known = activations[context].flatMap { $0.symbol == part.symbol ? $0 : nil }
    let activation =
      known
      ?? Activation(
        symbol: part.symbol, caller: nil, call: OpenCall(symbol: part.symbol, resumes: true),
        job: 0)
    activations[context] = activation
    if let job = job(at: depth), isUnderWay(job.chain, activation) {
      unwind(to: activation)
    } else {
      beginJob(at: depth, chain: activation.chain)
    }
    let number = jobs[jobs.count - 1].number
    if activation.job == number {
      stack.append(activation.call)
    } else {
      activation.call = OpenCall(
        symbol: part.symbol, resumes: true, isReturnedTo: part.function.entry == .returnedTo)
      activation.job = number
      push(activation.call, calledBy: stack.last)
    }
  }

  /// The job that runs at a depth, started by whoever is the latest above it.
  private func job(at depth: Int) -> Job? {
    jobs.last.flatMap { $0.depth == depth && $0.starter === stack.last ? $0 : nil }
  }

  private mutating func beginJob(at depth: Int, chain: [Activation]) {
    while let latest = jobs.last, latest.depth >= depth { endJob() }
    jobCount += 1
    jobs.append(Job(number: jobCount, depth: depth, starter: stack.last, chain: chain))
  }

  /// Forgets those that have returned to an activation.
  private mutating func unwind(to activation: Activation) {
    while let latest = jobs[jobs.count - 1].chain.last, latest !== activation {
      jobs[jobs.count - 1].chain.removeLast()
    }
  }

  /// Whoever has not returned when a job ends waits.
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

  // MARK: Keeping

  private mutating func keep(_ open: OpenCall) -> Int {
    let call = RecordedCalls.Call(
      symbol: open.symbol, blocks: open.blocks.sorted(), resumes: open.resumes,
      isReturnedTo: open.isReturnedTo, suspends: open.suspends, calls: open.calls.map { keep($0) })
    if let known = callIndices[call] { return known }
    let index = recorded.add(call)
    callIndices[call] = index
    return index
  }
}
