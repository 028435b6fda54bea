/// Tests of the decisions and announcements of presenters and models, without views.
enum ViewFree {}

/// Tests that need view controllers: their bindings and the calls that they forward.
enum WithViews {}
