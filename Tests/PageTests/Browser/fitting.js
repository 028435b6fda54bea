plan(innerWidth < 760 ? 1 : 2);

if (innerWidth >= 760) {
  await check("The traces fit the screen, with legend, diagram and source in sight", () => {
    const source = box("#traces .code-panel");
    holds(box("#traces .controls").top >= box(".bar").bottom, "the bar covers nothing");
    holds(source.bottom <= innerHeight, "the source ends on the screen");
    holds(box("#traces .legend").bottom <= box("#traces .diagram").top, "the legend comes first");
    holds(box("#traces .diagram").top + 100 < source.top, "the diagram has room");
    holds(source.top + 60 < source.bottom, "the source has room");
    const key = text(one("#traces .legend"));
    holds(key.includes("suspends") && key.includes("resumes"), key);
  });
}

await check("A long diagram scrolls, and its names are whole", async () => {
  const name = "presentProfile(forUserWithIdentifier:animatingTheTransition:completionHandler:)";
  const role = "ExtraordinarilyLongWindedRoleName";
  page.traces.functions[6][0] = name;
  page.traces.roles[1] = role;
  page.traces.roles[2] = "Long-winded presenter";
  [page.architectures[1].roles[0].name, page.architectures[1].roles[1].name] =
    page.traces.roles.slice(1, 3);
  await retell("mvp/mvc/2/4");
  const cut = all("#traces .left .diagram svg text").filter((label) => {
    const [inner, outer] = [label, label.closest("svg")].map((node) => node.getBoundingClientRect());
    return inner.left < outer.left - 1 || inner.right > outer.right + 1;
  });
  is(cut.map(text), []);
  is(text(all("#traces .left .call text")[3].childNodes[1]), name);
  const diagram = one("#traces .left .diagram");
  holds(diagram.scrollWidth > diagram.clientWidth, "the diagram is wider than its place");
  is(getComputedStyle(diagram).overflowX, "auto");
  const heads = () => all("#traces .left .heads text").map((head) =>
    [text(head.querySelector("title")), ...[...head.querySelectorAll("tspan")].map(text)]);
  const [view, presenter] = heads().slice(1, 3);
  is([view[0], presenter[0]], [role, "Long-winded presenter"]);
  is(presenter.slice(1).join(" "), "Long-winded presenter");
  click("Previous step");
  click("Previous step");
  is(heads().map(([title]) => title), ["HeadlessUIKit", role]);
});
