/// Tests of the decisions of presenters and the announcements of models, without views.
enum ViewFree {}

/// Tests that need view controllers: tests of bindings, outputs, events and assembled screens.
enum WithViews {}
