/// Tests that need a view, which here are all: the view controller is where everything happens.
enum WithViews {}
