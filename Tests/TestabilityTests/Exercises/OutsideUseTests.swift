import Testing

@testable import Testability

@Suite("What judged code uses")
struct OutsideUseTests {
  @Test(
    "Functions of C, and what Swift has for chance, time, output and files, are refused",
    arguments: [
      ("mkdir", "mkdir"), ("_exit", "_exit"),
      ("__llvm_profile_reset_counters", "__llvm_profile_reset_counters"),
      ("secure_getenv", "secure_getenv"),
      ("swift_stdlib_random", "random"), ("$sSb6randomSbyFZ", "random"),
      ("$ss5print_9separator10terminatoryypd_S2StF", "print"),
      ("$ss11CommandLineO9argumentsSaySSGvgZ", "CommandLine"),
      ("$ss6MirrorV8childrens13AnyCollectionVySSSg5label_yp5valuetGvg", "Mirror"),
      ("$sScTss5NeverORszABRs_rlE5sleep11nanosecondsys6UInt64V_tYaKFZ", "sleep"),
      ("$s20FoundationEssentials4DateVACycfC", "Date()"),
      ("$s20FoundationEssentials4DateV20timeIntervalSinceNowACSd_tcfC", "Now"),
      ("$s10Foundation11ProcessInfoC11environmentSDyS2SGvg", "ProcessInfo"),
      ("$s10Foundation6NSUUIDCACycfC", "NSUUID"),
      ("$sSS10FoundationE14contentsOfFileS2S_tKcfC", "contentsOf"),
      ("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC", "CVarArg"),
      ("$s20FoundationEssentials4DataV5bytes5countACSV_SitcfC", "a pointer"),
      ("$ss6HasherV7combine5bytesySW_tF", "a pointer"),
      ("$sSS15decodingCString2asSSSPy8CodeUnitQzG_xmtcs16_UnicodeEncodingRzlufC", "a pointer"),
      ("$s20FoundationEssentials4DataV6append_5countySPys5UInt8VG_SitF", "a pointer"),
      ("$s20FoundationEssentials6LocaleV10identifierSSvg", "Locale"),
      ("$sSS10describingSSx_tclufC", "the name of a type as text"),
      ("$ss26DefaultStringInterpolationV06appendC0yyxlF", "the name of a type as text"),
      ("$s20FoundationNetworking10URLSessionC6sharedACvgZ", "URLSession"),
      (
        "$s20FoundationEssentials4DateV30timeIntervalSinceReferenceDateSdvgZ",
        "timeIntervalSinceReferenceDate"
      ),
      ("$s20FoundationEssentials3URLV21resolvingSymlinksInPathACyF", "URL"),
      ("$s7Testing20__swiftPMEntryPoint7passings5Int32VAA0eF11ArgumentsVSg_tYaF", "an entry point"),
      ("$s8Dispatch0A4TimeV3nowACyFZ", "Dispatch"),
      (
        "$s20FoundationEssentials4DataV5write2to7optionsyAA3URLV_So20NSDataWritingOptionsVtKF",
        "write"
      ),
    ])
  func refused(symbol: String, name: String) {
    #expect(OutsideUse.name(of: symbol, besides: ["MVP"]) == name)
  }

  @Test(
    "What the compiler calls itself, values of Foundation and the kit's own names are used",
    arguments: [
      "$s17_StringProcessing5RegexV11_regexString7versionACyxGSS_SitcfC",
      "swift_retain", "__llvm_profile_runtime", "memcpy", "floor", "_swiftEmptyArrayStorage",
      "_swift_stdlib_reportUnimplementedInitializerInFile",
      "$s20FoundationEssentials4DateV21timeIntervalSince1970ACSd_tcfC",
      "$s20FoundationEssentials4DateV1loiySbAC_ACtFZ",
      "$s20FoundationEssentials8TimeZoneV7currentACvgZ",
      "$s20FoundationEssentials8TimeZoneVSQAAMc",
      "$ss26DefaultStringInterpolationV06appendC0yyxs06CustomB11ConvertibleRzlF",
      "$s20FoundationEssentials8TimeZoneV10identifierACSgSSh_tcfC",
      "$s20FoundationEssentials4DataV5countSivg", "$s3MVP7ProcessC5printyyF",
      "$sSa22_allocateUninitializedySayxG_SpyxGtSiFZ",
      "$ss23CustomStringConvertibleP11descriptionSSvgTq",
      "$sSa6append10contentsOfyqd__n_t7ElementQyd__RtzSTRd__lF", "$s7ElementSTTl",
      "$sSy10FoundationE18trimmingCharacters2inSSAA12CharacterSetV_tF",
    ])
  func used(symbol: String) {
    #expect(OutsideUse.name(of: symbol, besides: ["MVP"]) == nil)
  }

  @Test(
    "Of an architecture, the kit's tests use only members of types that the kit declares",
    arguments: [
      ("$s3MVP16ProfilePresenterC14viewWillAppearyyF", nil), ("$s6Models4UserV4nameSSvg", nil),
      ("$s8MVPTests6settleyyF", nil), ("$s3MVP2eeoiySbSaySbG_ACtF", "ee"),
      ("$s3MVP6settleyyYaF", "settle"), ("$sSa3MVPE7isEmptySbvg", "isEmpty"),
      ("$s6Models4UserV3MVPE4nameSSvg", "name"), ("$s3MVP9EquatableMp", "Equatable"),
      ("$s3MVP7TestingO12__checkValueyyFZ", "Testing"),
    ])
  func inPlaceOfAnother(symbol: String, name: String?) {
    #expect(OutsideUse.name(of: symbol, from: "MVP", besides: ["ProfilePresenter"]) == name)
  }

  @Test(
    "Code that leaves the checked language is refused",
    arguments: [
      ("@_silgen_name(\"exit\") func leave()", "@_silgen_name"),
      ("@c(exit) func leave() {}", "@c"), ("@_exported import Views", "@_exported"),
      ("import SwiftShims", "import SwiftShims"),
      ("@section(\".init_array\") let start = 1", "@section"),
      ("let far = span[unchecked: 900]", "unchecked"),
      ("unowned(unsafe) let view: View", "unsafe"), ("text.utf8Start[9]", "utf8Start"),
      ("withUnsafeBytes(of: a) {}", "withUnsafeBytes"),
      ("macro expect(_ condition: Bool) -> Int = #line", "macro"),
      ("func == (a: [Bool], b: [Bool]) -> Bool { true }", "func =="),
      ("#if canImport(CMutants)", "#if"), ("name.count - #filePath.count", "filePath"),
      ("let isOn = mutantIsOn(1)", "mutantIsOn"),
      ("memcpy(&a, &b, 8)", "memcpy"), ("_ = await /,\"/; hidden() //\"", "/"),
      ("return/a\\/*/; hidden() /**/ */", "/"), ("`a/b`()", "a/b"),
    ])
  func unchecked(code: String, name: String) {
    #expect(OutsideUse.name(in: code, besides: ["Views"], mayHaveOperators: false) == name)
    let honest =
      "import Views\n/* \(code) */\n@Test func a() { #expect(c == _d) }\n@Observed @escaping @unchecked\nlet a = \"b/c\" // d\nfunc < () {}"
    #expect(OutsideUse.name(in: honest, besides: ["Views"], mayHaveOperators: false) == nil)
    let test = "static func == () {}"
    #expect(OutsideUse.name(in: test, besides: [], mayHaveOperators: true) == nil)
    let breaks = OutsideUse.name(in: "// a\r\nb()", besides: [], mayHaveOperators: true)
    #expect(breaks == "a carriage return")
  }
}
