/// Tests of the store, the shared state and the rules of the model, without views.
enum ViewFree {}

/// Tests that need view controllers.
enum WithViews {}
