const isPhone = innerWidth < 760;
plan(isPhone ? 5 : 3);

await check("No label of the plot covers another one or leaves the plot", () => {
  const frame = box(".plot svg");
  is(all(".plot .label").length, page.names.length);
  is(coveredLabels(), 0, "The number of covered labels");
  is(boxesOf(".plot text").filter(({ left, right, top, bottom }) => left < frame.left
    || right > frame.right + 1 || top < frame.top || bottom > frame.bottom).length, 0);
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

  await check("The list of architectures to choose from fits the window, or scrolls within it", async () => {
    one("#choice").open = true;
    one("#large-type").click();
    await turn();
    const last = all("#choice fieldset button").at(-1);
    last.focus();
    await turn();
    const [outer, inner] = [box("#choice fieldset"), last.getBoundingClientRect()];
    holds(outer.bottom <= innerHeight, "the list ends in the window");
    holds(inner.bottom <= outer.bottom + 1 && inner.top >= outer.top - 1, "its end is reached");
    one("#large-type").click();
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
