plan(2);

// The limit of WCAG 2.2, 1.4.3. Opacity and colors that let others through are taken into account.
// Behind a text of a drawing lies the first rectangle of its group.
const limit = 4.5;
const parsed = (color) => {
  const parts = color.match(/-?[0-9.]+(e-?[0-9]+)?/g).map(Number);
  const scale = color.startsWith("color(") ? 255 : 1;
  return [parts[0] * scale, parts[1] * scale, parts[2] * scale, parts[3] ?? 1];
};
const over = (top, under) => [0, 1, 2].map(
  (index) => top[index] * top[3] + under[index] * (1 - top[3])).concat(1);
const luminance = (color) => {
  const [red, green, blue] = color.slice(0, 3).map((part) => part / 255)
    .map((part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (...colors) => {
  const pair = colors.map(luminance);
  return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
};
const faded = (color, node) =>
  [...color.slice(0, 3), color[3] * parseFloat(getComputedStyle(node).opacity)];
const behind = (node) => {
  if (!node) return [255, 255, 255, 1];
  const rect = node.tagName === "g" ? node.querySelector(":scope > rect") : null;
  const paint = rect ? faded(parsed(getComputedStyle(rect).fill), rect)
    : node instanceof SVGElement ? [0, 0, 0, 0] : parsed(getComputedStyle(node).backgroundColor);
  return over(paint, behind(node.parentElement));
};
const contrastOf = (node) => {
  const style = getComputedStyle(node);
  let ink = parsed(node instanceof SVGElement ? style.fill : style.color);
  for (let outer = node; outer; outer = outer.parentElement) ink = faded(ink, outer);
  return contrast(over(ink, behind(node)), behind(node));
};
const visibleTexts = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || node.closest("script, title, option, .unseen, .skip")) {
      continue;
    }
    if (node.checkVisibility({ visibilityProperty: true })) found.add(node);
  }
  return [...found];
};
const pale = () => visibleTexts().filter((node) => contrastOf(node) < limit)
  .map((node) => `${contrastOf(node).toFixed(2)} ${node.outerHTML.slice(0, 80)}`);

await check("All visible text has a contrast of at least 4.5, light and dark", () => {
  openAll();
  one(".heat td[tabindex='0']").focus();
  holds(visibleTexts().length > 500, "there are texts");
  is(pale(), []);
  one("#dark").click();
  is(pale(), []);
  one("#overview-text").style.opacity = 0.3;
  holds(pale().some((found) => found.includes("overview-text")), "a pale text is found");
  one("#overview-text").style.opacity = 1;
});

await check("All that a pointer can use, the keyboard reaches, and shows it", () => {
  const used = seen("#limits :is(input:enabled, button), .heat input, #settings button, "
    + ".heat td[tabindex='0'], .sort, .hides, select, summary");
  holds(used.length > 20, "there are controls");
  for (const node of used) {
    node.focus();
    holds(document.activeElement === node && getComputedStyle(node).outlineStyle !== "none",
      `the focus shows on ${node.outerHTML.slice(0, 80)}`);
  }
  one("#dark").focus();
  press(one("#dark"), "Escape");
  is([one("#settings").open, document.activeElement.tagName], [false, "SUMMARY"]);
});
