/// Tests of the models, which are of all three the only ones that need no view.
enum ViewFree {}

/// Tests of what only views and controllers can prove.
enum WithViews {}
