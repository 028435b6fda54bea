import Foundation

/// A library function, such as `malloc` or `swift_retain`, whose calls are found in a recording of
/// instructions.
///
/// The calls of most functions are counted. The calls of `realloc` and `free` are not counted, but
/// show which memory is still in use.
struct CountedFunction: Equatable {
  enum Event: Equatable {
    case allocation, clearedAllocation, reallocation, deallocation
    case retain, release, weakLoad
  }

  let event: Event
  /// True if the function does its work as many times as its second argument says.
  ///
  /// An example is `swift_retain_n`.
  var isManyfold = false
  /// True if the function calls a second counted function for the same event, such as a retain.
  ///
  /// An example is `swift_bridgeObjectRetain`, which calls `swift_retain`. Both calls stand for one
  /// retain, so the call of `swift_retain` is not counted.
  var isForwarding = false
}

extension CountedFunction {
  /// Returns the counted functions in this process; each key is the address of the function.
  static func all() -> [UInt64: CountedFunction] {
    var found: [UInt64: CountedFunction] = [:]
    for (name, function) in named {
      // This look-up finds the allocator in use even if it is not the C library's.
      guard let address = dlsym(nil, name) else { continue }
      found[UInt64(UInt(bitPattern: address))] = function
    }
    return found
  }

  /// The counted functions; each key is the name of the function, such as `malloc`.
  ///
  /// The Swift names are the runtime's stable interface. Source of these names:
  /// RuntimeFunctions.def in the compiler's sources.
  private static var named: [String: CountedFunction] {
    var functions: [String: CountedFunction] = [
      "malloc": .init(event: .allocation), "calloc": .init(event: .clearedAllocation),
      "realloc": .init(event: .reallocation), "free": .init(event: .deallocation),
    ]
    for name in ["tryRetain", "unownedRetainStrong", "unownedRetainStrongAndRelease"] {
      functions["swift_" + name] = .init(event: .retain)
    }
    for name in ["LoadStrong", "TakeStrong", "CopyInit", "CopyAssign"] {
      functions["swift_weak" + name] = .init(event: .weakLoad)
    }
    for prefix in ["swift_", "swift_nonatomic_"] {
      functions[prefix + "retain"] = .init(event: .retain)
      functions[prefix + "retain_n"] = .init(event: .retain, isManyfold: true)
      functions[prefix + "release"] = .init(event: .release)
      functions[prefix + "release_n"] = .init(event: .release, isManyfold: true)
      let bridge = prefix + "bridgeObject"
      functions[bridge + "Retain"] = .init(event: .retain, isForwarding: true)
      functions[bridge + "Retain_n"] = .init(event: .retain, isManyfold: true, isForwarding: true)
      functions[bridge + "Release"] = .init(event: .release, isForwarding: true)
      functions[bridge + "Release_n"] = .init(event: .release, isManyfold: true, isForwarding: true)
    }
    return functions
  }
}
