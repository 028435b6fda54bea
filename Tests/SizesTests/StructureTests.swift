import Testing

@testable import Sizes

private func structure(_ text: String) -> SourceStructure {
  SourceStructure(of: SwiftLexer.lex(Array(text.utf8)))
}

@Suite("Finding declarations")
struct StructureTests {
  @Test("Structs, classes, enums and actors are types, protocols and extensions are not")
  func types() {
    let found = structure(
      """
      struct A { enum B {} }
      final class C: D where E == F {}
      actor G {}
      indirect enum H<T> {}
      class `in` {}
      protocol P: AnyObject { associatedtype Q }
      extension A.B: P {}
      """)
    #expect(found.types.map(\.name) == ["A", "A.B", "C", "G", "H", "in", "P", "A.B"])
    #expect(
      found.types.map(\.kind) == [
        .value, .value, .object, .object, .value, .object, .protocol, .extension,
      ])
    #expect(found.types.count { $0.kind.isNominal } == 6)
  }

  @Test(
    "Keywords of types declare no type in other places",
    arguments: [
      "class A { class func f() {}\n class var x: Int { 1 }\n class override func g() {} }",
      "class A { let actor = 1\n func f(actor: B) { actor.run { } } }",
      "class A { func f() { x.self; A.self; let y = A.Type.self } }",
      "class A: P where B: class { }",
      "struct A<let count: Int, let other: Int> where B: C { }",
    ])
  func typeWords(source: String) {
    #expect(structure(source).types.map(\.name) == ["A"])
  }

  @Test(
    "Functions are bodies of func, init, deinit and accessors",
    arguments: [
      ("func f() {}", 1), ("func f() -> [Int] where T: P { [] }", 1),
      ("func f(x: () -> Void = {}) { g {} }", 1), ("func f() { func g() {} }", 2),
      ("func == (a: A, b: A) -> Bool { true }", 1), ("func f() async throws(E) {}", 1),
      ("class A { init() {}\n init?(x: Int) {}\n convenience init<T>(y: T) {}\n deinit {} }", 4),
      ("class A { init() { self.init(x: 1) } }", 1),
      ("struct A { subscript(i: Int) -> Int { i } }", 1),
      ("struct A { subscript(i: Int) -> Int { get { i } set {} } }", 2),
      ("struct A { var x: Int { 1 } }", 1), ("struct A { var x: Int\n{ 1 } }", 1),
      ("struct A { var x: Int { get { 1 } nonmutating set(y) { } } }", 2),
      ("struct A { var x: Int { get async throws { 1 } } }", 1),
      ("struct A { var x: Int { @inline(__always) get { 1 } } }", 1),
      ("struct A { var x: Int { _read { yield y } _modify { yield &y } } }", 2),
      ("struct A { var x: Int { 1 }\n var y: Int { 2 } }", 2),
      ("struct A { var x = 1 { didSet {} } }", 1),
      ("struct A { var x: Int = 1 { willSet(new) {} didSet { a() } } }", 2),
      ("struct A { var x: Int { didSet {} } }", 1),
      ("struct A { @Wrapper(f { 1 }) var x = g { 2 } { didSet {} } }", 1),
      ("struct A { var x = 1, y: Int { 2 } }", 1),
      ("struct A { lazy var x: Int = { 1 }() }", 0), ("struct A { let x: Int = f { 1 } }", 0),
      ("let x = if a { 1 } else { 2 }", 0), ("f { $0 }", 0),
      ("func f() { var x: Int\n perform { } }", 1), ("func f() { var x: Int; perform { } }", 1),
      ("func f() { var x: Int?\n #expect(a) { } }", 1),
      ("func f() { var x: Int\n \"\\(a { })\" }", 1),
      ("func f() { if var x = y { }\n guard var z else { } }", 1),
      ("func f() { while let x = y { }\n for var z in w { } }", 1),
      ("func f() { do { } catch let e { } }", 1),
      ("class A { static func f() {}\n override final func g() {} }", 2),
      ("enum A { case `func`\n case b(func: Int) }", 0),
      ("#if A\nfunc f() {}\n#else\nfunc f() {}\n#endif", 2),
      ("var x: some View {\n Text(\"{\\(y { })\") }", 1),
      ("var f: (Int)\n  -> Void { g }", 1),
    ])
  func functions(source: String, expected: Int) {
    #expect(structure(source).functions.count == expected)
  }

  @Test("A requirement of a protocol has no body and is no function")
  func requirements() {
    let found = structure(
      """
      protocol P {
        var a: Int { get }
        var b: Int { get async throws }
        static var c: Int { get set }
        func d() -> Int
        init(e: Int)
        subscript(f: Int) -> Int { get }
      }
      extension P { func g() {} }
      """)
    #expect(found.functions.count == 1)
    #expect(found.types.map(\.kind) == [.protocol, .extension])
  }

  @Test("A function goes from its first attribute to its closing brace, closures included")
  func functionLines() {
    let text = """
      struct A {
        @discardableResult
        @available(*, deprecated, message: "x")
        public static
        func f(
          a: Int
        ) -> Int {
          // comment

          a
        }
        func g() {}
        var h: Int {
          get {
            1
          }
        }
      }
      """
    #expect(structure(text).functions.map(\.codeLines) == [8, 1, 3])
  }

  @Test(
    "A function has the lines of its modifiers, and none of a case named like one",
    arguments: [
      ("private(set) var x: Int {\n1\n}", [3]), ("func f() {\n a", [2]),
      ("struct A {\nvar x: Int {\nget {\n1\n}\n}\n}", [3]),
      ("enum A {\ncase weak\ninit() {\n}\n}", [2]),
      ("enum A {\ncase b, final\nfunc f() {\n}\n}", [2]), ("f {\na\nb\nc\n}", []),
      ("func f() {\n  g {\n    a\n  }\n}", [5]),
    ])
  func lines(source: String, expected: [Int]) {
    #expect(structure(source).functions.map(\.codeLines) == expected)
  }

  @Test("A func has a name; operators, initializers and accessors have none")
  func functionNames() {
    let found = structure(
      """
      struct A {
        init() {}
        static func `make`() {}
        static func == (a: A, b: A) -> Bool { true }
        var b: Int { 1 }
        var c: () -> Void { func inner() {}; return inner }
      }
      """)
    #expect(found.functions.map(\.name) == [nil, "make", nil, nil, "inner", nil])
    #expect(
      found.functions.map(\.fullName) == [
        "A.init()", "A.make()", "A.==(_:_:)", "A.b", "A.inner()", "A.c",
      ])
  }

  @Test(
    "A function is named with its labels, as Swift does, so that overloads are told apart",
    arguments: [
      (
        "func f(a: Int, for b: Int = c ? d : e, _ g: [H: I], `in` j: (k: L, M) -> N) {}",
        "f(a:for:_:in:)"
      ),
      (
        "func f<A, B: C<D, E>>(@F g: (H) -> I, @J(k: 1) l m: N, @O.P q: R = .s(t: 1)) {}",
        "f(g:l:q:)"
      ),
      ("func f(a: B = { (c: D, e: F) in g(h: 1, i: j) }, k: L) where M: N {}", "f(a:k:)"),
      ("struct A { init?(b: Int) {} }", "A.init(b:)"), ("struct A { deinit {} }", "A.deinit"),
      ("struct A { subscript(b: C, d e: F) -> G { h } }", "A.subscript(_:d:)"),
      ("struct A { subscript(b: C) -> D { get { e(f: g) } } }", "A.subscript(_:).get"),
      ("struct A { var b: C { @storageRestrictions(initializes: d) init(e) {} } }", "A.b.init"),
      ("func < <A>(a: A, b: A) -> Bool { c }", "<(_:_:)"), ("func f(", nil), ("func {}", "{"),
    ] as [(String, String?)])
  func labels(source: String, name: String?) {
    #expect(structure(source).functions.first?.fullName == name)
  }

  @Test("A function has its line, its branches and no branch of the functions inside of it")
  func functionPlaces() {
    let found = structure(
      """
      class A: UIViewController {
        @B
        func c() {
          if d, e || f { { switch g { case 1: h; default: i } }() }
          func j() { for k in l {} }
          while m {}
        }
        var n = 1, o = 2 {
          didSet { o ?? p }
        }
      }
      """)
    #expect(found.functions.map(\.fullName) == ["A.j()", "A.c()", "A.o.didSet"])
    #expect(found.functions.map(\.line) == [5, 3, 9])
    #expect(found.functions.map(\.branches) == [1, 4, 1])
    #expect(found.types[0].line == 1 && found.types[0].superclass == "UIViewController")
  }

  @Test(
    "Stored properties declared with var are mutable properties",
    arguments: [
      ("struct A { var x = 1 }", 1), ("class A { let x = 1 }", 0),
      ("enum A { static var x = 1 }", 1),
      ("extension A { static var x: Int? }", 1), ("class A { lazy var x: Int = { 1 }() }", 1),
      ("class A { weak var x: B? }", 1), ("class A { private(set) var x: Int }", 1),
      ("class A { @Wrapper(b: 1) var x: Int }", 1),
      ("class A { var x: Int { didSet {} } }", 1), ("class A { var x = 1 { willSet {} } }", 1),
      ("class A { var x = 1, y: Int, z: Int? }", 3), ("class A { var x, y: Int; var z = 1 }", 3),
      ("class A { var x = { a, b in 1 }, y = 2 }", 2),
      ("class A { var x: B<C, D>\n var y = B<C, D>(1, 2), z = [1, 2] }", 3),
      ("class A { var (x, y) = (1, 2) }", 1), ("class A {\n#if B\nvar x = 1\n#endif\n}", 1),
      ("class A { struct B { var x: Int } }", 1),
      ("class A { var x: Int { 1 } }", 0), ("class A { var x: Int\n{ 1 } }", 0),
      ("class A { var x: Int { get { 1 } set {} } }", 0),
      ("class A { var x: Int { _read { yield y } _modify { yield &y } } }", 0),
      ("class A { subscript(i: Int) -> Int { i } }", 0),
      ("class A { func f() { var x = 1, y = 2 } }", 0),
      ("class A { let x = { var y = 1; return y }() }", 0),
      ("class A { var x: Int { var y = 1; return y } }", 0), ("var x = 1", 0),
      ("protocol P { var x: Int { get set }\n static var y: Int { get } }", 0),
      ("extension P { var x: Int { 1 } }", 0),
    ])
  func mutableProperties(source: String, expected: Int) {
    #expect(structure(source).mutableProperties == expected)
  }

  @Test("Names that may lead to a type are kept as paths, with the type around them")
  func mentions() {
    let found = structure(
      """
      extension A.B {
        func f(_ x: C.D.e, y: `F`?) -> [G] { x.H; C.D.e; C<I>.J("K \\(L.self)") }
      }
      """)
    typealias Mention = SourceStructure.Mention
    #expect(
      found.mentions.mapValues(\.count) == [
        Mention(path: "A.B", scope: nil): 1, Mention(path: "C.D", scope: 0): 2,
        Mention(path: "F", scope: 0): 1, Mention(path: "G", scope: 0): 1,
        Mention(path: "C", scope: 0): 1, Mention(path: "I", scope: 0): 1,
        Mention(path: "L", scope: 0): 1,
      ])
  }

  @Test("Imported modules are found, however they are imported")
  func imports() {
    let found = structure(
      """
      @testable import A
      import class B.C
      #if os(iOS)
        import D
      #endif
      public import struct E.F; import G
      // import H
      let `import` = "import I"; a.import(J); import
      """)
    #expect(found.imports == ["A": 1, "B": 2, "D": 4, "E": 6, "G": 6])
  }

  @Test("A type's lines go from its first attribute to its closing brace, inner types included")
  func typeLines() {
    let found = structure("@MainActor\nfinal class A {\n\n  struct B {\n    // c\n  }\n}\n")
    #expect(found.types.map(\.codeLines) == [5, 2])
    #expect(structure("@A<B, C<D>>\nstruct E {}").types.map(\.codeLines) == [2])
    #expect(structure("@A<B>(c)\nstruct D {}").types.map(\.codeLines) == [2])
  }
}
