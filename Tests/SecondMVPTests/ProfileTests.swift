import Testing

/// The presenter of the profile without a screen, theme by theme.
///
/// The suites run one after another, since the time zone belongs to the whole process.
@Suite("Profile", .serialized)
enum ProfileTests {}
