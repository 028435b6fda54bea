/// Tests of the decisions and announcements of presenters and models, without views.
enum ViewFree {}

/// Tests that need view controllers: tests of their bindings and of the calls that they forward.
enum WithViews {}
