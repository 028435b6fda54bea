import Foundation
import TestSupport
import Testing

@testable import Toolchain

@Suite("The toolchain's programs")
struct SwiftToolchainTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func program(_ path: String, _ script: String) throws {
    try folder.write(script: script, to: path)
  }

  private func tool(_ name: String) throws -> String {
    let environment = ["PATH": folder.url.appending(path: "shims").path]
    return try SwiftToolchain(environment: environment).tool(name)
      .resolvingSymlinksInPath().path
  }

  private var realFolder: String { folder.url.resolvingSymlinksInPath().path }

  @Test("A program lies beside the compiler, also where PATH has a link to the compiler")
  func beside() throws {
    try program("toolchain/usr/bin/swift", "exit 1")
    try program("toolchain/usr/bin/llvm-objdump", "exit 1")
    try folder.write("", to: "shims/readme")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "shims/swift").path,
      withDestinationPath: "../toolchain/usr/bin/swift")
    #expect(try tool("llvm-objdump") == "\(realFolder)/toolchain/usr/bin/llvm-objdump")
    #expect(throws: ToolError.missing(tool: "llvm-nothing")) { try tool("llvm-nothing") }
  }

  @Test("If PATH has a script that starts the compiler, the compiler tells its folder")
  func shim() throws {
    let resources = folder.url.appending(path: "toolchain/usr/lib/swift").path
    try program("shims/swift", #"echo '{ "paths": { "runtimeResourcePath": "\#(resources)" } }'"#)
    try program("toolchain/usr/bin/llvm-objdump", "exit 1")
    #expect(try tool("llvm-objdump") == "\(realFolder)/toolchain/usr/bin/llvm-objdump")
  }

  @Test(
    "A compiler that does not answer leaves the program unknown", arguments: ["exit 1", "echo x"])
  func silence(script: String) throws {
    try program("shims/swift", script)
    #expect(throws: ToolError.missing(tool: "llvm-objdump")) { try tool("llvm-objdump") }
  }
}
