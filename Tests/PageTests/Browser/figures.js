plan(5);
one("#costs").open = true;

await check("What an interaction costs is a table, with differences, ratios and intervals", () => {
  is(state.interaction, "profile-build", "The first view");
  pick("#interaction", "name-refused");
  is(location.hash, "#method/name-refused");
  is(["thead th", "tbody tr:last-child > *"].map((part) => texts(`#cost-chart ${part}`)), [
    ["Architecture", "time, ns", "95% intervals of time and ratio"],
    ["MVP", "15,200 (×10.00)", "15,198–15,202; ×9.980–10.020"],
  ]);
  pick("#interaction", "greeting-tap");
  is(texts("#cost-chart tbody th"),
    ["floor: no architecture", "MVC", "MVP", "the baseline again"]);
  const column = texts("#cost-chart thead th").indexOf("net instructions");
  is(all("#cost-chart tbody tr").map((row) => text(row.children[column])),
    ["–", "12", "-12 (−24)", "–"]);
});

await check("Beneath a bar stand its roles with their lines", () => {
  const names = texts("#size-chart li:last-child .part-names > span");
  holds(names.length > 1 && names.every((name) => /^[A-Z][A-Za-z ]+ [0-9,]+$/.test(name)), names);
  holds(one("#size-chart li:last-child .part-names").clientHeight > 0, "they are seen");
});

await check("Each kind is a square, whose outcome is told by words and shape, light and dark", () => {
  const { kinds, outcomes, rows } = page.faults;
  const row = all("#fault-chart .bars > li")[1];
  const squares = [...row.querySelectorAll(".square")];
  is(squares.map((square) => square.getAttribute("aria-label")), rows[1].outcomes.map(
    (outcome, index) => `${kinds[index]}: ${outcomes[outcome]}`));
  is(squares.map(({ title }) => title), squares.map((node) => node.getAttribute("aria-label")));
  is(text(row.querySelector(".value")), "1+ 2 in part");
  for (let theme = 0; theme < 2; theme += 1) {
    const looks = [0, 1, 2].map((outcome) =>
      getComputedStyle(one(`#fault-chart .bars .outcome-${outcome}`)).background);
    is(new Set(looks).size, 3, "The number of looks");
    holds(looks[1].includes("gradient"), "a kind that is found in part is half a square");
    one("#dark").click();
  }
  choose({ theme: "" });
  is(texts("#fault-chart .legend"), [outcomes.slice(0, 3).join(" ")]);
  is([...all("#fault-chart table")[1].querySelectorAll("tbody tr")].map(text),
    ["kind 12000", "kind 20200", "kind 30200", "kind 40020"]);
});

await check("The mistakes of a requirement are shown as changes, beside the tests that missed them", () => {
  pick("#fault-architecture", "mvp");
  pick("#fault-requirement", "P-6");
  is(location.hash, "#faults/mvp/P-6");
  is(text(one("#faults-title")), "In MVP, 1 of 4 kinds of mistakes needs a screen");
  is(text(one("#faults-body .remark")), "Tests without a screen find 180 of 300 mistakes.");
  is(texts("#faults-body .tests li"), ["P-6, P-7: saves"]);
  is(text(one("#faults-body figcaption")), "a.swift:1, noticed by profile.name-saved");
  is([...texts("#faults-body del"), ...texts("#faults-body ins")], ["true", "!(true)"]);
  pick("#fault-architecture", "mvc");
  pick("#fault-requirement", "G-1");
  is(texts("#faults-body .missing"), ["Tests without a screen notice all of these mistakes."]);
});

await check("The words are those of the page, each once", () => {
  const words = texts("#words dt");
  for (const word of ["code lines", "net instructions", "allocations", "difference", "floor"]) {
    holds(words.includes(word), `${word} is explained`);
  }
  for (const word of ["instr.", "weak", "allocs", "*", "±"]) {
    holds(!words.includes(word), `${word} is no word of the page`);
  }
  is(words.filter((word, index) => words.indexOf(word) !== index), []);
  holds(text(one("#words")).includes("Values are the same within 13%."), "sameness is explained");
});
