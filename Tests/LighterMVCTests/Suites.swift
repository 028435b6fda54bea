/// Tests of the store, the shared state and the rules of the model; they need no view.
enum ViewFree {}

/// Tests of what only the view controllers can prove.
enum WithViews {}
