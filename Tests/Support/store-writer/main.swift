import Foundation
import Models

// Makes changes to a `UserStore`, one after another, and prints the number of each once it is
// made: `store-writer FILE name|photo COUNT`. The name becomes the number, the photo that many
// bytes longer. It ends with 1 when a change fails or is undone by somebody else.

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3, let path = arguments.first, let count = arguments.last.flatMap(Int.init)
else {
  exit(64)
}
let changesName = arguments.contains("name")
let store = UserStore(fileURL: URL(filePath: path))

do {
  for number in 1...count {
    let isKept: Bool
    if changesName {
      let name = try DisplayName(String(number))
      try await store.changeDisplayName(to: name)
      isKept = try await store.currentUser().displayName == name
    } else {
      let photo = try Photo(Data([0xFF, 0xD8, 0xFF]) + Data(count: number))
      try await store.changePhoto(to: photo)
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
