import Foundation
import Synchronization

/// A connection to a browser that this process has started, by the Chrome DevTools Protocol.
///
/// The browser reads and writes messages through pipes. Each message is JSON and ends with a zero
/// byte. The browser ends when this process does, since the pipes are closed then.
///
/// Source: https://chromedevtools.github.io/devtools-protocol/
final class DevTools: Sendable {
  /// A place for the answer to a command.
  private final class Answer: Sendable {
    private let content = Mutex<Data?>(nil)
    private let hasCome = DispatchSemaphore(value: 0)

    /// Takes the answer; `nil` if the browser has ended.
    func receive(_ data: Data?) {
      content.withLock { $0 = data }
      hasCome.signal()
    }

    func wait() throws(Browser.Failure) -> Data {
      guard hasCome.wait(timeout: .now() + 60) == .success else {
        throw Browser.Failure(description: "The browser has not answered for a minute.")
      }
      guard let data = content.withLock(\.self) else { throw .ended }
      return data
    }
  }

  private struct State {
    var lastID = 0
    var isOver = false
    var answers: [Int: Answer] = [:]
    /// The events of each session, the earliest first.
    var events: [String: [Event]] = [:]
  }

  private let commands = Pipe()
  private let answers = Pipe()
  private let sending = Mutex(())
  private let state = Mutex(State())

  /// Starts a browser.
  ///
  /// - Throws: The errors of `Process`.
  init(starting program: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    // The browser reads commands from file 3 and writes answers to file 4.
    process.arguments = [
      "-c", #"exec "$@" 3<&0 4>&1 < /dev/null > /dev/null"#, "sh", program.path,
      "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
      // One process shows all pages. Its start costs as much as showing a page.
      "--renderer-process-limit=1",
    ]
    // As this process keeps this end of the pipe too, no signal ends it when the browser has ended.
    process.standardInput = commands.fileHandleForReading
    process.standardOutput = answers.fileHandleForWriting
    process.standardError = FileHandle.nullDevice
    try process.run()
    try answers.fileHandleForWriting.close()
    Thread.detachNewThread { [self] in receiveAll() }
  }

  /// Sends a command, waits for the answer, and returns the result.
  ///
  /// The function blocks the thread.
  ///
  /// - Parameters:
  ///   - method: The name of the command, such as `Page.navigate`.
  ///   - parameters: The parameters of the command, as JSON objects.
  ///   - session: The identifier of the session with a page; `nil` for a command to the browser.
  /// - Returns: The result of the command.
  /// - Throws: `Browser.Failure` if the browser refuses the command, does not answer or has ended.
  func call<Result: Decodable>(
    _ method: String, _ parameters: [String: Any] = [:], in session: String? = nil
  ) throws -> Result {
    let answer = Answer()
    let id = try state.withLock { state in
      guard !state.isOver else { throw Browser.Failure.ended }
      state.lastID += 1
      state.answers[state.lastID] = answer
      return state.lastID
    }
    var message: [String: Any] = ["id": id, "method": method, "params": parameters]
    message["sessionId"] = session
    let line = try JSONSerialization.data(withJSONObject: message) + [0]
    // Messages of several threads must not be mixed.
    try sending.withLock { _ in try commands.fileHandleForWriting.write(contentsOf: line) }
    let reply = try JSONDecoder().decode(Reply<Result>.self, from: answer.wait())
    guard let result = reply.result else {
      throw Browser.Failure(description: "\(method): \(reply.error?.message ?? "no result")")
    }
    return result
  }

  /// Returns the events of a session that came before the last answer, and forgets them.
  func takeEvents(of session: String) -> [Event] {
    state.withLock { $0.events.removeValue(forKey: session) } ?? []
  }

  private func receiveAll() {
    var message = Data()
    while case let data = answers.fileHandleForReading.availableData, !data.isEmpty {
      var parts = data.split(separator: 0, omittingEmptySubsequences: false)
      let rest = parts.removeLast()
      for part in parts {
        receive(message + part)
        message = Data()
      }
      message += rest
    }
    let answers = state.withLock { state in
      state.isOver = true
      defer { state.answers = [:] }
      return state.answers
    }
    for answer in answers.values { answer.receive(nil) }
  }

  private func receive(_ message: Data) {
    guard let heading = try? JSONDecoder().decode(Heading.self, from: message) else { return }
    if let id = heading.id {
      state.withLock { $0.answers.removeValue(forKey: id) }?.receive(message)
    } else if let session = heading.sessionId,
      let event = try? JSONDecoder().decode(Event.self, from: message)
    {
      state.withLock { $0.events[session, default: []].append(event) }
    }
  }
}

extension Browser.Failure {
  fileprivate static let ended = Browser.Failure(description: "The browser has ended.")
}

extension DevTools {
  private struct Heading: Decodable {
    let id: Int?
    let sessionId: String?
  }

  private struct Reply<Result: Decodable>: Decodable {
    struct Refusal: Decodable {
      let message: String
    }

    let result: Result?
    let error: Refusal?
  }

  /// A message that the browser sends without a command, such as one on a text in the console.
  struct Event: Decodable {
    /// An error that a script did not catch.
    struct Exception: Decodable {
      struct Object: Decodable {
        let description: String?
      }

      let text: String
      let exception: Object?

      /// The description of the error, with the functions that were running.
      var summary: String { exception?.description ?? text }
    }

    private struct Parameters: Decodable {
      struct Argument: Decodable {
        enum CodingKeys: CodingKey {
          case value, description
        }

        let text: String

        init(from decoder: any Decoder) throws {
          let container = try decoder.container(keyedBy: CodingKeys.self)
          text =
            try (try? container.decode(String.self, forKey: .value))
            ?? container.decodeIfPresent(String.self, forKey: .description) ?? "a value"
        }
      }
      struct Entry: Decodable {
        let text: String
      }
      struct Request: Decodable {
        let url: String
      }

      let args: [Argument]?
      let exceptionDetails: Exception?
      let entry: Entry?
      let request: Request?
    }

    private let method: String
    private let params: Parameters

    /// The text that the page, or the browser for it, has written to the console.
    var consoleText: String? {
      switch method {
      case "Runtime.consoleAPICalled": params.args?.map(\.text).joined(separator: " ")
      case "Runtime.exceptionThrown": params.exceptionDetails?.summary
      case "Log.entryAdded": params.entry?.text
      default: nil
      }
    }

    /// The address that the page has requested.
    var requestedAddress: String? {
      method == "Network.requestWillBeSent" ? params.request?.url : nil
    }
  }
}
