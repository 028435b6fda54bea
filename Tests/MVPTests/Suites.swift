/// Tests of what the presenters decide; they need no view.
enum ViewFree {}

/// Tests of what only the view controllers can prove.
enum WithViews {}
