const isPhone = innerWidth < 760;
plan(isPhone ? 5 : 3);

await check("No label of the plot covers another one or leaves the plot", () => {
  const frame = box(".plot svg");
  is(all(".plot .point").length, page.names.length);
  is(coveredLabels(), 0, "The number of covered labels");
  is(boxesOf(".plot text").filter(({ left, right, top, bottom }) => left < frame.left
    || right > frame.right + 1 || top < frame.top || bottom > frame.bottom + 1).length, 0);
  const [table, plot] = [box(".heat"), box(".plot")];
  holds(table.right <= plot.left || table.bottom <= plot.top, "the plot stands beside or below");
});

if (isPhone) {
  await check("On a phone the bar shows where one is, and the matrix most of the architectures", async () => {
    for (let wait = 0; wait < 10 && text(one("nav [aria-current]")) !== "Conformance"; wait += 1) {
      await turn();
    }
    const inside = (outer, inner) => inner.right <= outer.right + 1 && inner.left >= outer.left - 1;
    is(text(one("nav [aria-current]")), "Conformance");
    holds(inside(box(".bar nav"), box("nav [aria-current]")), "it is in sight");
    holds(all(".matrix tbody tr:first-child td:not(.slim)").filter((cell) =>
      inside(box(".matrix"), cell.getBoundingClientRect())).length >= 8, "most are in sight");
  });

  await check("On a phone stand name, lines and kinds, and a select swaps the last of them", () => {
    const columns = () => seen(".heat thead th").map((head) => head.dataset.figure ?? "name");
    is(columns(), ["name", "code-lines", "kinds-found"]);
    pick(".on-phone select", "frame-share");
    is(columns(), ["name", "code-lines", "frame-share"]);
    pick(".on-phone select", "kinds-found");
  });
}

await check("Nothing moves the page sideways, in type of both sizes", async () => {
  is(overflow(), 0);
  openAll();
  await turn();
  is(overflow(), 0, "The overflow with all details");
  one("#large-type").click();
  await turn();
  is(overflow(), 0, "The overflow in large type");
  is(all("button, select, summary, input").filter((node) => {
    const { width, left, right } = node.getBoundingClientRect();
    return width > 0 && (left < 0 || right > document.documentElement.clientWidth + 1)
      && !node.closest(".scroller, .steps, .jumps, nav, .code-panel, .call-list");
  }).map((node) => node.outerHTML), []);
  one("#large-type").click();
});

await check("On a phone two buttons choose the side, and elsewhere both are seen", () => {
  const sides = () => ["left", "right"].map((side) => seen(`#sources-pair .${side}`).length > 0);
  is(sides(), [true, !isPhone]);
  all("#sources-pair .tab")[1].click();
  is(sides(), [!isPhone, true]);
});
