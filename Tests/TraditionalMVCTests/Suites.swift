/// Tests of the models, the only one of the three roles that needs no view.
enum ViewFree {}

/// Tests that need views and controllers.
enum WithViews {}
