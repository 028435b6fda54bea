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
  return id === undefined || state.shown === "" || state.shown.split(",").includes(id);
}

function showChoice() {
  const place = byId("choice");
  const summary = element("summary", {});
  const status = element("output", {});
  const boxes = comparedIds.map((id) =>
    element("input", { type: "checkbox", value: id, change: (event) => changed(event.target) }));
  place.append(summary, element("fieldset", { tabindex: "0" },
    element("legend", {}, "Architectures in tables, charts and plots"),
    boxes.map((box) => element("label", {}, box, markedName(box.value))), status,
    element("button", { type: "button", click: () => choose({ shown: "" }) }, "Show all")));
  place.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !place.open) return;
    place.open = false;
    summary.focus();
  });
  document.addEventListener("pointerdown", (event) => {
    if (!place.contains(event.target)) place.open = false;
  });

  function changed(box) {
    const shown = shownText(boxes.filter((other) => other.checked).map((other) => other.value));
    if (shown === undefined) box.checked = true;
    else choose({ shown });
    status.textContent = shown === undefined ? "One architecture has to stay." : "";
  }

  whenChanged(["shown"], () => {
    const all = counted(comparedIds.length, "architecture", "architectures");
    const shown = comparedIds.filter(isShown);
    const some = `${shown.length} of ${all}`;
    for (const box of boxes) box.checked = isShown(box.value);
    summary.textContent = state.shown === "" ? `All ${all}` : some;
    byId("shown-key").textContent = state.shown === "" ? ""
      : `${some} are shown: ${visible(listed(shown.map(nameOf)))}.`;
  });
}
