import Foundation

/// A source file, in Swift or C, whose parts for Linux must stand below a condition.
struct PortableSource {
  /// The path, relative to the package's folder.
  let path: String
  let text: String

  /// Returns the sources of the products in a package's folder.
  static func all(in folder: URL) throws -> [PortableSource] {
    try ["Sources", "Benchmarks"].flatMap { start in
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
  /// Processors count as well, since Macs of today have another one.
  private static let switches = [
    (of: #/\bos\(Linux\)/#, with: "os(macOS)"), (#/\barch\(x86_64\)/#, "arch(wasm32)"),
    (#/\bcanImport\((?:Glibc|Musl)\)/#, "os(macOS)"),
    (#/\b__linux__\b/#, "__no_linux__"), (#/\b__x86_64__\b/#, "__no_x86_64__"),
    (#/\b__GLIBC__\b/#, "__NO_GLIBC__"), (#/\b_GNU_SOURCE\b/#, "NO_GNU_SOURCE"),
  ]

  /// The text with each condition of Linux replaced by one that is false on Linux.
  var withoutLinux: String {
    Self.switches.reduce(text) { text, replacement in
      text.replacing(replacement.of, with: replacement.with)
    }
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
    var problems: [String] = []
    for (number, line) in linesOutsideOfLinux {
      let place = "\(path):\(number):"
      if let match = line.firstMatch(of: #/^\s*(?:@\w+\s+|\w+\s+)*?import\s+(Glibc|Musl)\b/#) {
        problems.append("\(place) \(match.1) is imported outside of a condition.")
      }
      if let match = line.firstMatch(of: #/^\s*#\s*include\s*<([^>]+)>/#),
        !Self.portableHeaders.contains(String(match.1))
      {
        problems.append("\(place) macOS may lack the header \(match.1).")
      }
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
      for match in code.matches(of: #/\b[A-Za-z_]\w*/#)
      where Self.namesOfLinux.contains(String(match.output)) && !isInText(match.range, of: code) {
        problems.append("\(place) macOS has no \(match.output).")
      }
    }
    return problems
  }

  private func isInText(_ range: Range<Substring.Index>, of line: Substring) -> Bool {
    !line[..<range.lowerBound].count(where: { $0 == "\"" }).isMultiple(of: 2)
  }

  /// The numbered lines that are compiled on a system that is not Linux.
  ///
  /// Texts of several lines are left out.
  private var linesOutsideOfLinux: [(number: Int, line: String)] {
    var lines: [(Int, String)] = []
    // One element for each open condition: true if its present branch is for Linux.
    var conditions: [Bool] = []
    var isInText = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let isText = isInText
      if line.matches(of: #/"""/#).count % 2 == 1 { isInText.toggle() }
      if isText { continue }
      if let directive = line.firstMatch(of: #/^\s*#\s*(ifdef|ifndef|if|elseif|elif|else|endif)\b/#)
      {
        switch directive.1 {
        case "if", "ifdef": conditions.append(Self.isForLinux(line))
        case "ifndef": conditions.append(false)
        case "elseif", "elif": conditions[max(0, conditions.count - 1)...] = [Self.isForLinux(line)]
        case "else": conditions[max(0, conditions.count - 1)...] = [false]
        default: _ = conditions.popLast()
        }
      } else if !conditions.contains(true) {
        lines.append((index + 1, String(line)))
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
