// Requests for changes: what each costs, and its diffs in two architectures beside each other.

const changesById = new Map((page.changes?.rows ?? []).map(({ id, changes }) => [id, changes]));

function requestIndex() {
  return page.changes.requests.findIndex(({ id }) => id === state.request);
}

function showChanges() {
  if (!page.changes) {
    byId("changes-body").replaceChildren(missing(page.absences.changes
      ?? "No kept result of a change holds for these sources. To test the changes, run: "
      + "compare change --fresh"));
    return;
  }
  const { requests, rows } = page.changes;
  byId("changes-matrix").append(figuresTable({
    caption: "Files and places of each request", kind: "requests",
    titles: ["Architecture", ...requests.map(({ number, title }) => `${number}: ${title}`)],
    rows: rows.map(({ id, changes }) => ({
      id, cells: changes.map((change) =>
        (change ? { text: change.cell, number: change.files } : null)),
    })),
  }));
  chooseSides("changes", byId("changes-left"), byId("changes-right"));
  bindSelect(byId("changes-request"),
    requests.map(({ id, number, title }) => [id, `${number}: ${title}`]), "request", "changes");
  const sides = makePair(byId("changes-pair"), "Changes");
  whenChanged(["left", "request"], () => showChange(sides[0], state.left));
  whenChanged(["right", "request"], () => showChange(sides[1], state.right));
  whenChanged(["left", "right", "request"], () => setHeading("changes-title", headingOfChanges()));
}

function showChange(side, id) {
  nameSide(side, id);
  const change = changesById.get(id)?.[requestIndex()];
  if (!change) {
    side.body.replaceChildren(missing(`This change is not made in ${nameOf(id)}.`));
    return;
  }
  const blocks = change.diffs.map((file, index) =>
    element("article", { class: "file-block", "aria-label": file.path },
      element("header", { class: "file-title" }, roleMark(sourcesById.get(id), file.role),
        element("b", {}, file.path.split("/").pop())),
      diffOf(file, change.places.filter((place) => place.file === index))));
  side.body.replaceChildren(
    element("p", { class: "remark" }, change.text),
    element("p", { class: "remark" }, noticesOf(change.places)),
    region("code-panel", `${nameOf(id)}: changed lines`, blocks));
}

// Returns how many places each one notices, in words.
function noticesOf(places) {
  if (places.length === 0) return "Who notices a place that is left out is not known.";
  const counts = new Map();
  for (const { notice } of places) counts.set(notice, (counts.get(notice) ?? 0) + 1);
  return `A place left out is noticed by: ${[...counts].map(([notice, count]) =>
    `${notice} ${count}`).join(", ")}.`;
}

// A diff, with a word before each place that says who notices if it is left out.
function diffOf({ lines }, places) {
  const noticed = new Map(places.map(({ line, notice }) => [line, notice]));
  let number = 0;
  return element("pre", { class: "diff" }, lines.flatMap((text) => {
    if (text.startsWith("@@")) {
      number = Number(text.match(/\+(\d+)/)?.[1] ?? 1);
      return element("span", { class: "part" }, text);
    }
    const isChange = text[0] === "+" || text[0] === "-";
    const notice = isChange ? noticed.get(number) : undefined;
    // The other lines of the same place begin at the same number, or after it.
    if (notice) noticed.delete(number);
    if (text[0] !== "-") number += 1;
    const name = { "+": "ins", "-": "del" }[text[0]] ?? "span";
    return [
      notice ? element("small", { class: "notice", "data-notice": slug(notice) },
        `left out: ${notice}`) : null,
      element(name, {}, text),
    ].filter((node) => node !== null);
  }));
}

function headingOfChanges() {
  const [left, right] = [state.left, state.right].map((id) =>
    changesById.get(id)?.[requestIndex()]?.files);
  if (left === undefined || right === undefined) return null;
  const { title } = page.changes.requests[requestIndex()];
  const start = `“${title}” touches ${counted(left, "file", "files")} in ${nameOf(state.left)}`;
  return state.left === state.right ? start : `${start}, ${right} in ${nameOf(state.right)}`;
}
