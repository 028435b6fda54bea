/// Tests of the decisions of the presenters, without views.
enum ViewFree {}

/// Tests that need view controllers: tests of outputs, events and assembled screens.
enum WithViews {}
