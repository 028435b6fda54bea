import Testing

@testable import Unidirectional

@Suite("Store")
struct StoreTests {
  typealias LogStore = Store<[String], String>

  @Test("The current state is rendered at once, and then the state after each message")
  func renders() {
    let store = LogStore(state: ["first"]) { $0.append($1) }
    var rendered: [[String]] = []
    store.setRenderer { rendered.append($0) }
    #expect(rendered == [["first"]])
    store.send("second")
    store.send("third")
    #expect(
      rendered == [["first"], ["first", "second"], ["first", "second", "third"]])
  }

  @Test("Effects run in their order, after the message and before the state is rendered")
  func runsEffects() {
    var events: [String] = []
    let store = LogStore(state: []) { state, message in
      state.append(message)
      events.append("reduce \(message)")
      return ["1", "2"]
    } run: { (effect: String, _) in
      events.append("run \(effect)")
    }
    store.setRenderer { events.append("render \($0.count)") }
    store.send("a")
    #expect(events == ["render 0", "reduce a", "run 1", "run 2", "render 1"])
  }

  @Test(
    "A message that an effect sends at once waits for the other effects, and for no rendering")
  func queuesAnswers() {
    var events: [String] = []
    let store = LogStore(state: []) { state, message in
      state.append(message)
      return message == "a" ? ["1", "2"] : []
    } run: { (effect: String, send) in
      events.append("run \(effect)")
      send("answer \(effect)")
      events.append("end \(effect)")
    }
    store.setRenderer { events.append("render \($0)") }
    events = []
    store.send("a")
    #expect(
      events
        == [
          "run 1", "end 1", "run 2", "end 2", #"render ["a", "answer 1", "answer 2"]"#,
        ])
  }

  @Test(
    "The effects of a message that waits run after those of the first one, and in their order")
  func runsEffectsInTurn() {
    var events: [String] = []
    let store = LogStore(state: []) { state, message in
      state.append(message)
      return message.count < 3 ? ["\(message)1", "\(message)2"] : []
    } run: { (effect: String, send) in
      events.append(effect)
      send(effect)
    }
    store.setRenderer { events.append("render \($0.count)") }
    events = []
    store.send("a")
    #expect(events == ["a1", "a2", "a11", "a12", "a21", "a22", "render 7"])
  }

  @Test("Another function that renders the state takes the place of the first one")
  func replacesRenderer() {
    let store = LogStore(state: []) { $0.append($1) }
    var events: [String] = []
    store.setRenderer { events.append("first \($0.count)") }
    store.setRenderer { events.append("second \($0.count)") }
    store.send("a")
    #expect(events == ["first 0", "second 0", "second 1"])
  }

  @Test("A message that is sent while the state is rendered waits until it is, and is rendered")
  func queuesWhileRendering() {
    let store = LogStore(state: []) { $0.append($1) }
    var events: [String] = []
    store.setRenderer { state in
      events.append("render \(state.count)")
      if state.count == 1 { store.send("again") }
      events.append("end \(state.count)")
    }
    store.send("a")
    #expect(
      events == ["render 0", "end 0", "render 1", "end 1", "render 2", "end 2"])
    store.send("b")
    #expect(events.suffix(2) == ["render 3", "end 3"])
    store.setRenderer { _ in }
  }

  @Test("An answer that comes later is a message like any other")
  func takesLateAnswers() {
    var answer: (@MainActor (String) -> Void)?
    let store = LogStore(state: []) { state, message in
      state.append(message)
      return message == "a" ? [1] : []
    } run: { (_: Int, send) in
      answer = send
    }
    var rendered: [[String]] = []
    store.setRenderer { rendered.append($0) }
    store.send("a")
    answer?("late")
    #expect(rendered.last == ["a", "late"])
  }

  @Test("P-21: an effect that waits for its answer does not keep the store alive")
  func isReleased() {
    weak var released: LogStore?
    var answer: (@MainActor (String) -> Void)?
    do {
      let store = LogStore(state: []) { state, message in
        [message]
      } run: { (_: String, send) in
        answer = send
      }
      released = store
      store.send("a")
    }
    #expect(released == nil)
    answer?("late")
  }
}
