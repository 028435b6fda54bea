// The kinds of mistakes found against the lines of code: a dot for each architecture.

function showPlot() {
  const place = byId("kinds-plot");
  const [across, upwards] = ["code-lines", "kinds-found"].map((id) => figuresById.get(id));
  const drawnIds = comparedIds.filter((id) => across?.values[id] && upwards?.values[id]);
  if (!page.faults || page.faults.kinds.length === 0 || drawnIds.length === 0) {
    place.hidden = true;
    return;
  }
  let size = "";
  const draw = () => {
    size = `${place.clientWidth}×${place.clientHeight}`;
    if (place.clientWidth > 0) drawPlot(place, drawnIds, across, upwards);
  };
  whenChanged(["shown", "ticked", "large"], draw);
  new ResizeObserver(() => {
    if (size !== `${place.clientWidth}×${place.clientHeight}`) requestAnimationFrame(draw);
  }).observe(place);
}

// The largest group of which each is the same as the one with the fewest kinds.
function largestGroup({ values, same }, ids) {
  const groups = ids.map((least) => [least, ...ids.filter((id) => id !== least
    && same[least].includes(id) && values[id].number >= values[least].number)]);
  return groups.reduce((most, group) => (group.length > most.length ? group : most), []);
}

function drawPlot(place, drawnIds, across, upwards) {
  const { unit } = em;
  const [width, height] = [place.clientWidth, place.clientHeight];
  const count = page.faults.kinds.length;
  const hidden = page.faults.kinds.filter((_, kind) =>
    page.faults.rows.every(({ outcomes }) => outcomes?.[kind] === 2)).length;
  const ticks = ticksOf(drawnIds.map((id) => across.values[id].number), width < 22 * unit ? 3 : 5);
  const frame = { left: 2.2 * unit, right: width - 1.2 * unit, top: 1.8 * unit,
    bottom: height - 2.6 * unit };
  const x = (value) => frame.left + (frame.right - frame.left) * (value - ticks[0])
    / (ticks.at(-1) - ticks[0]);
  const y = (value) => frame.bottom - (frame.bottom - frame.top) * value / count;
  const shown = drawnIds.filter(isShown);
  const group = largestGroup(upwards, shown);
  const numbers = group.map((id) => upwards.values[id].number);
  const [low, high] = [y(Math.min(...numbers)) + 0.4 * unit, y(Math.max(...numbers)) - 0.4 * unit];
  const spots = shown.map((id) => {
    const part = figuresById.get("kinds-in-part")?.values[id]?.number ?? 0;
    const { number } = upwards.values[id];
    return { id, x: x(across.values[id].number), y: y(number), top: y(number + part) };
  });
  // Below the band, at the end where no dot and no whisker stands.
  const same = { top: low + 0.1 * unit, left: [frame.left, frame.right - 4 * unit].find((left) =>
    spots.every((spot) => spot.y < low - 0.3 * unit || spot.top > low + 1.4 * unit
      || spot.x < left - 0.5 * unit || spot.x > left + 4.5 * unit)) ?? frame.left };
  const text = (place, anchor, content, kind = null) => drawn("text",
    { x: place[0], y: place[1], "text-anchor": anchor, class: kind }, content);
  const labels = spots.filter(({ id }) => tickedIds().includes(id) || !group.includes(id))
    .map((spot) => ({ spot, node: text([0, 0], "start", nameOf(spot.id), "label") }));
  place.replaceChildren(drawn("svg", {
    width, height, viewBox: `0 0 ${width} ${height}`, role: "img",
    "aria-label": `Kinds of mistakes found, of ${count}, against code lines, as in the table`,
  },
    group.length > 1 ? drawn("rect", { class: "band", x: frame.left, y: high,
      width: frame.right - frame.left, height: low - high }) : "",
    ticks.map((value) => text([x(value), frame.bottom + 1.1 * unit], "middle", grouped(value))),
    ticksOf([0, count], 4).filter((value) => value <= count).map((value) => [
      drawn("path", { class: "grid", d: `M${frame.left} ${y(value)}H${frame.right}` }),
      text([frame.left - 0.4 * unit, y(value) + 0.3 * unit], "end", grouped(value))]).flat(),
    hidden > 0 ? [drawn("path", { class: "ceiling",
      d: `M${frame.left} ${y(count - hidden)}H${frame.right}` }),
    text([frame.right, y(count - hidden) - 0.3 * unit], "end",
      `${hidden} need a screen in all ${comparedIds.length}`)] : "",
    group.length > 1 ? text([same.left + 4, low + 0.9 * unit], "start", "the same", "same") : "",
    text([0, 0.8 * unit], "start", `↑ kinds found, of ${count}`, "axis-title"),
    text([frame.right, height - 0.4 * unit], "end", `${across.name} →`, "axis-title"),
    spots.map((spot) => drawn("g", {
      class: "point", "data-row": spot.id,
      pointerenter: () => { light(spot.id); unlessKept(() => tellCell(upwards, spot.id)); },
    }, drawn("path", { class: "range", d: `M${spot.x} ${spot.y}V${spot.top}` }),
    drawn("circle", { class: "area", cx: spot.x, cy: spot.y, r: 0.8 * unit }),
    drawn("circle", { class: "dot", cx: spot.x, cy: spot.y, r: 0.36 * unit }))),
    labels.map(({ node }) => node)));
  placeLabels(spots, labels, frame, unit, group.length > 1 ? same : null);
}

// Returns round numbers from below the least value to above the greatest one.
function ticksOf(values, count) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const rough = Math.max(most - least, Math.abs(most) / 10, 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough);
  const [first, last] = [Math.floor(least / step), Math.ceil(most / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return ticks.length > 1 ? ticks : [ticks[0] - step, ticks[0], ticks[0] + step];
}

// Puts each label where it covers neither a dot nor another label, the nearest such place first.
function placeLabels(spots, labels, frame, unit, same) {
  const boxOf = (left, top, width, height) =>
    ({ left, top, right: left + width, bottom: top + height });
  const overlap = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  const taken = spots.map(({ x, y }) => boxOf(x - unit / 2, y - unit / 2, unit, unit));
  if (same !== null) taken.push(boxOf(same.left, same.top, 4 * unit, unit));
  // All lengths are read before a label moves, since each change makes the browser lay out anew.
  const lengths = labels.map(({ node }) => node.getComputedTextLength());
  labels.forEach(({ spot, node }, index) => {
    const [length, size] = [lengths[index], 1.05 * unit];
    const places = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5].flatMap((down) => {
      const top = spot.y - size / 2 + down * 0.9 * size;
      return [[spot.x + 0.6 * unit, top], [spot.x - length - 0.6 * unit, top],
        ...down === 0 ? [] : [[spot.x - length / 2, top]]];
    });
    const boxes = places.map(([left, top]) => boxOf(
      Math.min(Math.max(left, frame.left + 2), frame.right - length), top, length, size));
    const box = boxes.find((one) => one.top >= frame.top && one.bottom <= frame.bottom + 2
      && !taken.some((other) => overlap(one, other))) ?? boxes[0];
    taken.push(box);
    node.setAttribute("x", box.left);
    node.setAttribute("y", box.top + 0.8 * size);
  });
}
