import Models

extension Scenario {
  nonisolated static let greeting = [
    Scenario(
      "greeting.opened", proves: "G-1",
      on: .greeting(Person(firstName: "David", lastName: "Blaine")),
      steps: [
        .open,
        .seesTitle("Greeting"),
        .sees(Control.greetingButton, "Show greeting"),
        .isEnabled(Control.greetingButton),
        .seesControl(Control.greetingLabel),
        .sees(Control.greetingLabel, ""),
      ]),
    Scenario(
      "greeting.shown", proves: "G-2",
      on: .greeting(Person(firstName: "David", lastName: "Blaine")),
      steps: [
        .open,
        .tap(Control.greetingButton),
        .sees(Control.greetingLabel, "Hello David Blaine"),
      ]),
    Scenario(
      "greeting.shown-again", proves: "G-4",
      on: .greeting(Person(firstName: "David", lastName: "Blaine")),
      steps: [
        .open,
        .tap(Control.greetingButton),
        .tap(Control.greetingButton),
        .sees(Control.greetingLabel, "Hello David Blaine"),
        .cover,
        .goBack,
        .sees(Control.greetingLabel, "Hello David Blaine"),
        .tap(Control.greetingButton),
        .sees(Control.greetingLabel, "Hello David Blaine"),
      ]),
    Scenario(
      "greeting.opened-again-and-again", proves: "P-21",
      on: .greeting(Person(firstName: "David", lastName: "Blaine")), rounds: 100,
      steps: [
        .open,
        .tap(Control.greetingButton),
        .sees(Control.greetingLabel, "Hello David Blaine"),
        .goBack,
      ]),
    Scenario(
      "greeting.made-and-not-opened", proves: "P-21",
      on: .greeting(Person(firstName: "David", lastName: "Blaine")),
      steps: [
        .open,
        .goBack,
        .makeUnopened,
        .cover,
        .goBack,
        .seesNothing(of: Control.greetingButton),
      ]),
    shows("Hello David", for: "David", "", id: "no-last-name", "G-3"),
    shows("Hello Blaine", for: "", "Blaine", id: "no-first-name", "G-3"),
    shows("Hello", for: "", "", id: "no-name", "G-3"),
    shows("Hello", for: " \n", "\t\u{2028}", id: "only-white-space", "G-3"),
    shows(
      "Hello David Blaine", for: "\n David\t", "\r\n\u{A0}Blaine  ", id: "white-space-around", "G-3"
    ),
    shows("Hello Ana  María de la O", for: "Ana  María", "de la O", id: "inner-spaces", "G-5"),
    shows("Hello 👩‍👩‍👧‍👦 🇻🇳", for: "👩‍👩‍👧‍👦", "🇻🇳", id: "emoji", "G-5"),
    shows("Hello دافيد بلاين", for: "دافيد", "بلاين", id: "right-to-left", "G-5"),
    shows(
      "Hello Nguye\u{302}\u{303}n A\u{30A}", for: "Nguye\u{302}\u{303}n", "A\u{30A}",
      id: "combining-characters", "G-5"),
    shows("Hello <b>%@</b> \\(name)", for: "<b>%@</b>", "\\(name)", id: "markup", "G-5"),
  ]

  private nonisolated static func shows(
    _ greeting: String, for firstName: String, _ lastName: String, id: String,
    _ requirement: String
  ) -> Scenario {
    Scenario(
      "greeting.\(id)", proves: requirement,
      on: .greeting(Person(firstName: firstName, lastName: lastName)),
      steps: [.open, .tap(Control.greetingButton), .sees(Control.greetingLabel, greeting)])
  }
}
