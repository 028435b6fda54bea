import Architectures
import Foundation
import Toolchain

/// A run that leaves parts out of a request's changes, and finds out who notices.
struct ChangeMistakeRun {
  private typealias Row = (architecture: Architecture, change: ChangePatch)
  private typealias FormerTests = (architecture: Architecture, texts: [String: String?])

  private let run: ChangeRun
  private let scratch: URL
  private let copy: BuiltCopy
  private let rows: [Row]

  /// Builds the changes of all rows in a copy.
  ///
  /// - Parameters:
  ///   - run: The run that builds the request.
  ///   - asked: The rows to look at; those whose changes do not compile are left out.
  ///   - scratch: The folder of the copy.
  ///   - progress: A function that takes one short line of text.
  /// - Throws: The errors of ``ChangeRun``.
  init(
    _ run: ChangeRun, of asked: [Architecture], in scratch: URL, progress: (String) -> Void
  ) throws {
    self.run = run
    self.scratch = scratch
    let (copy, failed) = try run.built(in: scratch, progress: progress)
    self.copy = copy
    rows = try asked.filter { failed[$0.id] == nil }.compactMap { row in
      try run.request.change(of: row, by: run.series, in: run.packageRoot).map { (row, $0) }
    }
  }

  /// Leaves each place out of the changes of the rows, and tests the mutants of added lines.
  ///
  /// - Parameters:
  ///   - compiler: The version of the toolchain's compiler.
  ///   - progress: A function that takes one short line of text.
  /// - Returns: What is noticed in each row.
  /// - Throws: The errors of ``ChangeRun``, and ``MutationError``.
  func results(
    compiler: String, progress: (String) -> Void
  ) throws -> [Architecture.ID: ChangeMistakes] {
    var results: [Architecture.ID: ChangeMistakes] = [:]
    let module = try ModuleCompiler(of: copy, build: scratch.appending(component: "build"))
    let places = try compiledPlaces(&results, module, progress)
    // What is built now is the whole change, which the former tests have to fit.
    try testFormerTests(&results, module, progress)
    let tests = try testMutants(&results, compiler: compiler, progress)
    try test(places, with: tests, &results, progress)
    return results
  }

  /// Adds the places of each row, and returns those that the compiler lets through.
  private func compiledPlaces(
    _ results: inout [Architecture.ID: ChangeMistakes], _ compiler: ModuleCompiler,
    _ progress: (String) -> Void
  ) throws -> [Architecture.ID: [(index: Int, place: LeftOutPlace)]] {
    var compiled: [Architecture.ID: [(Int, LeftOutPlace)]] = [:]
    for (row, change) in rows {
      progress("\(row.name): compiling it without one place")
      let places = LeftOutPlace.all(in: change)
      // If it refuses the whole change, too, it says nothing of a change without a place.
      if let file = change.sources.first(where: { $0.pathAfter != nil }) {
        guard try compiler.compiles([file.path: file.after]) else {
          throw ChangeError("\(run.request.title): the compiler refuses the change of \(row.name).")
        }
      }
      let answers = try places.concurrentMap { try compiler.compiles([$0.path: $0.text]) }
      var mistakes = ChangeMistakes()
      for (index, (place, compiles)) in zip(places, answers).enumerated() {
        mistakes.places.append(
          .init(file: place.path, line: place.line, notice: compiles ? .nobody : .compiler))
        if compiles { compiled[row.id, default: []].append((index, place)) }
      }
      results[row.id] = mistakes
    }
    return compiled
  }

  private func testMutants(
    _ results: inout [Architecture.ID: ChangeMistakes], compiler: String,
    _ progress: (String) -> Void
  ) throws -> [TestsAndScenarios] {
    let folder = scratch.appending(component: "mutants")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let package = try MutatedPackage(
      of: run.packageRoot, sources: copy.root, modules: rows.map(\.architecture), in: folder,
      toolchain: run.toolchain, compiler: compiler,
      isChosen: { mutant in
        rows.contains { $0.architecture.module == mutant.module && $0.change.adds(mutant) }
      }, progress: progress)
    return try rows.map { row, _ in
      progress("\(row.name): finding out what its tests reach")
      let tests = try TestsAndScenarios(of: row, in: package.copy)
      let mutants = package.list.mutants.filter { $0.module == row.module }
      results[row.id]?.count(try tests.tested(mutants) { progress("\(row.name): \($0)") }) { file in
        row.role(ofFile: file)?.usesViews != false
      }
      return tests
    }
  }

  /// Tests the rows without one place of each at a time.
  private func test(
    _ places: [Architecture.ID: [(index: Int, place: LeftOutPlace)]],
    with tests: [TestsAndScenarios], _ results: inout [Architecture.ID: ChangeMistakes],
    _ progress: (String) -> Void
  ) throws {
    var left = places
    while true {
      left = left.filter { !$0.value.isEmpty }
      guard !left.isEmpty else { return }
      let now = left.compactMapValues(\.first)
      progress("building without places, \(left.values.map(\.count).max() ?? 0) left")
      let texts = now.values.map { ($0.place.path, $0.place.text) }
      try withBuild(of: Dictionary(texts) { $1 }) { culprits in
        for test in tests {
          let row = test.architecture
          guard let (index, _) = now[row.id] else { continue }
          let notice: ChangeMistakes.Notice
          if let culprit = culprits[row.id] {
            notice = culprit.hasPrefix("Tests/") ? .tests : .compiler
          } else if culprits.isEmpty {
            notice = .init(of: try test.outcomes(in: copy))
          } else {
            continue
          }
          results[row.id]?.places[index].notice = notice
          left[row.id]?.removeFirst()
        }
      }
    }
  }

  /// Runs the view-free tests as they were before the changes.
  private func testFormerTests(
    _ results: inout [Architecture.ID: ChangeMistakes], _ compiler: ModuleCompiler,
    _ progress: (String) -> Void
  ) throws {
    progress("compiling the former tests")
    let former = try rows.concurrentMap { row, change -> FormerTests? in
      var texts: [String: String?] = [:]
      for file in change.tests {
        if let path = file.pathAfter { texts[path] = .some(nil) }
        if let path = file.pathBefore { texts[path] = file.before }
      }
      return try texts.isEmpty || compiler.compiles(texts) ? (row, texts) : nil
    }.compactMap(\.self)
    let texts = former.reduce(into: [:]) { $0.merge($1.texts) { $1 } }
    progress("building with the former tests")
    try withBuild(of: texts) { culprits in
      for (row, _) in former where culprits[row.id] == nil {
        results[row.id]?.redTests = culprits.isEmpty ? try copy.failures(inTestsOf: row) : nil
      }
    }
  }

  /// Builds the copy with other texts of some files, and puts the files back afterwards.
  ///
  /// - Parameters:
  ///   - texts: The texts by path; `nil` removes a file.
  ///   - use: A function that takes, for each row which does not compile, the first error.
  /// - Throws: ``ChangeError`` if no row is to blame for a failed build, and the errors of `use`.
  private func withBuild(
    of texts: [String: String?], use: ([Architecture.ID: String]) throws -> Void
  ) throws {
    let before = try FileTree(of: copy.root, folders: Array(texts.keys))
    let former = try texts.keys.map { ($0, try before.content(of: $0)) }
    func write(_ path: String, _ content: Data?) throws {
      let file = copy.root.appending(path: path)
      if let content {
        try content.write(to: file)
      } else if FileManager.default.fileExists(atPath: file.path) {
        try FileManager.default.removeItem(at: file)
      }
    }
    for (path, text) in texts { try write(path, text.map { Data($0.utf8) }) }
    defer { for (path, content) in former { try? write(path, content) } }
    let built = try BuiltCopy.build(
      copy.root, in: scratch.appending(component: "build"), toolchain: run.toolchain)
    try use(try run.culprits(among: rows.map(\.architecture), of: built, in: copy.root))
  }
}

extension ChangePatch {
  /// Returns true if a mutant is on a line that the change adds.
  fileprivate func adds(_ mutant: Mutant) -> Bool {
    sources.contains { file in
      file.path.hasSuffix("/\(mutant.module)/\(mutant.file)")
        && file.places.contains { $0.after.contains(mutant.line) }
    }
  }
}
