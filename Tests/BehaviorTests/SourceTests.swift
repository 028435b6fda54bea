import Foundation
import Models
import Scenarios
import Testing

@testable import Behavior

@Suite("Steps as they are written in scenarios")
struct SourceTests {
  private static let dee = User(
    id: User.ID(rawValue: "8"), displayName: .sample("Dee"), photo: nil)

  // Each step stands as Swift code next to its expected text, so that the compiler checks the code.
  @Test(
    "A step is written as in Swift",
    arguments: [
      (.removeFromBelow, ".removeFromBelow"), (.tap(Control.logOut), ".tap(Control.logOut)"),
      (.type("a\"\\\n", into: Control.nameField), #".type("a\"\\\n", into: Control.nameField)"#),
      (.type("\u{202E}\u{7}é", into: "x"), #".type("\u{202E}\u{7}é", into: "x")"#),
      (.clear(Control.nameField), ".clear(Control.nameField)"),
      (.placeCaret(atStartOf: Control.error), ".placeCaret(atStartOf: Control.error)"),
      (.selectRow(2), ".selectRow(2)"), (.otherPartCaches(nil), ".otherPartCaches(nil)"),
      (
        .otherPartCaches(dee),
        """
        .otherPartCaches(User(id: User.ID(rawValue: "8"), displayName: .sample("Dee"), photo: nil))
        """
      ),
      (.travel(to: "Asia/Kathmandu"), #".travel(to: "Asia/Kathmandu")"#),
      (.choosePhoto(Photo.landscape.data), ".choosePhoto(Photo.landscape.data)"),
      (.choosePhoto(.gif), ".choosePhoto(.gif)"), (.choosePhoto(Data()), ".choosePhoto(Data())"),
      (.choosePhoto(Data([1, 2])), ".choosePhoto(Data([1, 2]))"),
      (.cancelPhoto, ".cancelPhoto"), (.pause, ".pause"),
      (.answer(.currentUser, .user(.blaine)), ".answer(.currentUser, .user(.blaine))"),
      (
        .answer(.logOut, .failure(.refused), to: .newest),
        ".answer(.logOut, .failure(.refused), to: .newest)"
      ),
      (
        .answerPosts(.failure(.unreachable), to: .number(2)),
        ".answerPosts(.failure(.unreachable), to: .number(2))"
      ),
      (
        .answerPosts(.posts([.sample(1), .sample(2)])),
        ".answerPosts(.posts([.sample(1), .sample(2)]))"
      ),
      (.sees(Control.error, "No."), #".sees(Control.error, "No.")"#),
      (.seesTitle("Profile"), #".seesTitle("Profile")"#),
      (.seesControl(Control.spinner), ".seesControl(Control.spinner)"),
      (.seesNothing(of: Control.name), ".seesNothing(of: Control.name)"),
      (.seesPhoto(nil), ".seesPhoto(nil)"), (.seesPhoto(.portrait), ".seesPhoto(.portrait)"),
      (.seesLogIn, ".seesLogIn"), (.isEnabled(Control.photo), ".isEnabled(Control.photo)"),
      (.isDisabled(Control.retry), ".isDisabled(Control.retry)"),
      (
        .asked([.currentUser, .changeDisplayName(.sample("D")), .changePhoto(.landscape)]),
        #".asked([.currentUser, .changeDisplayName(.sample("D")), .changePhoto(.landscape)])"#
      ),
      (.cancelled(.logOut), ".cancelled(.logOut)"),
      (.inFlight(.changePhoto), ".inFlight(.changePhoto)"),
      (.openedLibrary(times: 2), ".openedLibrary(times: 2)"), (.caches(nil), ".caches(nil)"),
      (.seesRows([["Cards", "2026-03-02"]]), #".seesRows([["Cards", "2026-03-02"]])"#),
      (.isSelected(row: nil), ".isSelected(row: nil)"),
      (.seesPost(.sample(3)), ".seesPost(.sample(3))"),
      (
        .seesPost(.sample("Cards", "2026-03-02T10:59:59Z")),
        #".seesPost(.sample("Cards", "2026-03-02T10:59:59Z"))"#
      ),
      (.askedForPosts(by: [User.blaine.id]), ".askedForPosts(by: [User.blaine.id])"),
    ] as [(Step, String)])
  func step(_ step: Step, source: String) {
    #expect(step.source == source)
  }

  @Test("Every control has its name", arguments: Control.all)
  func control(_ identifier: String) {
    #expect(Step.tap(identifier).source.hasPrefix(".tap(Control."))
  }

  @Test("A user is written as the difference from the sample")
  func user() {
    var user = User.blaine
    user.displayName = .sample("Dee")
    #expect((user as User?).source == #".blaine.renamed("Dee")"#)
    user.photo = nil
    #expect((user as User?).source == #".blaine.renamed("Dee").with(photo: nil)"#)
  }

  @Test("No character of a literal affects the text around it")
  func literal() {
    #expect(
      SwiftSource.literal("a\u{301}\u{2028}\u{200B}\u{1B}[1m")
        == #""a\u{301}\u{2028}\u{200B}\u{1B}[1m""#)
    #expect(SwiftSource.literal("日本 👍") == "\"日本 👍\"")
  }
}
