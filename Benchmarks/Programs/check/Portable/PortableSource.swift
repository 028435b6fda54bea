import Foundation

/// A source file, in Swift or C, whose parts for Linux must stand below a condition.
struct PortableSource {
  /// The path, relative to the package's folder.
  let path: String
  let text: String

  /// Returns the sources of the products and tests in a package's folder.
  static func all(in folder: URL) throws -> [PortableSource] {
    try ["Sources", "Benchmarks", "Tests"].flatMap { start in
      try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: start).path)
        .filter { path in [".swift", ".c", ".h"].contains { path.hasSuffix($0) } }.sorted()
        .map { path in
          let path = "\(start)/\(path)"
          return PortableSource(
            path: path,
            text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
        }
    }
  }
}

// MARK: - Switching off

extension PortableSource {
  /// The conditions of Linux, each with a condition that is false on Linux.
  ///
  /// Processors count as well, since Macs of today have another one. `_GNU_SOURCE` stays: glibc
  /// declares only then what macOS always declares, `posix_spawn_file_actions_addchdir_np`.
  private static let switches = [
    (of: "os(Linux)", with: "os(WASI)"), ("arch(x86_64)", "arch(wasm32)"),
    ("canImport(Glibc)", "os(WASI)"), ("canImport(Musl)", "os(WASI)"),
    ("__linux__", "__no_linux__"), ("__x86_64__", "__no_x86_64__"),
    ("__GLIBC__", "__NO_GLIBC__"),
  ]

  /// The text with each condition of Linux replaced by one that is false on Linux.
  var withoutLinux: String {
    var text = text
    for (condition, never) in Self.switches { text = text.replacing(condition, with: never) }
    return text
  }
}

// MARK: - Names of Linux

extension PortableSource {
  /// The headers that C and POSIX define, or that macOS has, too.
  ///
  /// Source: POSIX.1-2024, 14. Headers; macOS's manual pages of `posix_spawn` and `dlfcn`.
  private static let portableHeaders: Set = [
    "dlfcn.h", "errno.h", "fcntl.h", "limits.h", "poll.h", "pthread.h", "signal.h", "spawn.h",
    "stdatomic.h", "stdbool.h", "stddef.h", "stdint.h", "stdio.h", "stdlib.h", "string.h",
    "sys/mman.h", "sys/resource.h", "sys/stat.h", "sys/types.h", "sys/wait.h", "time.h", "unistd.h",
  ]

  /// Functions, types and constants that Linux has and macOS lacks.
  ///
  /// Source: the sections CONFORMING TO or STANDARDS of Linux's manual pages.
  private static let namesOfLinux: Set = [
    "accept4", "adjtimex", "clock_getcpuclockid", "clone", "copy_file_range", "dl_iterate_phdr",
    "epoll_create1", "epoll_ctl", "epoll_wait", "eventfd", "fallocate", "fdatasync", "getauxval",
    "getrandom", "gettid", "inotify_init1", "mallinfo", "mallinfo2", "malloc_usable_size",
    "memfd_create", "mremap", "personality", "pipe2", "posix_fadvise", "ppoll", "prctl", "prlimit",
    "program_invocation_name", "ptrace", "renameat2", "sched_getaffinity", "sched_setaffinity",
    "secure_getenv", "signalfd", "splice", "st_atim", "st_ctim", "st_mtim", "statx", "tgkill",
    "timerfd_create", "unshare", "MAP_POPULATE", "MSG_NOSIGNAL", "O_DIRECT", "O_PATH",
    "O_TMPFILE", "POLLRDHUP", "SIGRTMAX", "SIGRTMIN", "SOCK_CLOEXEC", "SOCK_NONBLOCK",
  ]

  /// The problems of the file: what it uses of Linux outside of a condition.
  var problems: [String] {
    // Most files hold nothing of this, and need no closer look.
    let signs = Self.namesOfLinux.union(["import Glibc", "import Musl", "include <"])
    guard text.withCString({ text in signs.contains { strstr(text, $0) != nil } }) else {
      return []
    }
    return linesOutsideOfLinux.flatMap { number, line in
      Self.problems(of: line).map { "\(path):\(number): \($0)" }
    }
  }

  private static func problems(of line: Substring) -> [String] {
    if let header = line.firstMatch(of: /^\s*#\s*include\s*<(.*)>/)?.1 {
      return portableHeaders.contains(String(header))
        ? [] : ["macOS may lack the header \(header)."]
    }
    let code = line.replacing(#/"(\\.|[^"\\])*"|//.*/#, with: "")
    let imports = code.matches(of: /\bimport (Glibc|Musl)\b/).map {
      "\($0.1) is imported outside of a condition."
    }
    return imports
      + code.matches(of: /\w+/).map { String($0.output) }.filter(namesOfLinux.contains)
      .map { "macOS has no \($0)." }
  }

  /// The numbered lines that are compiled on a system that is not Linux.
  ///
  /// Texts of several lines are left out.
  private var linesOutsideOfLinux: [(number: Int, line: Substring)] {
    var lines: [(Int, Substring)] = []
    // One element for each open condition: true if its present branch is for Linux.
    var conditions: [Bool] = []
    var isInText = false
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in all.enumerated() {
      let isText = isInText
      if line.ranges(of: "\"\"\"").count % 2 == 1 { isInText.toggle() }
      if isText { continue }
      switch line.firstMatch(of: /^\s*#\s*(\w+)/)?.1 {
      case "if", "ifdef": conditions.append(Self.isForLinux(line))
      case "ifndef": conditions.append(false)
      case "elseif", "elif": conditions = conditions.dropLast() + [Self.isForLinux(line)]
      case "else": conditions = conditions.dropLast() + [false]
      case "endif": _ = conditions.popLast()
      default: if !conditions.contains(true) { lines.append((index + 1, line)) }
      }
    }
    return lines
  }

  /// Returns true if a line's condition is true on Linux alone.
  private static func isForLinux(_ line: Substring) -> Bool {
    // `CProbe/Platform.h` defines the last of these below a condition of Linux.
    let conditions = [
      "os(Linux)", "canImport(Glibc)", "canImport(Musl)", "__linux__", "PROBE_RECORDS",
    ]
    return conditions.contains { line.contains($0) && !line.contains("!\($0)") }
      && !line.contains("||")
  }
}
