plan(4);

const view = () => ({
  names: own("#size-chart table:first-of-type tbody th").slice(0, state.shown.split(",").length),
  plot: all("#plot select").map(({ value }) => value),
  link: one("nav li:last-child a").getAttribute("href"),
  pressed: ["#large-type", "#dark"].map((selector) => one(selector).getAttribute("aria-pressed")),
});

await check("An address carries the whole view to another reader", () => {
  const { names, plot, link, pressed } = view();
  is(names, ["Large", "MVP"]);
  is(plot, ["code-lines", "test-lines"]);
  is(pressed, ["true", "true"]);
  is(all("#size-chart .bars > li").length, 2);
  holds(link.startsWith("#method?large=yes&theme=dark&shown="), "a link keeps the choices");
  for (const part of ["shown=mvp,architecture-3", "sort=code-size:1:descending", "&y=test-lines"]) {
    holds(fragment().includes(part), `${part} is in the address`);
  }
});

await check("An unknown choice does no harm", async () => {
  await open("figures?large=<b>&shown=none&sort=%E0%A4%A&x=constructor&y=1,2&z");
  is(all("#size-chart .bars > li").length, 5);
  const { plot, link, pressed } = view();
  is([plot[0], link, pressed], ["code-lines", "#method", ["false", "false"]]);
});

await check("A choice of architectures narrows tables, charts, plot and matrix; one stays", () => {
  const boxes = all("#choice input");
  openAll();
  for (const id of ["architecture-2", "architecture-3", "architecture-4"]) {
    boxes.find((box) => box.value === id).click();
  }
  is(text(one("#choice summary")), "2 of 5 architectures");
  is(text(one("#shown-key")), "2 of 5 architectures are shown: MVC and MVP.");
  holds(location.hash.endsWith("?shown=mvc,mvp"), "the address has it");
  is(["#size-chart .bars > li", "#fault-chart .bars > li", "#cost-chart .bars > li",
    ".plot .point", ".matrix thead .turned"].map((selector) => seen(selector).length),
  [2, 2, 2, 2, 2]);
  boxes[1].click();
  boxes[0].click();
  is([boxes[0].checked, text(one("#choice output"))], [true, "One architecture has to stay."]);
});

await check("Headings say what is seen, and follow the architectures that are shown", async () => {
  const title = (id) => text(one(`#${id}-title`));
  await open("figures");
  // Large has about as much code as Thorough.
  is(title("size"), "Code lines: the least in MVC (250)");
  is(title("plot"), "Two figures in one plot");
  is(title("faults"), "In MVP, 40 of 100 mistakes need a screen");
  await open("figures?shown=mvp,architecture-4");
  is(title("size"), "How much code there is, and who may know the views");
});
