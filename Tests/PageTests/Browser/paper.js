plan(2);

const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  .filter((rule) => rule.media?.mediaText === "print")
  .flatMap((rule) => [...rule.cssRules]).filter((rule) => rule.style?.display === "none");
const hides = (selector) => all(selector).length === 0 || all(selector).some((node) =>
  rules.some((rule) => node.closest(rule.selectorText)));
const calls = () => texts(".traces-on-paper .call-list li");
const print = (body) => {
  dispatchEvent(new Event("beforeprint"));
  body();
  dispatchEvent(new Event("afterprint"));
  is(texts(".on-paper"), [], "What is left of it");
};

await check("On paper are the chosen sources, all calls of the scenario and the heads of charts", () => {
  print(() => {
    is(["#sources .line", "#traces .on-paper .call-list li", ".heat td",
      "#size-chart .part-names", ".plot .point", "#size-title"].filter(hides), []);
    is(texts("#sources .file-block b").length, 3);
    const steps = texts(".traces-on-paper h3");
    is([steps.length, steps[0].slice(0, 3)], [3, "1. "]);
    is(calls().length, 8);
    holds(calls().includes("Presenter showGreetingTapped()"), "a call has its role");
    const notes = texts("p.on-paper, .on-paper > p");
    is([notes.length, notes[0].startsWith("Greeting in MVC and MVP.")], [2, true]);
    is(all(".chart details:not([open])").length, 0, "The number of closed tables");
  });
});

await check("On paper, too, what comes next is hidden", async () => {
  await open("traces/greeting.shown/mvp/mvc/2/2?hide=yes");
  print(() => is(calls(), [
    "View viewDidLoad()", "View controller viewDidLoad()", "HeadlessUIKit sendActions(for:)",
    "View closure in viewDidLoad() a closure", "HeadlessUIKit sendActions(for:)",
    "View controller showGreetingTapped() a closure",
  ]));
});
