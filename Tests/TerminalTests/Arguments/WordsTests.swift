import Testing

@testable import Terminal

@Suite("The words that ask for a command again") @MainActor
struct WordsTests {
  private func words(_ arguments: [String]) throws -> String {
    guard case .run(let command) = try sample.read(arguments) else {
      throw UsageError("Nothing would be run.")
    }
    return sample.words(of: command)
  }

  @Test(
    "They have one form, however the request was typed",
    arguments: [
      ([], ""), (["PLAY"], "play"), (["--quick"], "--quick"),
      (
        ["--format=json", "folders", "b", "--output", "x", "a"],
        "folders b a --format json --output x"
      ),
      (["--animal", "Wasp,ANT", "--animal=bee"], "--animal Wasp,ANT,bee"),
      (["play", "--seed", "1", "--seed=2"], "play --seed 2"),
      (["play", "--tone", "-5"], "play --tone=-5"),
      (["draw", "--all", "SONG.number-1"], "draw SONG.number-1 --all"),
    ])
  func oneForm(arguments: [String], words: String) throws {
    #expect(try self.words(arguments) == words)
  }

  @Test(
    "A shell reads the same values from them",
    arguments: [
      (["folders", "My App", "it's"], #"folders 'My App' 'it'\''s'"#),
      (["folders", "--output", "$HOME;x"], "folders --output '$HOME;x'"),
      (["folders", "--format=json", "--", "-a", "b"], "folders --format json -- -a b"),
      (["folders", "-"], "folders -"), (["folders", "--output=-x"], "folders --output=-x"),
      (["folders", "~/App", "日本"], "folders '~/App' 日本"),
    ])
  func shell(arguments: [String], words: String) throws {
    #expect(try self.words(arguments) == words)
  }
}
