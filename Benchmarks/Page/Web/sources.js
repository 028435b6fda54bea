// Sources in colors, two architectures beside each other.

const kinds = ["", "keyword", "type", "string", "number", "comment", "attribute"];

function sourceLine(runs, number) {
  const code = element("code", {});
  for (let index = 0; index < runs.length; index += 2) {
    const text = runs[index];
    const kind = kinds[runs[index + 1]];
    code.append(kind ? element("span", { class: `code-${kind}` }, text) : visible(text));
  }
  const indent = (runs[0] ?? "").match(/^ */)[0].length;
  return element("span", { class: "line", "data-line": number, "--indent": indent },
    element("span", { class: "number", "aria-hidden": "true" }, number), code);
}

function sourceOf(file, lit = []) {
  return element("pre", {}, file.lines.map((runs, index) => {
    const line = sourceLine(runs, index + 1);
    if (lit.includes(index + 1)) line.classList.add("lit");
    return line;
  }));
}

// The lines of a file where the chosen requirement lives: those with mistakes that break it.
function litLines(entry, { path }) {
  const places = page.places[entry.id]?.[state.lit] ?? {};
  return places[Object.keys(places).find((name) => path.endsWith(`/${name}`))] ?? [];
}

// The color of a role, which is the same in all charts; null for what belongs to no role.
function colorOfRole(entry, name) {
  const role = entry?.roles.find((other) => other.name === name);
  return role ? role.usesViews ? "knows-views" : "free-of-views" : null;
}

function roleMark(entry, name) {
  return element("span", { class: `role ${colorOfRole(entry, name) ?? ""}`.trim() },
    name || "no role");
}

function fileTitle(entry, file) {
  return element("header", { class: "file-title" }, roleMark(entry, file.role),
    element("b", {}, file.path.split("/").pop()),
    element("small", {}, counted(file.lines.length, "line", "lines")));
}

// Two sides; where there is no room for both, two buttons choose between them.
function makePair(place, label) {
  const sides = ["left", "right"].map((side) => {
    const tab = element("button", {
      type: "button", class: "tab", "aria-pressed": side === "left" ? "true" : "false",
      click: () => {
        place.dataset.shown = side;
        for (const other of sides) other.tab.setAttribute("aria-pressed", other === own);
      },
    });
    const title = element("h3", {});
    const body = element("div", { class: "side-body" });
    const section = element("section", { class: `side ${side}`, "aria-label": label }, title, body);
    const own = { name: side, tab, title, body, section };
    return own;
  });
  place.dataset.shown = "left";
  place.append(element("div", { class: "tabs" }, sides.map(({ tab }) => tab)),
    ...sides.map(({ section }) => section));
  return sides;
}

function nameSide(side, id) {
  side.tab.textContent = visible(nameOf(id));
  side.title.textContent = visible(nameOf(id));
  side.section.setAttribute("aria-label", visible(nameOf(id)));
}

function chooseSides(section, leftSelect, rightSelect) {
  const choices = page.architectures.map(({ id, name }) => [id, name]);
  bindSelect(leftSelect, choices, "left", section);
  bindSelect(rightSelect, choices, "right", section);
}

function showSources() {
  if (page.architectures.length === 0) {
    byId("sources-pair").append(missing("There are no sources on this page."));
    return;
  }
  chooseSides("sources", byId("sources-left"), byId("sources-right"));
  bindSelect(byId("feature"), known.feature.map((id) => [id, id || "(no folder)"]), "feature",
    "sources");
  bindSelect(byId("lit"), [["", "no requirement"],
    ...lights.map((id) => [id, `${id}: ${requirementsById.get(id).text}`])], "lit", "sources");
  const sides = makePair(byId("sources-pair"), "Sources");
  whenChanged(["left", "right", "feature"], () =>
    setHeading("sources-title", headingOfSources()));
  whenChanged(["left", "feature", "lit"], () => showFiles(sides[0], state.left));
  whenChanged(["right", "feature", "lit"], () => showFiles(sides[1], state.right));
}

function showFiles(side, id) {
  const entry = sourcesById.get(id);
  const files = entry.files.filter((file) => file.feature === state.feature);
  nameSide(side, id);
  if (files.length === 0) {
    side.body.replaceChildren(
      missing(`${entry.name} has no files of its own in ${state.feature}.`));
    return;
  }
  const blocks = files.map((file) =>
    element("article", { class: "file-block", "aria-label": file.path }, fileTitle(entry, file),
      sourceOf(file, litLines(entry, file))));
  const lit = files.map((file) => litLines(entry, file).length);
  const panel = region("code-panel", `${entry.name}: sources of ${state.feature}`, blocks);
  // One file at a time, so that two short files stand beside each other.
  const open = (chosen) => files.forEach((file, index) => {
    blocks[index].classList.toggle("off", index !== chosen);
    tabs[index].setAttribute("aria-pressed", String(index === chosen));
  });
  const tabs = files.map((file, index) =>
    element("button", { type: "button", class: "jump", title: file.path, click: () => open(index) },
      roleMark(entry, file.role), element("span", {}, file.path.split("/").pop()),
      lit[index] > 0 ? element("small", {}, `${lit[index]} lit`) : null));
  // The file with the most lines of the chosen requirement comes first.
  open(lit.indexOf(Math.max(...lit)));
  const lines = files.reduce((sum, file) => sum + file.lines.length, 0);
  side.body.replaceChildren(
    element("p", { class: "remark" }, `${counted(files.length, "file", "files")}, `
      + `${counted(lines, "line", "lines")} with comments`),
    element("div", { class: "jumps" }, tabs), panel);
}

// Returns the distance from the upper edge of a panel to an element in it.
function distance(panel, node) {
  return node.getBoundingClientRect().top - panel.getBoundingClientRect().top;
}
