import Foundation

/// The figures of a comparison that are `null` and should not be.
struct MissingFigures {
  /// The paths of the figures, such as `architectures/0/size/tokens`.
  private(set) var paths: [String] = []

  init(inJSON data: Data) throws {
    find(in: try JSONSerialization.jsonObject(with: data), path: [], interaction: nil)
    paths.sort()
  }

  private mutating func find(in value: Any, path: [String], interaction: String?) {
    switch value {
    case let object as [String: Any]:
      let interaction = object["interaction"] as? String ?? interaction
      for (key, inner) in object { find(in: inner, path: path + [key], interaction: interaction) }
    case let array as [Any]:
      for (index, inner) in array.enumerated() {
        find(in: inner, path: path + ["\(index)"], interaction: interaction)
      }
    case is NSNull where !Self.mayBeNull(path, interaction: interaction):
      paths.append(path.joined(separator: "/"))
    default: break
    }
  }

  /// Returns true if the figure at a path may be `null`.
  ///
  /// Some figures are measured only for some interactions, and others only for some controls.
  private static func mayBeNull(_ path: [String], interaction: String?) -> Bool {
    // Live bytes are measured only when a screen is opened.
    if path.last == "liveBytes", interaction?.hasSuffix("-open") != true { return true }
    // Few kinds have words, and a note may be about the whole run.
    if ["kinds", "notes"].contains(path.first) { return true }
    // Only a run that will be kept counts in several layouts (orders of functions and data).
    if path.last == "instructionsInLayouts" { return true }
    guard path.first == "controls", path.count > 1 else { return false }
    switch path[1] {
    // The net costs, those beyond the floor, are measured for architectures only. The floor is the
    // interaction without an architecture.
    case "floor", "bindings": return path.last == "net"
    // The models' own work is counted and not timed.
    case "models": return ["nanoseconds", "ratio", "net"].contains(path.last)
    // The slowed control, the baseline with more work, is timed and not counted.
    case "slowed": return !path.contains("nanoseconds") && !path.contains("ratio")
    default: return false
    }
  }
}
