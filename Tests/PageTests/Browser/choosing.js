plan(5);

const row = (id) => one(`.heat tr[data-row="${id}"]`);
const tickBox = (id) => one(`#tick-${id}`).click();

await check("An address carries the whole view to another reader", () => {
  is(own("#size-chart table:first-of-type tbody th").slice(0, 2), ["Large", "MVP"]);
  is(["#large-type", "#dark"].map((selector) => one(selector).getAttribute("aria-pressed")),
    ["true", "true"]);
  is([one("#limit-lines").value, one("#only").checked], ["600", true]);
  const link = one("nav li:last-child a").getAttribute("href");
  holds(link.startsWith("#method?large=yes&theme=dark&ticked="), "a link keeps the choices");
  for (const part of ["ticked=mvp,architecture-3&only=yes", "lines=600",
    "sort=code-size:1:descending"]) {
    holds(fragment().includes(part), `${part} is in the address`);
  }
});

await check("An unknown choice does no harm, and an older address shows its rows", async () => {
  await open("overview?large=<b>&ticked=none&only=yes&sort=%E0%A4%A&lines=constructor&z");
  is([all("#size-chart .bars > li").length, state.lines, state.sort], [5, "", ""]);
  await open("overview?shown=mvc,mvp");
  is(texts(".heat tbody th"), ["MVC", "MVP"]);
  await open("overview");
});

await check("Only the ticked rows stay, in tables, charts, plot and matrix, and all come back", () => {
  is(one("#only").disabled, true);
  tickBox("mvc");
  tickBox("mvp");
  is([texts(".heat tr.ticked th"), text(one("#limits b"))], [["MVC", "MVP"], "5 of 5"]);
  one("#only").click();
  is(text(one("#limits b")), "2 of 5");
  holds(location.hash.endsWith("?ticked=mvc,mvp&only=yes"), "the address has it");
  is(["#size-chart .bars > li", "#fault-chart .bars > li", ".plot .point"]
    .map((selector) => seen(selector).length), [2, 2, 2]);
  is(all(".matrix thead .turned").filter(({ hidden }) => !hidden).length, 2);
  is([state.left, state.right], ["mvc", "mvp"], "The pair that is open elsewhere");
  is(text(one("#show-all")), "2 of 5: show all");
  one("#show-all").click();
  is([all(".heat tbody tr").length, one("#show-all").hidden], [5, true]);
});

await check("Headline, cards and headings are those of the rows that are shown", async () => {
  const said = async (fragment) => {
    await open(fragment);
    return [text(one("h1")), texts(".card summary b")[0] ?? ""];
  };
  is((await said("overview"))[0], page.headline.replace(/[.]$/, ""));
  const pair = page.pairs["mvp,architecture-4"].find(({ id }) => id.endsWith("-differences"));
  is(await said("overview?ticked=mvp,architecture-4&only=yes"),
    [pair.title.replace(/[:.]$/, ""), pair.title.replace(/:$/, ".")]);
  const three = "Code lines, smallest screen, kinds of mistakes found and files a change touches "
    + "separate MVC, MVP and Thorough";
  is(await said("overview?ticked=mvc,mvp,architecture-4&only=yes"), [three, `${three}.`]);
  is(text(one(".card summary")), `${three}. So choose by the ones that matter to your app.`);
  is(all(".plot .band").length, 0, "No two of these are the same; others are");
  await open("overview?ticked=mvp,architecture-2&only=yes");
  is(all(".plot .band").length, 1, "These two are the same");
});

await check("A row that misses a limit says by how much, or that it is too close to tell", async () => {
  await open("overview?lines=450&kinds=14");
  const miss = (id, figure) => text(row(id).querySelector(`[data-figure="${figure}"] .miss`));
  is(miss("architecture-3", "code-lines"), "450 over");
  is([miss("mvp", "code-lines"), miss("architecture-3", "kinds-found"), miss("mvc", "kinds-found")],
    ["too close", "too close", "14 short"]);
  is(row("architecture-3").title, "Large: 450 lines over, too close to tell");
  is(texts(".heat tr.out th"), ["MVC", "Large", "Thorough"]);
  is(text(one("#within")), "Lean is within your limits; MVP (500 lines) is too close to tell.");
  const out = "MVC (14 kinds short), Large (450 lines over, 2 kinds short), Thorough (550 lines over)";
  is(recordOf(["mvp", "architecture-2"]).match(/out by the limits: .*$/m)?.[0],
    `out by the limits: ${out}; too close to tell: none`);
  one("#limit-lines").value = "100";
  one("#limit-lines").dispatchEvent(new Event("input", { bubbles: true }));
  is(text(one("#within")), "None is within your limits.");
  all("#limits button")[0].click();
  is([text(one("#within")), one("#limit-kinds").value, all(".heat .out").length], ["", "", 0]);
});
