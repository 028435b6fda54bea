/// Tests of what the logic controllers decide; they need no view.
enum ViewFree {}

/// Tests of what only the view controllers can prove.
enum WithViews {}
