plan(1);

await check("What was not measured is said, and the rest is shown", () => {
  is(texts(".missing"), [
    "No figure was measured for this page.",
    "Code size was not measured for this page.",
    "No kept result of a change holds for these sources. To test the changes, run: compare change --fresh",
    "What tests find was not measured for this page.",
    "What tests find was not measured for this page.",
    "The calls were not recorded: not on this machine.",
    "The scenarios were not played: not on this machine.",
    "What interactions cost was not measured for this page.",
  ]);
});
