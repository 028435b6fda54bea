plan(1);

await check("Hostile text stays text, wherever it comes from", async () => {
  await turn();
  const [hostile] = page.notes;
  const shown = hostile.replace("\u202e", "\ufffd").replace("\u001b", "\ufffd");
  holds(hostile.includes("onerror") && hostile !== shown, "the text is hostile");
  is(document.title, "Architecture comparison");
  is(text(one(".step")), `step 1${shown}`);
  is(text(one("#sources-pair .right code")), `// ${shown}`);
  is(text(one("#notes li")), shown);
  is(all("img, main script, b b, [onerror]").length, 0);
  holds(!/[\u202e\u001b]/.test(one("main").textContent), "all characters are seen");
});
