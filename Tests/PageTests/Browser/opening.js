plan(7);

await check("The page opens with what the figures say, and a table of them", () => {
  is(text(one("h1")), orderedFindings(page.findings)[0].title.replace(/[:.]$/, ""));
  holds(text(one("#overview-text")).startsWith("One app built 2 times; all pass"), "it is said");
  is(texts("nav a"), ["Compare", "Changes", "Mistakes", "Side by side", "Traces", "Conformance",
    "Claims", "Method"]);
  is(texts(".heat tbody th"), ["MVC", "MVP"]);
  const sizes = texts("#size-chart .bars li");
  holds(sizes[1].includes("Presenter") && sizes[1].includes("1,400"), "a bar has its roles");
});

await check("Findings are cards, with what follows and, on demand, their rule", () => {
  const found = (key) => page.findings.map((finding) => finding[key].replace(/\s+/g, " ")).sort();
  holds(page.findings.length > 0, "there are findings");
  is(texts(".card summary b").sort(), found("title").map((title) => title.replace(/:$/, ".")));
  is(texts(".card em").sort(), found("advice"));
  is(texts(".card .rule").sort(), found("rule"));
  holds(all(".card").every((details) => !details.open), "the rules are closed");
});

await check("Claims are folded by verdict, which stands first, and say what they contradict", () => {
  const ids = texts("#claims tbody th b");
  is([...ids].sort(), page.claims.map(({ id }) => id).sort());
  holds(all("#claims tbody td:first-child .verdict").length > 0, "the verdict stands first");
  is(texts("#claims th small").length,
    page.claims.filter(({ contradicts }) => contradicts.length > 0).length);
  const judged = page.claims.filter(({ parts }) => parts.length > 0);
  const [claims, verdicts, ...each] = text(one("#claims-title")).match(/\d+/g).map(Number);
  is([claims, verdicts], [judged.length, each.reduce((sum, number) => sum + number)]);
  holds(all("#claims details").every(({ open }) => !open), "they are folded");
});

await check("Every control is one that the keyboard reaches, and has a name", () => {
  openAll();
  const named = (control) => control.getAttribute("aria-label")
    || text(control.labels?.[0] ?? control);
  const ids = all("[id]").map((node) => node.id);
  const reachable = all("a[href], button, select, summary, [tabindex='0']");
  const scrolls = all("body *").filter((node) => node.scrollHeight > node.clientHeight + 1
    && /auto|scroll/.test(getComputedStyle(node).overflowY));
  is(reachable.filter((control) => !named(control)).map((node) => node.outerHTML), []);
  is(scrolls.filter((node) => node.tabIndex !== 0).map((node) => node.className), []);
  is(ids.filter((id, index) => ids.indexOf(id) !== index), []);
  is(text(reachable[0]), "Skip to the content");
  all("details").forEach((details) => { details.open = false; });
});

await check("Light becomes dark and type becomes large by a switch that says so", () => {
  const looks = () => ({
    pressed: one("#dark").getAttribute("aria-pressed"),
    paper: getComputedStyle(document.body).backgroundColor,
    type: parseFloat(getComputedStyle(document.documentElement).fontSize),
  });
  const press = () => { one("#dark").click(); one("#large-type").click(); };
  const before = looks();
  press();
  const after = looks();
  press();
  is([before.pressed, after.pressed], ["false", "true"]);
  holds(before.paper !== after.paper && after.type > before.type * 1.15, "both change");
  is(looks(), before);
});

await check("An address leads to what it names, and one that names nothing does no harm", async () => {
  const view = () => ["#sources-left", "#sources-right", "#feature", "#interaction"]
    .map((selector) => one(selector).value);
  // The first one is set as a reader does, in the bar of the browser.
  location.hash = "sources/mvp/mvp/Profile";
  await turn();
  is(view().slice(0, 3), ["mvp", "mvp", "Profile"]);
  await open("method/name-refused");
  is([view()[3], one("#costs").open], ["name-refused", true]);
  await open("traces/greeting.shown/mvc/mvp/99");
  is([view()[0], text(one(".position"))], ["mvc", "no calls"]);
  for (const fragment of ["traces/nothing/%E0%A4%A/<b>/-1", "no-section/x",
    "sources/__proto__/constructor/toString"]) {
    await open(fragment);
    is([...view().slice(0, 2), text(one(".position"))], ["mvc", "mvp", "no calls"], fragment);
  }
  // A section that is no more leads to the top.
  await open("plot?x=code-lines");
  is([scrollY < 100, location.hash], [true, "#plot?x=code-lines"]);
});

await check("A decision record of ticked rows is copied, or shown selected if the browser refuses", async () => {
  const copy = async (writeText, status, shown) => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    one("#copy-record").click();
    await turn();
    is(text(one("#record-status")), status);
    is(seen("#record").length, shown, "The number of shown texts");
  };
  const copied = [];
  await copy(async (text) => { copied.push(text); }, "Tick two or three architectures first.", 0);
  await open("overview?ticked=mvc,mvp&lines=400");
  await copy(async (text) => { copied.push(text); }, "Copied.", 0);
  is(copied.length, 1);
  for (const part of ["lines ≤ 400, kinds ≥ {any}", "MVC and MVP",
    "MVC 250, MVP 1,400: not the same", "MVC 1, MVP 1: the same",
    "MVC {…}, MVP {…}: {the same, or not}", "out by the limits: none; too close to tell: none"]) {
    holds(copied[0].includes(part), `${part} is in ${copied[0]}`);
  }
  holds(!copied[0].includes("[["), "no token is left");
  await copy(async () => { throw new DOMException("No.", "NotAllowedError"); },
    "The browser does not let the page copy. Copy the selected text.", 1);
  const area = one("#record");
  is([area.value, area.selectionStart, area.selectionEnd], [copied[0], 0, area.value.length]);
  is(document.activeElement === area, true);
});
