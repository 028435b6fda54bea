plan(3);

await check("Side by side are the files of a feature, with roles, line numbers and colors", () => {
  const titles = (side) => texts(`#sources-pair .${side} .file-block .file-title`);
  pick("#sources-left", "mvp");
  pick("#sources-right", "mvc");
  is(titles("left"),
    ["ViewGreetingViewController.swift10 lines", "PresenterGreetingPresenter.swift7 lines"]);
  is(titles("right"), ["View controllerGreetingViewController.swift9 lines"]);
  is(texts("#sources-pair .right .number"), ["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  is(texts("#sources-pair .right .code-keyword").slice(0, 3),
    ["final class", "override func", "weak self"]);
  is(text(one("#sources-pair .left .remark")), "2 files, 17 lines with comments");
  pick("#feature", "Profile");
  is(texts("#sources-pair .right .line code"), ["let count = 42"]);
  is(text(one("#sources-pair .left .missing")), "MVP has no files of its own in Profile.");
  is(location.hash, "#sources/mvp/mvc/Profile");
});

await check("A button above the sources shows its file alone", async () => {
  await open("sources/mvc/mvp/Greeting");
  const titles = () => seen("#sources .right .file-block b").map(text);
  is(titles(), ["GreetingViewController.swift"]);
  all("#sources .right .jump")[1].click();
  is([titles(), texts("#sources .right [aria-pressed='true']")],
    [["GreetingPresenter.swift"], ["PresenterGreetingPresenter.swift"]]);
});

await check("A scenario's link leads to its trace", () => {
  const first = text(one(".position"));
  click("Next step");
  one("#conformance details").open = true;
  one("#conformance a").click();
  is(one("#scenario").value, "greeting.shown");
  is(text(one(".position")), first);
  holds(location.hash.startsWith("#traces/greeting.shown/mvc/mvp/"), "the address has it");
});
