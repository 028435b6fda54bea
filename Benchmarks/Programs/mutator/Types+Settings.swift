import SwiftSyntax

/// The values that some code sets, and those that it reads, if it does nothing else at once.
///
/// Values are paths such as `profileView.nameLabel.text`. The path `*` stands for all values.
struct Setting {
  var written: Set<String> = []
  var read: Set<String> = []
  /// True if the same values are set when the code is run twice.
  var isRepeatable = true

  /// Returns true if the order of two settings does not matter.
  func isIndependent(of other: Setting) -> Bool {
    !written.overlaps(other.written.union(other.read)) && !read.overlaps(other.written)
  }

  fileprivate mutating func form(_ other: Setting, of base: String?) {
    func full(_ path: String) -> String { base.map { "\($0).\(path)" } ?? path }
    written.formUnion(other.written.map(full))
    read.formUnion(other.read.map(full))
    isRepeatable = isRepeatable && other.isRepeatable
  }
}

extension Types {
  /// Functions of UIKit and of the models that change nothing when they are called once more.
  private static let settings: Set = [
    "startAnimating", "stopAnimating", "deselectRow", "cancel", "cancelAll", "letGo",
    "checkCancellation", "update", "reloadData", "updatePropertiesIfNeeded",
  ]
  /// Those of them that show values which other code has set.
  private static let readers: Set = ["update", "reloadData", "updatePropertiesIfNeeded"]
  /// Functions whose effects come later, or not before the user acts.
  private static let starts: Set = ["start", "addAction", "bind", "bindBothWays", "Task"]

  /// Returns what a statement sets and reads; `nil` if it may do something else.
  ///
  /// A called function is looked into. A function with a result is believed to set nothing.
  func setting(_ statement: ExprSyntax, depth: Int = 0) -> Setting? {
    if let assignment = statement.as(InfixOperatorExprSyntax.self) {
      guard assignment.operator.is(AssignmentExprSyntax.self),
        let target = assignment.leftOperand.path
      else { return nil }
      let read = assignment.rightOperand.paths
      return read.overlaps([target]) ? nil : Setting(written: [target], read: read)
    }
    guard let call = statement.statementCall, let name = call.functionName?.text, depth < 6 else {
      return nil
    }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base.flatMap(\.path)
    let place = "\(base ?? name).(\(call.arguments.summary))"
    if Self.settings.contains(name) {
      return Setting(written: [place], read: Self.readers.contains(name) ? ["*"] : [])
    }
    if Self.starts.contains(name) {
      // A request replaces one of its kind, while actions are independent of each other.
      return Setting(written: [name == "start" ? base ?? name : place], isRepeatable: false)
    }
    let called = functions(calledBy: call).map(\.function)
    let bodies = declarations.types.flatMap(\.functions)
      .filter { other in called.contains { $0.isImplemented(by: other) } }.compactMap(\.body)
    guard !bodies.isEmpty else { return nil }
    var all = Setting(read: call.arguments.paths)
    for body in bodies {
      guard let setting = SettingReader(body, types: self, depth: depth + 1).setting else {
        return nil
      }
      all.form(setting, of: base)
    }
    return all
  }
}

extension FunctionDeclaration {
  /// Returns true if `other` is this function, or may implement it.
  fileprivate func isImplemented(by other: FunctionDeclaration) -> Bool {
    name == other.name && labels == other.labels && types == other.types
  }
}

/// A visitor that finds out whether a function only sets values.
private final class SettingReader: SyntaxVisitor {
  /// What the function sets and reads; `nil` if it does something else.
  private(set) var setting: Setting? = Setting()
  private let types: Types
  private let depth: Int

  init(_ body: CodeBlockSyntax, types: Types, depth: Int) {
    self.types = types
    self.depth = depth
    super.init(viewMode: .sourceAccurate)
    walk(body)
    setting?.read.formUnion(body.paths)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let statement = node.item.as(ExprSyntax.self) else {
      let isKnown =
        node.item.is(VariableDeclSyntax.self) || node.item.is(GuardStmtSyntax.self)
        || node.item.is(ReturnStmtSyntax.self) || node.item.is(BreakStmtSyntax.self)
        || node.item.is(ExpressionStmtSyntax.self)
      if !isKnown { setting = nil }
      return .visitChildren
    }
    if let other = types.setting(statement, depth: depth) {
      setting?.form(other, of: nil)
    } else {
      setting = nil
    }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension Set<String> {
  /// Returns true if a path in one set contains or equals a path in the other set.
  fileprivate func overlaps(_ others: Set<String>) -> Bool {
    contains { path in
      others.contains { other in
        path == other || path.hasPrefix(other + ".") || other.hasPrefix(path + ".")
          || [path, other].contains("*")
            // What is hidden is read by none of the functions that read everything else.
            && ![path, other].contains { $0.hasSuffix(".isHidden") }
      }
    }
  }
}

extension ExprSyntax {
  /// The names in a chain of members, such as `a.b` for `self.a?.b`; `nil` for other expressions.
  fileprivate var path: String? {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.path }
    if let item = self.as(SubscriptCallExprSyntax.self) { return item.calledExpression.path }
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return Syntax(self).local(name) == nil ? name : "local \(name)"
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    let name = member.declName.baseName.text
    return base.path.map { $0 == "self" ? name : "\($0).\(name)" }
  }
}

extension SyntaxProtocol {
  /// The paths of all values in the code.
  fileprivate var paths: Set<String> {
    if let path = self.as(ExprSyntax.self)?.path { return [path] }
    return children(viewMode: .sourceAccurate).reduce(into: []) { $0.formUnion($1.paths) }
  }
}
