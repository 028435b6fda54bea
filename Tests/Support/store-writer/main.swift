import Foundation
import Models
import Store

// Makes changes to a `UserStore`, one after another, and prints the number of each once it is
// made: `store-writer FILE name|photo COUNT`. The name becomes the number, the photo that many
// bytes longer. It ends with 1 when a change fails or is undone by somebody else.
//
// `store-writer FILE name|photo COUNT CALL error|kill|stop VALUE` has one call of the system go wrong
// in each change, and prints the names of all of them after the change.

let arguments = Array(CommandLine.arguments.dropFirst())
guard [3, 6].contains(arguments.count), let count = Int(arguments[2]) else {
  exit(64)
}
let changesName = arguments[1] == "name"
let file = URL(filePath: arguments[0])
let folder = file.deletingLastPathComponent().path
let store = UserStore(fileURL: file)
let fault = Fault(arguments.dropFirst(3))

do {
  for number in 1...count {
    let isKept: Bool
    if changesName {
      let name = try DisplayName(String(number))
      fault?.begin(in: folder)
      try await store.changeDisplayName(to: name)
      fault?.end()
      isKept = try await store.currentUser().displayName == name
    } else {
      let photo = try Photo(Data([0xFF, 0xD8, 0xFF]) + Data(count: number))
      fault?.begin(in: folder)
      try await store.changePhoto(to: photo)
      fault?.end()
      isKept = try await store.currentUser().photo == photo
    }
    guard isKept else {
      exit(1)
    }
    try FileHandle.standardOutput.write(contentsOf: Data("\(number)\n".utf8))
  }
} catch {
  try FileHandle.standardError.write(contentsOf: Data("\(error.localizedDescription)\n".utf8))
  exit(1)
}
