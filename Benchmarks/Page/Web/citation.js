// Copies a citation of the figures for a decision record, with the view that is open.

function citation() {
  const file = decoded(location.pathname.split("/").pop());
  return `${page.citation}\nPage: ${file}${viewFragment()}\n`;
}

function showCitation() {
  const button = byId("copy-citation");
  const place = byId("citation");
  const status = byId("citation-status");
  button.addEventListener("click", async () => {
    const text = citation();
    place.hidden = true;
    status.textContent = "";
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = "Copied.";
    } catch {
      // Without permission, a reader copies the selected text.
      place.value = text;
      place.rows = text.split("\n").length;
      place.hidden = false;
      place.focus();
      place.select();
      status.textContent = "The browser does not let the page copy. Copy the selected text.";
    }
  });
}

showCitation();
