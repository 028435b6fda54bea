import Testing

@testable import Reports
@testable import compare

@Suite("The environment of a measurement")
struct EnvironmentTests {
  @Test(
    "The version is found however the compiler introduces itself",
    arguments: [
      (
        "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu",
        "6.3.1 (swift-6.3.1-RELEASE)"
      ),
      (
        "swift-driver version: 1.115 Apple Swift version 6.0.3 (swiftlang-6.0.3.1.10)\nTarget: x",
        "6.0.3 (swiftlang-6.0.3.1.10)"
      ),
      ("command not found", nil), ("", nil), ("Swift version ", nil),
    ])
  func swift(answer: String, version: String?) {
    #expect(RunEnvironment.swiftVersion(in: answer) == version)
  }

  @Test(
    "The system's name is found with and without quotation marks",
    arguments: [
      ("ID=debian\nPRETTY_NAME=\"Debian GNU/Linux 12\"\n", "Debian GNU/Linux 12"),
      ("PRETTY_NAME=Alpine\n", "Alpine"), ("NAME=x", nil), (nil, nil),
    ])
  func system(release: String?, name: String?) {
    #expect(RunEnvironment.systemName(in: release) == name)
  }

  @Test(
    "The processor is the first that has a name",
    arguments: [
      ("processor\t: 0\nmodel name\t: AMD EPYC\nmodel name\t: Other\n", "AMD EPYC"),
      (
        "cpu family\t: 25\nmodel\t\t: 1\nmodel name\t: AMD EPYC\n",
        "AMD EPYC (family 25, model 1)"
      ),
      ("processor\t: 0\nBogoMIPS\t: 50", nil), (nil, nil),
    ])
  func processor(info: String?, name: String?) {
    #expect(RunEnvironment.processorName(in: info) == name)
  }
}
