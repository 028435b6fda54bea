plan(6);

const cell = (id, figure) => one(`.heat tr[data-row="${id}"] [data-figure="${figure}"]`);
const shade = (id, figure) => Number(cell(id, figure).style.getPropertyValue("--shade"));

await check("The table is listed by code lines, and a heading sorts it", () => {
  is(texts(".heat tbody th"), ["MVC", "Lean", "MVP", "Large", "Thorough"]);
  one(".heat thead [data-figure='kinds-found'] button").click();
  is(texts(".heat tbody th"), ["MVC", "Large", "Lean", "MVP", "Thorough"]);
  choose({ sort: "" });
});

await check("The dear is blue, by a scale of all architectures; what is the same as the best is not", async () => {
  is(["mvc", "architecture-2", "architecture-4"].map((id) => shade(id, "code-lines") > 0),
    [false, true, true]);
  is([shade("architecture-4", "code-lines"), shade("mvc", "kinds-found")], [1, 1]);
  const before = shade("mvp", "code-lines");
  await open("overview?ticked=mvp,architecture-2&only=yes");
  is(shade("mvp", "code-lines"), before, "The shade among fewer rows");
  await open("overview");
  is(all(".heat .shade:is([data-figure^='lines-by'], [data-figure='test-lines'], "
    + "[data-figure='frame-share'])").length, 0, "The number of shades that would mislead");
  holds(cell("mvp", "frame-share").classList.contains("felt"), "a small share of a frame is grey");
});

await check("A cell that is reached says its value, its rule, who is the same, and leads to evidence", () => {
  const first = one(".heat td[tabindex='0']");
  first.focus();
  press(first, "ArrowDown");
  press(document.activeElement, "ArrowDown");
  is(document.activeElement === cell("mvp", "code-lines"), true);
  is(text(one("#cell-text")), "MVP, code lines: 500 lines, unlike all others. "
    + "Values are the same within 13%. Evidence");
  press(document.activeElement, "ArrowRight");
  press(document.activeElement, "ArrowRight");
  cell("mvc", "code-lines").dispatchEvent(new PointerEvent("pointerenter"));
  holds(text(one("#cell-text")).includes("15 kinds, the same as 2 others."), "sameness is told");
  one("#cell-text a").click();
  is([location.hash.split("/").slice(0, 2).join("/"), all(".heat td[tabindex='0']").length],
    ["#faults/mvp", 1]);
});

await check("The plot has a dot for each, a band for the same, and the ceiling", () => {
  const dots = () => all(".plot .point");
  const place = (id) => box(`.plot [data-row="${id}"] .dot`);
  is(dots().length, 5);
  holds(place("architecture-4").top < place("mvp").top && place("mvc").left < place("mvp").left,
    "more is above and to the right");
  const [band, ceiling] = [box(".plot .band"), box(".plot .ceiling")];
  const isWithin = (id) => place(id).top > band.top && place(id).bottom < band.bottom;
  is(["mvp", "architecture-2", "architecture-3", "architecture-4", "mvc"].map(isWithin),
    [true, true, true, false, false]);
  holds(ceiling.top < place("architecture-4").top, "the ceiling is above all");
  holds(texts(".plot text").includes("5 need a screen in all 5"), "the ceiling says why");
});

await check("The word for the band stands where no dot does, at its right end if need be", () => {
  const [lines, kinds] = ["code-lines", "kinds-found"].map((id) => figuresById.get(id).values.mvc);
  const isLeft = () => box(".plot .same").left < box(".plot .band").left + em.unit;
  const told = [lines.number, kinds.number];
  is(isLeft(), true);
  [lines.number, kinds.number] = [100, 11];
  tick("mvc", true);
  is(isLeft(), false, "With a dot at the left end");
  [lines.number, kinds.number] = told;
  tick("mvc", false);
});

await check("Outliers and ticked rows have labels, and a row and its dot light each other", () => {
  is(texts(".plot .label"), ["MVC", "Thorough"]);
  one("#tick-mvp").click();
  is(texts(".plot .label"), ["MVC", "MVP", "Thorough"]);
  one("#tick-mvp").click();
  const lit = () => all(".lit").map((node) => node.dataset.row);
  one(".heat tr[data-row='architecture-2']").dispatchEvent(new PointerEvent("pointerenter"));
  is(lit(), ["architecture-2", "architecture-2"]);
  one(".plot [data-row='mvc']").dispatchEvent(new PointerEvent("pointerenter"));
  is(lit(), ["mvc", "mvc"]);
});
