import Architectures
import Foundation
import Reports
import Samples
import TestSupport
import Testing

@testable import Figures
@testable import Page
@testable import Sizes

@Suite("The page as text")
struct ReportPageTests {
  @Test("It is one file that names nothing elsewhere")
  func selfContained() throws {
    var page = ReportPage.sample
    page.architectures[0].files[0].lines = SourceLine.lines(
      of: SwiftLexer.lex(Array("// See https://example.org, src=x".utf8)))
    let html = try page.html()
      // This is the name of a language, and no address that is requested.
      .replacing("http://www.w3.org/2000/svg", with: "")
      // Addresses in the data of the page are only shown as text.
      .replacing(/<script type="application\/json" id="data">[^<]*<\/script>/, with: "")
    expect("<!doctype html>", in: html)
    expect("default-src 'none'", in: html)
    for text in ["{{", "http:", "https:", "src=", "@import", "url(h"] {
      expect(text, in: html, false)
    }
  }

  @Test("Only what carries the page's own nonce may run, and it is another each time")
  func nonce() throws {
    let html = try ReportPage.sample.html(nonce: "abc")
    expect("script-src 'nonce-abc'", in: html)
    #expect(html.matches(of: /<(script|style) nonce="abc">/).count == 2)
    #expect(ReportPage.newNonce() != ReportPage.newNonce())
  }

  @Test("Data cannot end the element that it stands in, and is the same when it is read")
  func escaping() throws {
    let hostile = "</script><img src=x onerror=alert(1)>{{script}}<!--"
    var page = ReportPage.sample
    page.notes = [hostile]
    let html = try page.html()
    expect("<img", in: html, false)
    #expect(html.matches(of: /<\/script>/).count == 2)
    let object = try JSONSerialization.jsonObject(with: Data(page.data().utf8)) as? [String: Any]
    #expect((object?["notes"] as? [String])?.last == hostile)
  }

  @Test("What was not measured is null and not left out")
  func nulls() throws {
    let page = ReportPage(of: .sample, baseline: "mvc", architectures: [])
    let object = try JSONSerialization.jsonObject(with: Data(page.data().utf8)) as? [String: Any]
    for key in ["conformance", "traces"] { #expect(object?[key] is NSNull, "\(key)") }
  }

  @Test("Its colors are plain, for a browser that cannot choose between light and dark ones")
  func colors() throws {
    let html = try ReportPage.sample.html()
    expect("light-dark(", in: html, false)
    let root = try #require(html.firstMatch(of: /:root \{([^}]*)\}/)).1
    let dark = try #require(html.firstMatch(of: /:root\[data-theme="dark"\] \{([^}]*)\}/)).1
    let names = dark.matches(of: /--[a-z0-9-]+:/).map { String($0.0) }
    #expect(names.count > 20)
    #expect(names.allSatisfy(root.contains))
  }

  @Test("Its citation names the figures, and a page that was made later of a kept comparison")
  func citation() {
    var page = ReportPage.sample
    let figures = Citation(command: "compare report", of: page.comparison).lines
    #expect(page.citation.lines == figures)
    page.origins[0].environment.date = "2026-04-01T08:00:00Z"
    page.origins[0].environment.commit = "9a8b7c6"
    #expect(
      page.citation.lines == [
        """
        ArchitectureComparisonKit 2, measured at commit 1a2b3c4 with uncommitted changes, read by \
        the rules of commit 9a8b7c6
        """
      ] + figures.dropFirst() + [
        "Kept result: the page, with sources and traces, 2026-04-01T08:00:00Z, commit 9a8b7c6"
      ])
  }

  /// Expects that the HTML contains a text, or does not contain it if `isThere` is false.
  ///
  /// A failure prints only this text and not the HTML.
  private func expect(_ text: String, in html: String, _ isThere: Bool = true) {
    let contains = html.contains(text)
    #expect(contains == isThere, "\(text)")
  }
}

@Suite("The sources of an architecture")
struct PageArchitectureTests {
  @Test("Every file has its feature and its role, in the order of the roles")
  func roles() throws {
    var notes: [String] = []
    let viper = try #require(Architecture.all.first { $0.id == "viper" })
    let page = try PageArchitecture(viper, in: packageFolder, notes: &notes)
    let greeting = page.files.filter { $0.feature == "Greeting" }
    #expect(greeting.map(\.role) == ["View", "Presenter", "Interactor", "Router", "Contract"])
    #expect(greeting.first?.path == "Sources/VIPER/Greeting/GreetingViewController.swift")
    #expect(page.roles.filter(\.usesViews).map(\.name) == ["View", "Router"])
    #expect(page.files.allSatisfy { !$0.lines.isEmpty })
  }

  @Test("A file that no role claims is shown without one, after the others")
  func noRole() throws {
    let folder = try TemporaryFolder()
    try folder.write("let a = 1\n", to: "Sources/MVC/Greeting/Another.swift")
    try folder.write("let b = 1\n", to: "Sources/MVC/Greeting/GreetingViewController.swift")
    try folder.write(Data([0]), to: "Sources/MVC/Greeting/Broken.swift")
    var notes: [String] = []
    let page = try PageArchitecture(Architecture.all[0], in: folder.url, notes: &notes)
    #expect(page.files.map(\.role) == ["View controller", nil])
    #expect(notes == ["Greeting/Broken.swift: skipped, not text"])
  }
}

/// The root folder of the package, found from the path of this source file.
private var packageFolder: URL {
  URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
