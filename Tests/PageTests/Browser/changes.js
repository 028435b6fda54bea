plan(4);

await check("A request is shown as two diffs, with who notices a place that is left out", async () => {
  await open("changes/ask/mvc/mvp");
  const titles = (side) => texts(`#changes-pair .${side} .file-title`);
  is([titles("left"), titles("right")],
    [["View controllerGreetingViewController.swift"], ["PresenterGreetingPresenter.swift"]]);
  is(texts("#changes-pair .left del, #changes-pair .left ins"), ["- old", "+ ask"]);
  is(texts("#changes-pair .right .notice"), ["left out: view-free tests"]);
  is(one("#changes-pair .right .notice").nextElementSibling.textContent, "+    view?.ask()");
  is(texts("#changes-pair .right .remark"),
    ["Files: 12.", "A place left out is noticed by: view-free tests 1."]);
  is(text(one("#changes-title")), "“Ask first” touches 1 file in MVC, 12 in MVP");
});

await check("A request that is not made in a row is said so", () => {
  pick("#changes-request", "search");
  is(text(one("#changes-pair .right .missing")), "This change is not made in MVP.");
  is(text(one("#changes-title")), "What a change costs");
  is(location.hash, "#changes/search/mvc/mvp");
});

await check("The matrix sorts by files and not by text", () => {
  const column = () => texts("#changes-matrix tbody td:nth-child(2)");
  one("#changes-matrix th:nth-child(2) button").click();
  is(column(), ["1 (1)", "12 (20)"]);
  one("#changes-matrix th:nth-child(2) button").click();
  is(column(), ["12 (20)", "1 (1)"]);
});

await check("A requirement lights the lines where it lives", async () => {
  await open("sources/mvc/mvp/Greeting");
  is(texts("#lit option"), ["no requirement", texts("#lit option")[1]]);
  pick("#lit", "G-2");
  is(texts("#sources-pair .right .lit .number"), ["5"]);
  is(texts("#sources-pair .left .lit"), []);
  holds(location.hash.endsWith("?lit=G-2"), "the address has it");
});
