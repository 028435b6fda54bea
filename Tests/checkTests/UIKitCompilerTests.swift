import Foundation
import TestSupport
import Testing
import Toolchain

@testable import check

@Suite(
  "Compiling against the stand-in for UIKit", .onLinux,
  .enabled(
    if: ProcessInfo.processInfo.environment["ONLY_TESTS"] == nil,
    "ONLY_TESTS leaves Screens out of the manifest."))
struct UIKitCompilerTests {
  private let package: URL
  private let standIn: URL

  init() throws {
    package = try PackageFolder.find(from: [URL(filePath: #filePath)])
    standIn = package.appending(path: "Tests/Support/UIKit/UIKit.swiftinterface")
  }

  @Test("What UIKit refuses is a problem on its line, and nothing else is")
  func refuses() throws {
    let source = """
      import Foundation
      import PortableUIKit

      final class Cell: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
      }
      final class RequiredCell: UITableViewCell {
        required init(style: CellStyle, reuseIdentifier: String?) {  // refused
          super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
      }
      final class Flow: NSObject, UINavigationControllerDelegate {}
      final class PureFlow: UINavigationControllerDelegate {}  // refused
      func helperOfHeadlessUIKit(_ button: UIButton) { button.touch() }  // refused
      func missingMember(_ view: UIView) { view.isGone = true }  // refused
      extension Cell { override func didMoveToSuperview() {} }
      class Row: UIView { func mark() {} }
      final class MarkedRow: Row {}
      extension MarkedRow { override func mark() {} }  // refused
      func isolated(_ view: UIView) -> Int { view.subviews.count }
      nonisolated func elsewhere(_ view: UIView) -> Int { view.subviews.count }  // refused
      """
    let folder = try TemporaryFolder()
    try folder.write(source, to: "Breaks.swift")
    let compiler = try UIKitCompiler(for: package)
    let umbrella = try #require(
      try ScreenModule.all(in: package).first { $0.name == "PortableUIKit" })
    #expect(try compiler.problems(of: umbrella.files(in: package), in: umbrella) == [])
    let breaks = ScreenModule(
      name: "Breaks", path: "", options: umbrella.options, imports: ["PortableUIKit"])
    let problems = try compiler.problems(of: [folder.path("Breaks.swift")], in: breaks)
    let refused = source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $1.hasSuffix("// refused") }.map { $0.offset + 1 }
    let lines = Set(problems.compactMap { Int($0.split(separator: ":")[1]) })
    #expect(lines.sorted() == refused)
  }

  @Test("The modules of Screens come after what they import, and have the manifest's settings")
  func modules() throws {
    let modules = try ScreenModule.all(in: package)
    let names = modules.map(\.name)
    #expect(names.count == 21 && names.last == "Screens" && !names.contains("HeadlessUIKit"))
    for (index, module) in modules.enumerated() {
      #expect(
        module.imports.allSatisfy { $0 == "HeadlessUIKit" || names[..<index].contains($0) })
    }
    let models = try #require(modules.first { $0.name == "Models" })
    #expect(!models.usesUIKit && !models.options.contains("-default-isolation"))
    let views = try #require(modules.first { $0.name == "Views" })
    #expect(views.usesUIKit && views.options.suffix(2) == ["-default-isolation", "MainActor"])
  }

  @Test("Each name that the stand-in declares is used by the screens or by the stand-in")
  func uses() throws {
    let text = try String(contentsOf: standIn, encoding: .utf8).replacing(#/ *\/\/.*/#, with: "")
    let sources = try ScreenModule.all(in: package).filter(\.usesUIKit)
      .flatMap { try $0.files(in: package) }
      .map { try String(contentsOf: package.appending(path: $0), encoding: .utf8) }
      .joined().replacing(#/ *\/\/.*/#, with: "")
    let used = Set(sources.matches(of: #/\w+/#).map(\.output))
    let counts = Dictionary(text.matches(of: #/\w+/#).map { ($0.output, 1) }, uniquingKeysWith: +)
    let declared = text.matches(
      of: #/\b(?:class|struct|enum|protocol|typealias|func|var|let|case) (?!func|var)(\w+)/#
    ).map(\.output.1)
    #expect(declared.contains("accessibilityLabel"))
    #expect(declared.filter { !used.contains($0) && counts[$0] == 1 } == [])
  }

  @Test("Each declaration of the stand-in names its page")
  func pages() throws {
    let lines = try String(contentsOf: standIn, encoding: .utf8).split(separator: "\n")
      .drop { !$0.hasPrefix("import _Concurrency") }.dropFirst()
    var isDefault = false
    for (line, next) in zip(lines, lines.dropFirst()) {
      // Default implementations stand for optional requirements, which have pages above.
      if next.hasPrefix("extension ") { isDefault = next.contains("Delegate") }
      let isDeclaration = next.contains(#/^ *((@\S+ )*(open|public)|case|(@\S+ )+(func|var)) /#)
      guard isDeclaration, !isDefault else { continue }
      #expect(line.contains(#/^ *// (uikit|foundation|objectivec|swift)/\S+$/#), "\(next)")
    }
  }
}
