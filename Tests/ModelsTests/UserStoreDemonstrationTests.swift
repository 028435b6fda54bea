import Foundation
import Models
import Testing

@Suite("A user store that is slow or fails for a demonstration")
struct UserStoreDemonstrationTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "P-4, P-9, P-14: Every request throws the failure, and changes nothing",
    arguments: [UserServiceError.unreachable, .refused, .storeDamaged])
  func fails(with failure: UserServiceError) async throws {
    let store = UserStore(fileURL: folder.userFile, failure: failure)
    await #expect(throws: failure) { try await store.currentUser() }
    await #expect(throws: failure) { try await store.changeDisplayName(to: DisplayName("David")) }
    await #expect(throws: failure) { try await store.changePhoto(to: Photo(.pngSignature)) }
    await #expect(throws: failure) { try await store.logOut() }
    #expect(try folder.contents() == [])
  }

  @Test("The failure can be set and lifted between requests")
  func failureIsMutable() async throws {
    let store = UserStore(fileURL: folder.userFile)
    await store.setFailure(.unreachable)
    await #expect(throws: UserServiceError.unreachable) { try await store.currentUser() }
    await store.setFailure(nil)
    #expect(try await store.currentUser() == .sample)
  }

  @Test("No request is answered before its delay is over")
  func delays() async throws {
    let delay = Duration.milliseconds(2)
    let store = UserStore(fileURL: folder.userFile, delay: delay)
    for failure in [nil, UserServiceError.unreachable] {
      await store.setFailure(failure)
      let duration = await ContinuousClock().measure { _ = try? await store.currentUser() }
      #expect(duration >= delay)
    }
  }

  @Test(
    "P-18, P-19: A cancelled request changes nothing, whether it waits or not",
    arguments: [Duration.zero, .seconds(3_600)])
  func cancels(delay: Duration) async throws {
    let store = UserStore(fileURL: folder.userFile, delay: delay, failure: .unreachable)
    let requests: [@Sendable () async throws -> Void] = [
      { _ = try await store.currentUser() },
      { try await store.changeDisplayName(to: DisplayName("David")) },
      { try await store.changePhoto(to: Photo(.pngSignature)) },
      { try await store.logOut() },
    ]
    for request in requests {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await request()
      }
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(try folder.contents() == [])
  }

  @Test("P-18: A request that is waiting when it is cancelled does not wait any longer")
  func cancelsWhileWaiting() async throws {
    let store = UserStore(fileURL: folder.userFile, delay: .seconds(3_600))
    let waiting = Task { try await store.changeDisplayName(to: DisplayName("David")) }
    await Task.yield()
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(try folder.contents() == [])
  }

  @Test("A delay holds up none of the other requests")
  func answersOthersMeanwhile() async throws {
    let store = UserStore(fileURL: folder.userFile, delay: .seconds(3_600))
    let waiting = Task { try await store.logOut() }
    await store.setDelay(.zero)
    #expect(try await store.currentUser() == .sample)
    waiting.cancel()
    _ = await waiting.result
  }
}
