/// The aspects of a greeting that change.
enum GreetingAspect {
  case greeting
}
