/// Tests of the models; the other two roles, views and controllers, need a view.
enum ViewFree {}

/// Tests that need views and controllers.
enum WithViews {}
