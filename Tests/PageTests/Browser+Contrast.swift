import Browsing

extension Browser {
  /// JavaScript with the function `pale`, which returns the visible texts whose contrast to what is
  /// behind them is below 4.5, the limit of WCAG 2.2, 1.4.3.
  ///
  /// Opacity and colours that let others through are taken into account. Behind a text of a drawing
  /// lies the first rectangle of its group.
  static let contrastTools = """
    const parsed = (text) => {
      const parts = text.match(/-?[0-9.]+(e-?[0-9]+)?/g).map(Number);
      const scale = text.startsWith("color(") ? 255 : 1;
      return [parts[0] * scale, parts[1] * scale, parts[2] * scale, parts[3] ?? 1];
    };
    const over = (top, under) => [0, 1, 2].map(
      (index) => top[index] * top[3] + under[index] * (1 - top[3])).concat(1);
    const luminance = (colour) => {
      const [red, green, blue] = colour.slice(0, 3).map((part) => part / 255)
        .map((part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const faded = (colour, node) => [...colour.slice(0, 3), colour[3] * parseFloat(getComputedStyle(node).opacity)];
    const behind = (node) => {
      if (!node) return [255, 255, 255, 1];
      const below = behind(node.parentElement);
      const rect = node.tagName === "g" ? node.querySelector(":scope > rect") : null;
      const paint = rect ? faded(parsed(getComputedStyle(rect).fill), rect)
        : node instanceof SVGElement ? [0, 0, 0, 0] : parsed(getComputedStyle(node).backgroundColor);
      return over(paint, below);
    };
    const contrastOf = (node) => {
      const style = getComputedStyle(node);
      const ground = behind(node);
      let ink = parsed(node instanceof SVGElement ? style.fill : style.color);
      for (let outer = node; outer; outer = outer.parentElement) ink = faded(ink, outer);
      const pair = [luminance(over(ink, ground)), luminance(ground)];
      return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
    };
    const visibleTexts = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = new Set();
      while (walker.nextNode()) {
        const node = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || node.closest("script, title, option, .unseen, .skip")) continue;
        if (node.checkVisibility({ visibilityProperty: true })) found.add(node);
      }
      return [...found];
    };
    const pale = () => [...new Set(visibleTexts().map((node) => [contrastOf(node), node])
      .filter(([contrast]) => contrast < 4.5).map(([contrast, node]) =>
        `${contrast.toFixed(2)} ${node.tagName}.${node.getAttribute("class")} in ${node.parentElement.getAttribute("class")}: ${node.textContent.slice(0,20)}`))];
    """
}
