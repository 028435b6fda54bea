import Architectures
import Foundation
import Toolchain

/// A run that leaves parts out of a request's changes, and finds out who notices.
struct ChangeMistakeRun {
  private typealias Row = (architecture: Architecture, change: ChangePatch)
  private typealias NoticedPlace = (place: LeftOutPlace, notice: ChangeMistakes.Notice?)
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
    let (copy, failed) = try run.built(in: scratch, testing: asked, progress: progress)
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
    let module = try ModuleCompiler(of: copy, build: scratch.appending(component: "build"))
    var results: [Architecture.ID: ChangeMistakes] = [:]
    let tests = try testMutants(&results, compiler: compiler, progress)
    // The copy is built with the whole change. For each place, one module of it is exchanged.
    var places = try zip(rows, tests).map { row, tests in
      progress("\(row.architecture.name): leaving out one place")
      return try noticedPlaces(of: row, module, tests)
    }
    try test(tests, &places, progress)
    for (row, places) in zip(rows, places) {
      results[row.architecture.id]?.places = places.compactMap { place, notice in
        notice.map { .init(file: place.path, line: place.line, notice: $0) }
      }
    }
    try testFormerTests(&results, module, progress)
    return results
  }

  /// Returns the places of a row with the first one who notices that each is left out; `nil` for a
  /// place without which other modules have to be built anew.
  private func noticedPlaces(
    of row: Row, _ compiler: ModuleCompiler, _ tests: TestsAndScenarios
  ) throws -> [NoticedPlace] {
    let (architecture, change) = row
    let folder = scratch.appending(component: "places")
    try? FileManager.default.removeItem(at: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    // If it refuses the whole change, too, it says nothing of a change without a place.
    guard
      let whole = try compiler.variant(
        of: architecture, with: [:], in: folder.appending(component: "whole"))
    else {
      throw ChangeError(
        "\(run.request.title): the compiler refuses the change of \(architecture.name).")
    }
    return try LeftOutPlace.all(in: change).concurrentMap { place in
      let own = folder.appending(component: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: own) }
      func notice() throws -> ChangeMistakes.Notice? {
        guard place.path.isIn([architecture.folder]) else { return nil }
        guard
          let variant = try compiler.variant(
            of: architecture, with: [place.path: place.text], in: own)
        else { return .compiler }
        guard variant.interface == whole.interface else { return nil }
        return .init(of: try tests.outcomes(in: try compiler.linked(variant, in: own)))
      }
      return (place, try notice())
    }
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
      results[row.id, default: ChangeMistakes()].count(
        try tests.tested(mutants) { progress("\(row.name): \($0)") }
      ) { file in
        row.role(ofFile: file)?.usesViews != false
      }
      return tests
    }
  }

  /// Builds the rows without one place of each at a time, as long as a place has no notice.
  private func test(
    _ tests: [TestsAndScenarios], _ places: inout [[NoticedPlace]], _ progress: (String) -> Void
  ) throws {
    while true {
      let open = places.map { $0.firstIndex { $0.notice == nil } }
      var texts: [String: String?] = [:]
      for (places, index) in zip(places, open) {
        if let index { texts[places[index].place.path] = places[index].place.text }
      }
      guard !texts.isEmpty else { return }
      progress("building \(texts.count) rows without a place")
      try withBuild(of: texts) { culprits in
        for (number, test) in tests.enumerated() {
          guard let index = open[number] else { continue }
          if let culprit = culprits[test.architecture.id] {
            places[number][index].notice = culprit.hasPrefix("Tests/") ? .tests : .compiler
          } else if culprits.isEmpty {
            places[number][index].notice = .init(of: try test.outcomes(in: copy))
          }
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
