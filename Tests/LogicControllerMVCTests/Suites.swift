/// Tests of the decisions of the logic controllers, without views.
enum ViewFree {}

/// Tests that need view controllers.
enum WithViews {}
