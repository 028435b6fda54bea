plan(4);

const rows = () => [...all("#size-chart table")[0].querySelectorAll("tbody th")].map(text);
const head = (column) => all("#size-chart table")[0].querySelectorAll("thead th")[column];
const sort = (column) => head(column).querySelector("button").click();
const given = ["MVC", "MVP", "Lean", "Large", "Thorough"];

await check("A heading sorts upwards, downwards and as given; what was not measured comes last", () => {
  const sorted = (order, names, fragment) => {
    is(rows(), names);
    is(head(1).getAttribute("aria-sort"), order);
    is(location.hash.split("?")[1] ?? "", fragment);
  };
  sorted("none", given, "");
  sort(1);
  sorted("ascending", ["MVC", "Lean", "Large", "Thorough", "MVP"],
    "sort=code-size:1:ascending");
  sort(1);
  sorted("descending", ["Thorough", "Large", "Lean", "MVC", "MVP"],
    "sort=code-size:1:descending");
  sort(1);
  sorted("none", given, "");
  sort(0);
  is(rows(), ["Large", "Lean", "MVC", "MVP", "Thorough"], "The order of words");
  choose({ sort: "" });
});

await check("Numbers are sorted by what they are, whatever else their texts say", () => {
  pick("#interaction", "greeting-tap");
  const table = one("#cost-chart table");
  const titles = [...table.querySelectorAll("thead th")].map(text);
  const index = titles.indexOf("allocations");
  table.querySelectorAll("thead button")[index].click();
  is([...one("#cost-chart table").querySelectorAll("tbody tr")].slice(0, 3)
    .map((row) => text(row.children[index])), ["0 (−4)", "4", "4 (=)"]);
  choose({ sort: "" });
});

await check("The matrix of the requirements sorts by number, by scenarios and by what is not met", () => {
  const ids = page.requirements.map(({ id }) => id);
  const heads = all("#conformance thead button");
  const sorted = (column) => {
    heads[column].click();
    return texts("#conformance tbody th b");
  };
  is(texts("#conformance tbody th b"), ids);
  // The number counts, so that P-10 comes after P-9.
  is(sorted(0), ids);
  is(sorted(0), [...ids].reverse());
  is(sorted(1).at(-1), ids[1]);
  is(sorted(1)[0], ids[1]);
  is(sorted(3).slice(0, 2), ids.slice(2, 4));
  is(texts("#conformance .broken"), ["✕ 1/2 not met", "✕ 0/0 not met"]);
  is(text(one("#conformance .met")), "✓ 1 met");
  is(heads[3].parentElement.getAttribute("aria-sort"), "ascending");
  holds(location.hash.endsWith("?sort=conformance:3:ascending"), "the address has it");
});

await check("Each part of the page says how, when and where it was made, and sorts by it", () => {
  const [first, second] = ["first", "last"]
    .map((name) => texts(`#origins tbody tr:${name}-child > *`));
  is(texts("#origins thead th"), ["What", "Command", "Date", "Commit", "Swift", "Machine"]);
  is([first.slice(0, 2), second.slice(0, 2)],
    [["this page", "compare report"], ["traces", "compare trace"]]);
  is(second.slice(2, 4), ["2027-01-02T03:04:05Z", "not known"]);
  is([first[5], second[5]], ["AMD EPYC", "Another"].map((processor) =>
    `Debian GNU/Linux 12 (bookworm) x86_64, ${processor}, 2 cores, load before 0.25`));
  const heads = all("#origins thead button");
  for (const [column, names] of [[1, ["this page", "traces"]], [1, ["traces", "this page"]],
    [3, ["this page", "traces"]]]) {
    heads[column].click();
    is(texts("#origins tbody th"), names);
  }
});
