import Foundation
import Models
import Store

// Makes changes to a `UserStore`, one after another, and prints the number of each finished change:
// `store-writer FILE name|photo COUNT`. The new name is the number of the change. The new photo is
// a signature and as many bytes as that number says. The exit status is 1 if a change fails or
// another process has undone it.
//
// `store-writer FILE name|photo COUNT CALL error|kill|stop VALUE` also makes one system call of
// each change fail, and prints the names of all calls after the change.

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
