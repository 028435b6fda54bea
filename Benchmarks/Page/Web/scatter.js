// Two figures that the reader chooses, as a plot with a point for each architecture.

const figureIds = [...figuresById.keys()];
addChoice("x", figureIds, preferred(figureIds, "code-lines"));
addChoice("y", figureIds, preferred(figureIds, "kinds-found", "test-lines"));

function showPlot() {
  const place = byId("plot-body");
  if (figuresById.size === 0) {
    place.append(missing("No figure was measured for this page."));
    return;
  }
  const selects = [["x", "Across "], ["y", "Upwards "]].map(([axis, title]) => {
    const select = element("select", {});
    bindSelect(select, page.figures.map(({ id, name }) => [id, name]), axis);
    return element("label", {}, title, select);
  });
  const meanings = element("div", {});
  const plot = element("div", { class: "plot" });
  const point = element("p", { class: "remark point-text" });
  const table = element("div", {});
  place.append(element("p", { class: "controls" }, selects), meanings, plot, point,
    tableBeside(table, "The plot as a table"));
  const figures = () => [figuresById.get(state.x), figuresById.get(state.y)];
  let points = [];
  const draw = () => drawScatter(plot, points, ...figures(),
    (text) => { point.textContent = visible(text); });
  whenChanged(["x", "y", "shown"], () => {
    const [across, upwards] = figures();
    meanings.replaceChildren(...[...new Set(figures())].map(({ name, meaning, rule }) =>
      element("p", { class: "remark" }, element("b", {}, name), `: ${meaning} ${rule}`)));
    points = page.names.filter(({ id }) => isShown(id) && across.values[id] && upwards.values[id])
      .map(({ id, name }) => ({
        id, name, isBaseline: id === page.baseline, x: across.values[id], y: upwards.values[id],
      }));
    table.replaceChildren(catalogTable("Two figures", figures()));
    point.textContent = "";
    draw();
  });
  // The type size changes without the width.
  whenChanged(["large"], draw);
  let drawnWidth = plot.clientWidth;
  new ResizeObserver(() => {
    if (plot.clientWidth === drawnWidth) return;
    drawnWidth = plot.clientWidth;
    // A drawing changes the height, which must not be observed in the same frame.
    requestAnimationFrame(draw);
  }).observe(plot);
}

// MARK: - Drawing

function drawScatter(place, points, across, upwards, tell) {
  const { unit } = em;
  const width = place.clientWidth;
  if (width === 0 || points.length === 0) {
    place.replaceChildren();
    return;
  }
  // A narrow plot needs height for its labels, of which few fit beside each other.
  const labeled = width < 30 * unit ? (8 + 1.4 * points.length) * unit : 0;
  const height = Math.min(Math.max(0.5 * width, 20 * unit, labeled), 30 * unit);
  const ticks = {
    x: ticksOf(points.map(({ x }) => x), width < 30 * unit ? 3 : 6),
    y: ticksOf(points.map(({ y }) => y), 5),
  };
  const longest = Math.max(...ticks.y.map((value) => grouped(value).length));
  const frame = {
    left: (0.9 + 0.55 * longest) * unit, right: width - 2 * unit, top: 2 * unit,
    bottom: height - 3.2 * unit,
  };
  const at = {
    x: (value) => along(frame.left, frame.right, value, ticks.x),
    y: (value) => along(frame.bottom, frame.top, value, ticks.y),
  };
  const spots = points.map((point) => ({ point, x: at.x(point.x.number), y: at.y(point.y.number) }));
  const labels = spots.map(({ point }) => drawn("text", { class: "label" }, point.name,
    point.isBaseline ? drawn("tspan", { class: "flag" }, " baseline") : null));
  const marks = spots.map((spot) => markOf(spot, at, unit, across, upwards, tell));
  const leaders = drawn("g", {});
  const svg = drawn("svg", {
    width, height, viewBox: `0 0 ${width} ${height}`, role: "group",
    "aria-label": `${upwards.name} against ${across.name}: a point for each architecture`,
  },
    drawn("g", { "aria-hidden": "true" }, axes(frame, ticks, at, across, upwards, unit),
      leaders, labels), marks);
  place.replaceChildren(svg);
  placeLabels(spots, labels, leaders, frame, unit);
}

function along(start, end, value, ticks) {
  return start + (end - start) * (value - ticks[0]) / (ticks.at(-1) - ticks[0]);
}

// Returns round numbers from below the least value to above the greatest one.
function ticksOf(values, count) {
  const least = Math.min(...values.map(({ low }) => low));
  const most = Math.max(...values.map(({ high }) => high));
  const rough = Math.max(most - least, Math.abs(most) / 10, 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough);
  const ticks = [];
  for (let place = Math.floor(least / step); place <= Math.ceil(most / step); place += 1) {
    ticks.push(place * step);
  }
  return ticks.length > 1 ? ticks : [ticks[0] - step, ticks[0], ticks[0] + step];
}

function axes(frame, ticks, at, across, upwards, unit) {
  const { left, right, top, bottom } = frame;
  return [
    ticks.x.map((value) => [
      drawn("path", { class: "grid", d: `M${at.x(value)} ${top}V${bottom}` }),
      drawn("text", { x: at.x(value), y: bottom + 1.2 * unit, "text-anchor": "middle" },
        grouped(value))]),
    ticks.y.map((value) => [
      drawn("path", { class: "grid", d: `M${left} ${at.y(value)}H${right}` }),
      drawn("text", { x: left - 0.4 * unit, y: at.y(value) + 0.3 * unit, "text-anchor": "end" },
        grouped(value))]),
    drawn("text", { class: "axis-title", x: right, y: bottom + 2.5 * unit, "text-anchor": "end" },
      `${across.name} →`),
    drawn("text", { class: "axis-title", x: 0, y: 0.9 * unit }, `↑ ${upwards.name}`),
  ].flat(2);
}

function markOf({ point, x, y }, at, unit, across, upwards, tell) {
  const { name, isBaseline } = point;
  const text = `${name}${isBaseline ? ", the baseline" : ""}: ${across.name} ${point.x.text}; `
    + `${upwards.name} ${point.y.text}`;
  return drawn("g", {
    class: `point${isBaseline ? " baseline" : ""}`, tabindex: "0", role: "img",
    "aria-label": text, "data-id": point.id,
    focus: () => tell(text), pointerenter: () => tell(text),
  }, drawn("path", {
    class: "range", d: `M${at.x(point.x.low)} ${y}H${at.x(point.x.high)}`
      + `M${x} ${at.y(point.y.low)}V${at.y(point.y.high)}`,
  }), drawn("circle", { class: "area", cx: x, cy: y, r: 0.9 * unit }),
  drawn("circle", { class: "dot", cx: x, cy: y, r: 0.4 * unit }));
}

// Puts each label where it covers neither a point nor another label, the nearest such place first.
function placeLabels(spots, labels, leaders, frame, unit) {
  const taken = spots.map(({ x, y }) => boxOf(x - 0.5 * unit, y - 0.5 * unit, unit, unit));
  const order = [...spots.keys()].sort((one, other) => spots[one].y - spots[other].y);
  // All lengths are read before a label moves, since each change makes the browser lay out anew.
  const lengths = labels.map((label) => label.getComputedTextLength());
  for (const index of order) {
    const { x, y } = spots[index];
    const label = labels[index];
    const length = lengths[index];
    const size = 1.15 * unit;
    const places = [];
    for (let away = 0; away <= 24; away += 1) {
      for (const down of away === 0 ? [0] : [-away, away]) {
        const top = y - size / 2 + 0.7 * down * size;
        places.push([x + 0.75 * unit, top], [x - length - 0.75 * unit, top],
          ...away > 0 ? [[x - length / 2, top]] : []);
        if (away > 8) places.push([frame.left, top], [frame.right - length, top]);
      }
    }
    const boxes = places.map(([left, top]) => boxOf(
      Math.min(Math.max(left, frame.left + 2), frame.right - length), top, length, size));
    const isFree = (box) => box.top >= frame.top - 0.6 * unit && box.bottom <= frame.bottom
      && !taken.some((other) => overlap(box, other));
    const box = boxes.find(isFree) ?? boxes[0];
    taken.push(box);
    label.setAttribute("x", box.left);
    label.setAttribute("y", box.top + 0.8 * size);
    const away = Math.abs((box.top + box.bottom) / 2 - y);
    if (away > 0.9 * size) {
      const end = Math.min(Math.max(x, box.left), box.right);
      leaders.append(drawn("path", {
        class: "leader", d: `M${x} ${y}L${end} ${box.top > y ? box.top : box.bottom}`,
      }));
    }
  }
}

function boxOf(left, top, width, height) {
  return { left, top, right: left + width, bottom: top + height };
}

function overlap(one, other) {
  return one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
}
