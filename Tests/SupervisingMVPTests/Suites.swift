/// Tests of what presenters and models decide and announce; they need no view.
enum ViewFree {}

/// Tests of what only the view controllers can prove: their bindings and what they forward.
enum WithViews {}
