// The choice of the architectures that tables, charts and plots show.

const comparedIds = page.names.map(({ id }) => id);

// The chosen ids, in the order of the page; an empty text stands for all of them.
addOption("shown", "", (text) => {
  const asked = text.split(",");
  return shownText(comparedIds.filter((id) => asked.includes(id)));
});

function shownText(chosen) {
  if (chosen.length === 0) return undefined;
  return chosen.length === comparedIds.length ? "" : chosen.join(",");
}

// True for what belongs to no architecture, too, such as the floor.
function isShown(id) {
  return id === null || id === undefined || state.shown === "" || state.shown.split(",").includes(id);
}

function showChoice() {
  const place = byId("choice");
  const summary = element("summary", {});
  const status = element("output", {});
  const boxes = page.names.map(({ id, name }) => {
    const box = element("input", { type: "checkbox", value: id, change: () => changed(box) });
    return { box, label: element("label", {}, box, name, id === page.baseline ? baselineMark() : null) };
  });
  place.append(summary, element("fieldset", { tabindex: "0" },
    element("legend", {}, "Architectures in tables, charts and plots"),
    boxes.map(({ label }) => label), status,
    element("button", { type: "button", click: () => chooseOptions({ shown: "" }) }, "Show all")));
  const close = () => { place.open = false; };
  place.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !place.open) return;
    close();
    summary.focus();
  });
  document.addEventListener("pointerdown", (event) => {
    if (!place.contains(event.target)) close();
  });

  function changed(box) {
    const shown = shownText(
      boxes.filter((other) => other.box.checked).map((other) => other.box.value));
    if (shown === undefined) box.checked = true;
    else chooseOptions({ shown });
    status.textContent = shown === undefined ? "One architecture has to stay." : "";
  }

  whenChanged(["shown"], () => {
    const all = counted(comparedIds.length, "architecture", "architectures");
    const count = comparedIds.filter(isShown).length;
    for (const { box } of boxes) box.checked = isShown(box.value);
    summary.textContent = state.shown === "" ? `All ${all}` : `${count} of ${all}`;
    byId("shown-key").textContent = state.shown === "" ? ""
      : `${count} of ${all} are shown: ${visible(listed(comparedIds.filter(isShown).map(nameOf)))}.`;
  });
}
