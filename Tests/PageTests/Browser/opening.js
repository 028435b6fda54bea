plan(7);

await check("The page opens with both architectures", () => {
  is(text(one("h1")), "One app, 2 architectures");
  holds(text(one("#overview-text")).includes("32 requirements"), "the text counts requirements");
  is(texts("nav a"), ["Overview", "Claims", "Plot", "Figures", "Mistakes", "Side by side", "Traces",
    "Conformance", "Method"]);
  const sizes = texts("#size-chart .bars li");
  is(sizes.length, 2);
  holds(sizes[0].startsWith("MVCbaseline"), "the baseline is marked");
  holds(sizes[1].includes("Presenter") && sizes[1].includes("1,400"), "a bar has its roles");
});

await check("Findings come first, with what follows and, on demand, their rule", () => {
  const { findings } = page;
  holds(findings.length > 0, "there are findings");
  is(all("#findings li").map(({ childNodes: [title, rest] }) => [text(title), text(rest)]),
    findings.map((finding) => [finding.title, finding.text]));
  is(texts("#findings em"), findings.map(({ advice }) => advice));
  is(texts("#findings .rule p"), findings.map(({ rule }) => rule.replace(/\s+/g, " ")));
  holds(all(".rule").every((details) => !details.open), "the rules are closed");
});

await check("Claims are filtered by verdict, and one that contradicts the claim above says so", () => {
  const ids = () => texts("#claims tbody th b");
  const judged = (verdict) => page.claims.filter((claim) =>
    verdictsOf(claim).includes(verdict)).map(({ id }) => id);
  const [verdict] = verdictsOfClaims;
  is(ids(), page.claims.map(({ id }) => id));
  is(texts("#claims .contradicts th b"), page.claims.filter(({ contradicts }, index) =>
    contradicts.includes(page.claims[index - 1]?.id)).map(({ id }) => id));
  holds(text(one("#claims-title")).startsWith(`${page.claims.length} claims: `), "they are counted");
  pick("#claims select", verdict);
  is(ids(), judged(verdict));
  is(text(one("#claims output")), `${judged(verdict).length} of ${page.claims.length} claims`);
  holds(location.hash.endsWith(`?verdict=${encodeURIComponent(verdict)}`), "the address has it");
  pick("#claims select", "");
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
  await open("figures/name-refused/time");
  is(view()[3], "name-refused");
  await open("traces/greeting.shown/mvc/mvp/99");
  is([view()[0], text(one(".position"))], ["mvc", "no calls"]);
  for (const fragment of ["traces/nothing/%E0%A4%A/<b>/-1", "no-section/x",
    "sources/__proto__/constructor/toString"]) {
    await open(fragment);
    is([...view().slice(0, 2), text(one(".position"))], ["mvc", "mvp", "no calls"], fragment);
  }
});

await check("A citation is copied with the view, or shown selected if the browser refuses", async () => {
  const copy = async (writeText, status, shown) => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    one("#copy-citation").click();
    await turn();
    is(text(one("#citation-status")), status);
    is(seen("#citation").length, shown, "The number of shown texts");
  };
  const cited = (view) => `${page.citation}\nPage: page.html#figures/${view}/allocations\n`;
  const copied = [];
  await open("figures/greeting-tap/time");
  pick("#measure", "allocations");
  await copy(async (text) => { copied.push(text); }, "Copied.", 0);
  is(copied, [cited("greeting-tap")]);
  pick("#interaction", "name-refused");
  await copy(async () => { throw new DOMException("No.", "NotAllowedError"); },
    "The browser does not let the page copy. Copy the selected text.", 1);
  const area = one("#citation");
  is(area.value, cited("name-refused"));
  is([area.selectionStart, area.selectionEnd], [0, area.value.length]);
  is(document.activeElement === area, true);
  await copy(async () => {}, "Copied.", 0);
});
