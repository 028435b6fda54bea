import Foundation
import Jobs
import Models
import TestSupport
import Testing

@MainActor @Suite("Requests in flight", .onLinux)
struct RequestsTests {
  private let requests = Requests()
  private let gate = Gate()

  @Test("An answer is delivered once, when its request is no longer in flight")
  func answer() async throws {
    var delivered: [Int] = []
    requests.start(.load) {
      await gate.wait()
    } deliver: { result in
      requests.cancel(.load)
      #expect(!Task.isCancelled)
      delivered.append(result.get())
    }
    try await settle()
    #expect(delivered == [])
    gate.open(with: 7)
    try await settle()
    #expect(delivered == [7])
  }

  @Test("The error of the work is delivered")
  func failure() async throws {
    var delivered: (any Error)?
    requests.start(.load) {
      throw UserServiceError.refused
    } deliver: { (result: Result<Int, any Error>) in
      if case .failure(let error) = result { delivered = error }
    }
    try await settle()
    #expect(delivered as? UserServiceError == .refused)
  }

  @Test("A canceled request tells its work and delivers nothing, even if its answer is on the way")
  func cancel() async throws {
    var wasCancelled = false
    requests.start(.load) {
      _ = await gate.wait()
      wasCancelled = Task.isCancelled
    } deliver: { _ in
      Issue.record("The answer was delivered.")
    }
    try await settle()
    gate.open(with: 1)
    requests.cancel(.load)
    try await settle()
    #expect(wasCancelled)
  }

  @Test("Cancelling one kind leaves the others, cancelling all leaves none")
  func kinds() async throws {
    var delivered: [String] = []
    for (kind, name) in [(Requests.Kind.load, "load"), (.loadPosts, "posts")] {
      requests.start(kind) {
      } deliver: { _ in
        delivered.append(name)
      }
    }
    requests.cancel(.load, .choosePhoto)
    try await settle()
    #expect(delivered == ["posts"])
    for kind in [Requests.Kind.load, .loadPosts] {
      requests.start(kind) {
      } deliver: { _ in
        delivered.append("late")
      }
    }
    requests.cancelAll()
    try await settle()
    #expect(delivered == ["posts"])
  }

  @Test(
    "A request that is let go does its work, also if others are canceled, and delivers nothing")
  func letGo() async throws {
    var hasWorked = false
    requests.start(.changePhoto) {
      _ = await gate.wait()
      hasWorked = !Task.isCancelled
    } deliver: { _ in
      Issue.record("The answer was delivered.")
    }
    try await settle()
    requests.letGo(.changePhoto, .changeDisplayName)
    requests.cancelAll()
    gate.open(with: 1)
    try await settle()
    #expect(hasWorked)
  }

  @Test("A request takes the place of one of the same kind")
  func replacement() async throws {
    var delivered: [String] = []
    requests.start(.load) {
      _ = await gate.wait()
    } deliver: { _ in
      delivered.append("first")
    }
    try await settle()
    requests.start(.load) {
    } deliver: { _ in
      delivered.append("second")
    }
    gate.open(with: 1)
    try await settle()
    #expect(delivered == ["second"])
  }

  @Test("A delivery may start a request of the same kind")
  func restart() async throws {
    var delivered: [Int] = []
    requests.start(.load) {
      1
    } deliver: { result in
      delivered.append(result.get())
      requests.start(.load) {
        2
      } deliver: {
        delivered.append($0.get())
      }
    }
    try await settle()
    #expect(delivered == [1, 2])
  }

  @Test("P-21: Work goes on without its owner, keeps it no longer alive, and delivers nothing")
  func owner() async throws {
    var hasWorked = false
    var owner: Requests? = Requests()
    weak let weakOwner = owner
    owner?.start(.changePhoto) {
      _ = await gate.wait()
      hasWorked = true
    } deliver: { _ in
      Issue.record("The answer was delivered.")
    }
    try await settle()
    owner = nil
    #expect(weakOwner == nil)
    gate.open(with: 1)
    try await settle()
    #expect(hasWorked)
  }
}

/// A door at which work waits until it is opened.
@MainActor private final class Gate {
  private var continuation: CheckedContinuation<Int, Never>?

  func wait() async -> Int {
    await withCheckedContinuation { continuation = $0 }
  }

  func open(with value: Int) {
    continuation?.resume(returning: value)
    continuation = nil
  }
}
