/// What can change about a greeting.
enum GreetingAspect {
  case greeting
}
