/// A function that is dispatched like an action, and does what a reducer must not do.
struct Thunk {
  let run: (Store, ThunkEnvironment) -> Void
}
