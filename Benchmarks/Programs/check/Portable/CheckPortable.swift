import Foundation
import Terminal
import TestSupport
import Toolchain

/// A command that checks that the package needs nothing of Linux where it does not say so.
struct CheckPortable: Command {
  static let name = "portable"
  static let abstract = "Builds the package with its Linux parts switched off, and uses it."
  static let discussion = """
    Code that needs Linux must stand below a condition, such as #if os(Linux). This command looks \
    for imports, headers and names of Linux elsewhere. Then it builds compare and demo from a copy \
    of the package in which no such condition is true, and checks that each subcommand measures \
    what it can, or says clearly what is missing. The first build takes minutes. It does not prove \
    that the package can be built with Apple's compiler and libraries.
    """

  @Flag("also build the copy in release, and measure the times of interactions there")
  var release: Bool

  func run() throws -> ExitCode {
    let folder = try Check.packageFolder()
    let sources = try PortableSource.all(in: folder)
    var problems = sources.flatMap(\.problems)
    let copy = try PortableCopy(of: sources, in: folder)
    problems += try copy.problems(inRelease: false)
    if release { problems += try copy.problems(inRelease: true) }
    return try Check.result(
      of: problems, checked: "\(sources.count) files and a build without Linux")
  }
}
