import Foundation
import Models
import Store

// Gives the store any bytes as its file. The store must read a valid user or report damage. If it
// has read a user, it must save it and read the same again, or refuse because the file has unknown
// keys. After a refusal and after damage the file is unchanged. A broken rule ends the process.

/// The entry point, which libFuzzer calls with each generated input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: start, count: count))
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    await check(data)
    done.signal()
  }
  done.wait()
  return 0
}

private let fileURL = URL(
  filePath: ProcessInfo.processInfo.environment["FUZZING_FOLDER"]
    ?? FileManager.default.temporaryDirectory.path
).appending(component: "fuzzed-user.json")

private func check(_ data: Data) async {
  do {
    try data.write(to: fileURL)
    let store = UserStore(fileURL: fileURL)
    let user: User
    do {
      user = try await store.currentUser()
    } catch UserServiceError.storeDamaged {
      try await checkRefusals(by: store, data)
      return
    }
    checkRules(of: user)
    do {
      try await store.changeDisplayName(to: user.displayName)
    } catch UserServiceError.refused {
      try require(Data(contentsOf: fileURL) == data, "a file with unknown keys is left as it is")
      return
    }
    let saved = try await store.currentUser()
    require(saved == user, "a saved user is read again: \(user), \(saved)")
  } catch {
    fatalError("Broken: a store fails only for damage: \(error)")
  }
}

/// Checks that the store does not replace a damaged file.
private func checkRefusals(by store: UserStore, _ data: Data) async throws {
  do {
    try await store.changeDisplayName(to: DisplayName("David"))
    fatalError("Broken: a damaged file is not changed")
  } catch UserServiceError.storeDamaged {
    try require(Data(contentsOf: fileURL) == data, "a damaged file is left as it is")
  }
}

private func checkRules(of user: User) {
  let name = user.displayName.text
  require((1...40).contains(name.count), "a name has 1 to 40 characters: \(name)")
  require(name.utf8.count <= 400, "a name has at most 400 bytes: \(name)")
  require(!name.contains(where: \.isNewline), "a name has one line: \(name)")
  require(
    !name.unicodeScalars.contains { $0.properties.generalCategory == .control },
    "a name has no control characters: \(name)")
  let ends = [name.unicodeScalars.first, name.unicodeScalars.last]
  require(
    ends.allSatisfy { $0?.properties.isWhitespace == false },
    "a name has no space around it: \(name)")
  require((try? DisplayName(name)) == user.displayName, "a name stays what it is: \(name)")
  if let photo = user.photo {
    let isPNG = photo.data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    require(isPNG || photo.data.starts(with: [0xFF, 0xD8, 0xFF]), "a photo is a PNG or JPEG")
    require(photo.data.count <= 5_000_000, "a photo has at most 5 MB")
    require((try? Photo(photo.data)) == photo, "a photo stays what it is")
  }
}

private func require(_ condition: @autoclosure () throws -> Bool, _ rule: String) rethrows {
  if try !condition() { fatalError("Broken: \(rule)") }
}
