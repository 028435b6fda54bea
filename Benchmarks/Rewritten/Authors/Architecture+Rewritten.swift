import Apps
import Architectures
import Models
import PortableUIKit
import SecondMVC
import SecondMVP
import SecondMVVM
import SecondVIPER
import ThirdMVC
import ThirdMVP
import ThirdMVVM
import ThirdVIPER

nonisolated extension Architecture {
  /// The architectures that several authors have written: of each the kit's own, the second and the
  /// third.
  ///
  /// The other authors saw the specification, the scenarios, the shared modules and the pattern's
  /// source, and no module of the kit.
  package static let byAuthors = [
    [mvc, secondMVC, thirdMVC], [mvp, secondMVP, thirdMVP], [mvvm, secondMVVM, thirdMVVM],
    [viper, secondVIPER, thirdVIPER],
  ]

  /// The architectures of the other authors, which are in no comparison.
  package static let rewritten = byAuthors.flatMap { $0.dropFirst() }

  /// The architectures of the other authors that have view-free tests.
  package static let rewrittenWithTests = [secondMVP, thirdMVP]

  /// All architectures that can be measured.
  package static let known = all + rewritten

  private static let secondMVC = mvc.written(
    by: "Second", makeGreetingScreen: { SecondMVC.GreetingViewController(person: $0) },
    makeProfileScreen: fromParts(SecondMVC.ProfileViewController.init))
  private static let thirdMVC = mvc.written(
    by: "Third", makeGreetingScreen: { ThirdMVC.GreetingViewController(person: $0) },
    makeProfileScreen: fromParts(ThirdMVC.ProfileViewController.init))

  private static let secondMVP = mvp.written(
    by: "Second", makeGreetingScreen: SecondMVP.GreetingAssembly.makeScreen,
    makeProfileScreen: fromParts(SecondMVP.ProfileAssembly.makeScreen))
  private static let thirdMVP = mvp.written(
    by: "Third", makeGreetingScreen: ThirdMVP.GreetingAssembly.makeScreen,
    makeProfileScreen: fromParts(ThirdMVP.ProfileAssembly.makeScreen))

  private static let secondMVVM = mvvm.written(
    by: "Second", makeGreetingScreen: SecondMVVM.GreetingAssembly.makeScreen,
    makeProfileScreen: fromParts(SecondMVVM.ProfileAssembly.makeScreen))
  private static let thirdMVVM = mvvm.written(
    by: "Third", makeGreetingScreen: ThirdMVVM.GreetingAssembly.makeScreen,
    makeProfileScreen: fromParts(ThirdMVVM.ProfileAssembly.makeScreen))

  private static let secondVIPER = viper.written(
    by: "Second", makeGreetingScreen: SecondVIPER.GreetingRouter.makeModule,
    makeProfileScreen: fromParts(SecondVIPER.ProfileRouter.makeModule))
  private static let thirdVIPER = viper.written(
    by: "Third", makeGreetingScreen: ThirdVIPER.GreetingRouter.makeModule,
    makeProfileScreen: fromParts(ThirdVIPER.ProfileRouter.makeModule))

  /// Returns the version of this architecture by another author.
  private func written(
    by author: String, makeGreetingScreen: @escaping MakeGreetingScreen,
    makeProfileScreen: @escaping MakeProfileScreen
  ) -> Architecture {
    var version = Architecture(
      id: "\(id)-\(author.lowercased())", name: name, module: author + module, roles: roles,
      makeGreetingScreen: makeGreetingScreen, makeProfileScreen: makeProfileScreen)
    version.parentFolder = "Benchmarks/Rewritten"
    return version
  }
}
