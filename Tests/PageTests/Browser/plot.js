plan(2);

await check("The plot has a point for each architecture, with the two figures that are chosen", () => {
  const labels = () => all(".plot .point").map((node) => node.getAttribute("aria-label"));
  pick("#plot select", "code-lines");
  all("#plot select")[1].value = "test-lines";
  all("#plot select")[1].dispatchEvent(new Event("change", { bubbles: true }));
  const [, tests] = texts("#plot .remark b");
  is(labels().length, 5);
  is(labels()[0], `MVC, the baseline: code lines 250; ${tests} 500`);
  is(one(".plot .baseline").dataset.id, "mvc");
  all(".plot .point")[3].focus();
  is(text(one(".point-text")), `Large: code lines 900; ${tests} 900`);
  is(texts("#plot tbody tr:nth-child(4) > *"), ["Large", "900", "900"]);
  holds(location.hash.endsWith("y=test-lines"), "the address has it");
  holds(texts(".plot text").includes(`↑ ${tests}`), "the axis has the figure's name");
  const [low, high] = [0, 3].map((index) => box(`.plot .point:nth-of-type(${index + 2}) .dot`));
  holds(low.top > high.top && low.left < high.left, "more is above and to the right");
});

await check("What the figures mean, and when two values are the same, stands above the plot", () => {
  const [across] = texts("#plot .remark");
  is(across, "code lines: Lines that hold code, not only comments or white space. "
    + "Values are the same within 13%.");
});
