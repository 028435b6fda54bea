/// The events that Swift Testing 6.3.1 wrote in small runs.
///
/// The times of the events and their locations in the source code are left out.
enum EventFixture {
  /// The events of tests that pass, fail or end in any other possible way.
  static let everyEnding = #"""
    {"kind":"test","payload":{"displayName":"G-1, G-3: greets",\#
    "id":"MVPTests.ViewFree/PresenterTests/greets(_:)/T.swift:7:6","isParameterized":true,\#
    "kind":"function","name":"greets(_:)"},"version":"6.3.0"}
    {"kind":"test","payload":{"displayName":"G-2: fails for one",\#
    "id":"MVPTests.ViewFree/PresenterTests/fails(_:)/T.swift:10:6","isParameterized":true,\#
    "kind":"function","name":"fails(_:)"},"version":"6.3.0"}
    {"kind":"test","payload":{"displayName":"G-5: known",\#
    "id":"MVPTests.ViewFree/PresenterTests/known()/T.swift:13:6","isParameterized":false,\#
    "kind":"function","name":"known()"},"version":"6.3.0"}
    {"kind":"test","payload":{"displayName":"G-6: disabled",\#
    "id":"MVPTests.ViewFree/PresenterTests/disabled()/T.swift:14:6","isParameterized":false,\#
    "kind":"function","name":"disabled()"},"version":"6.3.0"}
    {"kind":"test","payload":{"displayName":"G-7: warns",\#
    "id":"MVPTests.ViewFree/PresenterTests/warns()/T.swift:15:6","isParameterized":false,\#
    "kind":"function","name":"warns()"},"version":"6.3.0"}
    {"kind":"test","payload":{"id":"MVPTests.ViewFree/PresenterTests/unnamed()/T.swift:16:6",\#
    "isParameterized":false,"kind":"function","name":"unnamed()"},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"runStarted","messages":[{"symbol":"default",\#
    "text":"Test run started."},{"symbol":"details",\#
    "text":"Testing Library Version: 6.3.1 (937120cbc281cf2)"},{"symbol":"details",\#
    "text":"Target Platform: x86_64-unknown-linux-gnu"}]},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default",\#
    "text":"Suite ViewFree started."}],"testID":"MVPTests.ViewFree"},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default",\#
    "text":"Suite PresenterTests started."}],"testID":"MVPTests.ViewFree/PresenterTests"},\#
    "version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default",\#
    "text":"Test \"G-1, G-3: greets\" started."}],\#
    "testID":"MVPTests.ViewFree/PresenterTests/greets(_:)/T.swift:7:6"},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"pass",\#
    "text":"Test \"G-1, G-3: greets\" with 2 test cases passed after 0.001 seconds."}],\#
    "testID":"MVPTests.ViewFree/PresenterTests/greets(_:)/T.swift:7:6"},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default",\#
    "text":"Test \"G-2: fails for one\" started."}],\#
    "testID":"MVPTests.ViewFree/PresenterTests/fails(_:)/T.swift:10:6"},"version":"6.3.0"}
    {"kind":"event","payload":{"issue":{"isFailure":true,"isKnown":false,"severity":"error"},\#
    "kind":"issueRecorded","messages":[{"symbol":"fail",\#
    "text":"Expectation failed: ($0 → \"HELLO X\") == \"Hello\""}],\#
    "testID":"MVPTests.ViewFree/PresenterTests/fails(_:)/T.swift:10:6"},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"fail",\#
    "text":"Test \"G-2: fails for one\" with 2 test cases failed after 0.001 seconds with 1 issu\#
    e."}],"testID":"MVPTests.ViewFree/PresenterTests/fails(_:)/T.swift:10:6"},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default",\#
    "text":"Test \"G-5: known\" started."}],\#
    "testID":"MVPTests.ViewFree/PresenterTests/known()/T.swift:13:6"},"version":"6.3.0"}
    {"kind":"event","payload":{"issue":{"isFailure":false,"isKnown":true,"severity":"error"},\#
    "kind":"issueRecorded","messages":[{"symbol":"passWithKnownIssue","text":"Issue recorded"},\#
    {"symbol":"details","text":"known"}],\#
    "testID":"MVPTests.ViewFree/PresenterTests/known()/T.swift:13:6"},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"passWithKnownIssue",\#
    "text":"Test \"G-5: known\" passed after 0.001 seconds with 1 known issue."}],\#
    "testID":"MVPTests.ViewFree/PresenterTests/known()/T.swift:13:6"},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testSkipped","messages":[{"symbol":"skip",\#
    "text":"Test \"G-6: disabled\" skipped: \"why\""}],\#
    "testID":"MVPTests.ViewFree/PresenterTests/disabled()/T.swift:14:6"},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default",\#
    "text":"Test \"G-7: warns\" started."}],\#
    "testID":"MVPTests.ViewFree/PresenterTests/warns()/T.swift:15:6"},"version":"6.3.0"}
    {"kind":"event","payload":{"issue":{"isFailure":false,"isKnown":false,"severity":"warning"},\#
    "kind":"issueRecorded","messages":[{"symbol":"warning","text":"Issue recorded"},\#
    {"symbol":"details","text":"careful"}],\#
    "testID":"MVPTests.ViewFree/PresenterTests/warns()/T.swift:15:6"},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"pass",\#
    "text":"Test \"G-7: warns\" passed after 0.001 seconds with 1 warning."}],\#
    "testID":"MVPTests.ViewFree/PresenterTests/warns()/T.swift:15:6"},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default",\#
    "text":"Test unnamed() started."}],\#
    "testID":"MVPTests.ViewFree/PresenterTests/unnamed()/T.swift:16:6"},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"pass",\#
    "text":"Test unnamed() passed after 0.001 seconds."}],\#
    "testID":"MVPTests.ViewFree/PresenterTests/unnamed()/T.swift:16:6"},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"fail",\#
    "text":"Suite PresenterTests failed after 0.001 seconds with 3 issues (including 1 warning a\#
    nd 1 known issue)."}],"testID":"MVPTests.ViewFree/PresenterTests"},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"fail",\#
    "text":"Suite ViewFree failed after 0.001 seconds with 3 issues (including 1 warning and 1 k\#
    nown issue)."}],"testID":"MVPTests.ViewFree"},"version":"6.3.0"}

    """#

  /// The events of one test in the oldest version of the format.
  static let version0 = #"""
    {"kind":"test","payload":{"_testCases":[{"displayName":"\"a\"",\#
    "id":"Parameterized test case ID: argumentIDs: [Testing.Test.Case.Argument.ID(bytes: [34,\#
     97, 34])], discriminator: 0, isStable: true"},{"displayName":"\"b\"",\#
    "id":"Parameterized test case ID: argumentIDs: [Testing.Test.Case.Argument.ID(bytes: [34,\#
     98, 34])], discriminator: 0, isStable: true"}],"displayName":"G-1, G-3: greets",\#
    "id":"MVPTests.ViewFree/PresenterTests/greets(_:)/T.swift:7:6","isParameterized":true,\#
    "kind":"function","name":"greets(_:)"},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default",\#
    "text":"Test \"G-1, G-3: greets\" started."}],\#
    "testID":"MVPTests.ViewFree/PresenterTests/greets(_:)/T.swift:7:6"},"version":0}
    {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"pass",\#
    "text":"Test \"G-1, G-3: greets\" with 2 test cases passed after 0.001 seconds."}],\#
    "testID":"MVPTests.ViewFree/PresenterTests/greets(_:)/T.swift:7:6"},"version":0}

    """#

  /// The events of a test that crashed its process.
  static let crash = #"""
    {"kind":"test","payload":{"displayName":"G-1: crashes",\#
    "id":"ConformanceTests.crashes()/C.swift:2:2","isParameterized":false,"kind":"function",\#
    "name":"crashes()"},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"runStarted","messages":[{"symbol":"default",\#
    "text":"Test run started."},{"symbol":"details",\#
    "text":"Testing Library Version: 6.3.1 (937120cbc281cf2)"},{"symbol":"details",\#
    "text":"Target Platform: x86_64-unknown-linux-gnu"}]},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default",\#
    "text":"Test \"G-1: crashes\" started."}],\#
    "testID":"ConformanceTests.crashes()/C.swift:2:2"},"version":"6.3.0"}

    """#
}
