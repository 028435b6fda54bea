plan(9);

const figure = (measure) => {
  pick("#measure", measure);
  return [text(one(".chart-caption")), ...texts("#cost-chart .value")];
};

await check("The cost of another interaction is shown with its interval, its ratio and its table", () => {
  pick("#interaction", "name-refused");
  is(figure("time"), ["name-refused: time, ns", "1,520 ns ×1", "15,200 ns ×10.00"]);
  is(all("#cost-chart .interval").length, 2);
  const [head, cells] = ["thead th", "tbody tr:last-child > *"]
    .map((selector) => texts(`#cost-chart ${selector}`));
  is([head[0], ...head.slice(-4)],
    ["Architecture", "time, ns", "interval, ns", "ratio", "95% interval"]);
  is([cells[0], ...cells.slice(-4)], ["MVP", "15,200", "15,198–15,202", "×10.00", "9.980–10.020"]);
});

await check("The cost chart says what it shows, and in which unit", () => {
  pick("#interaction", "greeting-tap");
  is(figure("allocations"), ["greeting-tap: allocations", "4 allocations", "5 allocations +1"]);
  is(figure("time")[0], "greeting-tap: time, ns");
});

await check("A measure that was not made says so above the table", () => {
  pick("#measure", "allocations");
  pick("#interaction", "name-refused");
  is(text(one("#cost-chart .missing")), "This figure is measured only for greeting-tap.");
  is(texts("#cost-chart tbody th"), ["MVCbaseline", "MVP"]);
  pick("#interaction", "greeting-tap");
});

await check("An architecture that saves something has no bar", () => {
  is(figure("instructions.net"),
    ["greeting-tap: net instructions", "12 instructions", "-12 instructions −24"]);
  is(all("#cost-chart .stack").map((stack) => stack.offsetWidth > 0), [true, false]);
  is(text(one("#cost-title")), "MVC takes 12 net instructions, MVP saves 12 beside the floor");
});

await check("A negative cost is said to be saved, and what is the same as the baseline is not named", () => {
  const heading = (...values) => headingOfBars({
    isNet: true,
    bars: values.map((value, index) => ({ name: "ABC"[index], value, text: `${value}` })),
  }, "the cost", "net instructions");
  is([heading(40, -8), heading(-3, -8), heading(-8, -8), heading(40, 0), heading(0, -8)], [
    "A takes 40 net instructions, B saves 8 beside the floor",
    "B saves 8 net instructions beside the floor, A 3",
    "All 2 save 8 net instructions beside the floor", "A takes 40 net instructions, B 0",
    "A takes 0 net instructions, B saves 8 beside the floor",
  ]);
  figure("time");
  is(text(one("#cost-title")), "No time differs from that of MVC by more than the noise");
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
    (outcome, index) => `${kinds[index].name}: ${outcomes[outcome]}`));
  is(squares.map(({ title }) => title), squares.map((node) => node.getAttribute("aria-label")));
  is(text(row.querySelector(".value")), `${rows[1].found}+ ${rows[1].inPart} in part`);
  for (let theme = 0; theme < 2; theme += 1) {
    const looks = [0, 1, 2].map((outcome) =>
      getComputedStyle(one(`#fault-chart .bars .outcome-${outcome}`)).background);
    is(new Set(looks).size, 3, "The number of looks");
    holds(looks[1].includes("gradient"), "a kind that is found in part is half a square");
    one("#dark").click();
  }
  chooseOptions({ theme: "" });
  is(texts("#fault-chart .legend"), [outcomes.slice(0, 3).join(" ")]);
  const table = all("#fault-chart table")[1];
  is([...table.querySelectorAll("tbody tr")].map(text),
    kinds.map(({ name, counts }) => name + counts.join("")));
});

await check("The mistakes of a requirement are shown as changes, beside the tests that missed them", () => {
  pick("#fault-architecture", "mvp");
  pick("#fault-requirement", "P-6");
  is(location.hash, "#faults/mvp/P-6");
  is(text(one("#faults-title")), "In MVP, 120 of 300 mistakes need a screen");
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
