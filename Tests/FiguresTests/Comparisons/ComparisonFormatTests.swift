import Foundation
import Samples
import Testing

@testable import Costs
@testable import Figures
@testable import Reports
@testable import Sizes

@Suite("The format of a comparison in JSON")
struct ComparisonFormatTests {
  private static let sizeKeys = [
    "files", "codeLines", "tokens", "types", "protocols", "functions", "complexity",
    "largestTypeLines", "mutableProperties", "medianFunctionLines", "p95FunctionLines",
    "longestFunctionLines", "machineCodeBytes", "metadataBytes",
  ]
  private static let dispatchKeys =
    ["interaction", "nanoseconds", "ratio", "net", "instructionsInLayouts"]
    + Counter.allCases.map(\.rawValue)
  private static let coverKeys = ["linesCovered", "lines", "functionsCovered", "functions"]

  /// Every kind of object in the JSON format: the path to the object, and the object's keys.
  private static let objects: [(path: String, keys: [String])] = [
    ("", ["schema", "environment", "shared", "controls", "architectures", "kinds", "notes"]),
    ("environment", ["swift", "platform", "processor", "cores", "load", "date", "commit"]),
    ("shared", ["Models", "HeadlessUIKit", "Views"]),
    ("shared/Models", sizeKeys),
    ("controls", ["floor", "models", "again", "slowed", "bindings"]),
    ("controls/slowed", dispatchKeys),
    ("controls/bindings/1", dispatchKeys),
    ("controls/floor/0", dispatchKeys),
    (
      "architectures/1", ["id", "name", "size", "coverage", "mutation", "changes", "dispatch"]
    ),
    ("architectures/1/size", sizeKeys + ["features", "roles", "assemblyLines"]),
    ("architectures/1/size/features", ["Greeting", "Profile", "Shared"]),
    ("architectures/1/size/features/Shared", sizeKeys),
    ("architectures/1/size/roles/View", sizeKeys + ["uses"]),
    ("architectures/1/size/roles/View/uses", ["Presenter", "View protocol"]),
    ("architectures/1/size/roles/View/uses/View protocol", ["values", "behaviour"]),
    (
      "architectures/1/coverage",
      [
        "viewFree", "scenarios", "viewFreeTests", "linesNeedingView", "tests", "testCodeLines",
        "testDoubles", "testSeconds", "kept",
      ]
    ),
    ("architectures/1/coverage/viewFree", coverKeys),
    (
      "architectures/1/mutation",
      ["kept", "figures", "faultsOfPeople", "roles", "requirements", "faultsThatNeedView", "kinds"]
    ),
    (
      "architectures/1/mutation/requirements/0",
      ["requirement", "faults", "faultsThatNeedView", "effectiveFiles"]
    ),
    ("architectures/1/changes/requests/0", ["number", "title", "figures"]),
    (
      "architectures/1/mutation/kinds",
      ["set", "counts", "withoutForgottenLines"]
    ),
    ("architectures/1/mutation/kept", ["date", "commit", "swift"]),
    ("architectures/1/dispatch/0", dispatchKeys),
    ("architectures/1/dispatch/0/nanoseconds", ["value", "low", "high"]),
    ("architectures/1/dispatch/0/ratio", ["value", "low", "high"]),
    ("architectures/1/dispatch/0/instructionsInLayouts", ["low", "high"]),
  ]

  @Test("Every object has the keys of the format and no others", arguments: objects)
  func keys(path: String, keys: [String]) throws {
    let object = try #require(try value(at: path, in: .sample) as? [String: Any])
    #expect(object.keys.sorted() == keys.sorted())
  }

  @Test("The schema is the fifth")
  func schema() throws {
    #expect(try value(at: "schema", in: .sample) as? Int == 5)
  }

  @Test(
    "What was not measured is null",
    arguments: [
      "environment/swift", "environment/processor", "environment/load", "environment/commit",
      "shared/Models", "shared/HeadlessUIKit", "shared/Views", "controls/floor", "controls/models",
      "controls/again", "controls/slowed", "controls/bindings",
      "architectures/0/size", "architectures/0/coverage", "architectures/0/mutation",
      "architectures/0/dispatch",
    ])
  func null(path: String) throws {
    let nothing = Comparison(
      environment: .init(
        swift: nil, platform: "Linux", processor: nil, cores: 1, load: nil,
        date: "2026-03-01T09:30:00Z", commit: nil),
      shared: .init(), controls: .init(), architectures: [.init(id: "mvc", name: "MVC")],
      notes: [])
    #expect(try value(at: path, in: nothing) is NSNull)
    #expect(try JSONDecoder().decode(Comparison.self, from: Data(nothing.json().utf8)) == nothing)
  }

  @Test("What is written can be read again, and written the same")
  func roundTrip() throws {
    let text = try Comparison.sample.json()
    let read = try JSONDecoder().decode(Comparison.self, from: Data(text.utf8))
    #expect(read == .sample)
    #expect(try read.json() == text)
  }

  @Test("The JSON is indented, its keys are in order, and it ends with one line break")
  func layout() throws {
    let text = try Comparison.sample.json()
    #expect(text.hasPrefix("{\n  \"architectures\" : ["))
    #expect(text.hasSuffix("\n}\n"))
  }

  private func value(at path: String, in comparison: Comparison) throws -> Any? {
    let root = try JSONSerialization.jsonObject(with: Data(comparison.json().utf8))
    return path.split(separator: "/").reduce(root as Any?) { value, key in
      if let list = value as? [Any] { return Int(key).map { list[$0] } }
      return (value as? [String: Any])?[String(key)]
    }
  }
}
