plan(12);

const side = (name) => ({
  now: text(one(`#traces .${name} .now-text`)), ran: texts(`#traces .${name} .line.ran .number`),
});
const names = () => texts("#traces .left .heads text > title");
const labels = () => all("#traces .left .call text").map((label) => label.childNodes[1].textContent);
const original = JSON.stringify(page.traces);
const restore = () => Object.assign(page.traces, JSON.parse(original));

await check("A trace is stepped through by buttons and keys, with the lines that ran marked", () => {
  const at = (position, { left, right }) => {
    is(text(one(".position")), position);
    for (const [name, now, ran] of [["left", ...left ?? []], ["right", ...right ?? []]]) {
      if (now !== undefined) is(side(name).now, now);
      if (ran !== undefined) is(side(name).ran, ran);
    }
  };
  at("call 1 of 1", { left: ["1 of 1View controllerviewDidLoad()called by HeadlessUIKit"],
    right: [undefined, ["2", "3", "4"]] });
  click("Next step");
  at("call 1 of 4", { right: ["1 of 4HeadlessUIKitsendActions(for:)called by Scenarios"] });
  click("Next call");
  at("call 2 of 4", { right: [undefined, ["3"]], left: [
    "2 of 2View controllershowGreetingTapped()called by HeadlessUIKit — a closure"] });
  press(one(".player"), "ArrowRight");
  press(one(".player"), "ArrowRight");
  at("call 4 of 4", { left: ["Done after 2 calls."], right: [
    "4 of 4ViewsetGreeting(_:)called by Presenter — through a protocol", ["7", "8", "9"]] });
  for (let times = 0; times < 2; times += 1) {
    press(one("#traces .diagram"), "ArrowDown");
    at("no calls", { right: ["This step calls nothing."] });
    is(text(one("[aria-current=step]")), "must holdsees greeting.label “Hello David Blaine”");
  }
});

await check("The diagram has a lifeline for each role and an arrow for each call", async () => {
  await open("traces/greeting.shown/mvp/mvc/2");
  is(names(), ["HeadlessUIKit", "View", "Presenter", "Scenarios"]);
  is(labels(), ["sendActions(for:)", "closure in viewDidLoad()", "showGreetingTapped()",
    "setGreeting(_:)"]);
  is(["protocol", "closure"].map((kind) => all(`#traces .left .call.${kind} .arrow`).length), [1, 1]);
  all("#traces .left .call")[2].dispatchEvent(new MouseEvent("click", { bubbles: true }));
  is(text(one("#traces .left .call.now text > title")), "Presenter: showGreetingTapped()");
  is(location.hash, "#traces/greeting.shown/mvp/mvc/2/3");
});

await check("A function of a role has a short name, without its types but for what it makes", () => {
  const names = ["Profile.State.show()", "closure in Profile.Names.add(_:)",
    "Profile.State.init(name:)", "static Names.all.getter"];
  is(names.map((name) => shortName(name, 1)),
    ["show()", "closure in add(_:)", "State.init(name:)", "static all.getter"]);
  is(shortName("UIControl.send()", 3), "UIControl.send()", "The name of another module's function");
});

await check("Another architecture is shown at the same step, at a call that it makes", async () => {
  await open("traces/greeting.shown/mvp/mvp/2/4");
  const step = text(one("[aria-current=step]"));
  const at = (position, fragment) => is([text(one(".position")), location.hash],
    [position, `#traces/greeting.shown/${fragment}`]);
  at("call 4 of 4", "mvp/mvp/2/4");
  pick("#traces-left", "mvc");
  at("call 4 of 4", "mvc/mvp/2/4");
  pick("#traces-right", "mvc");
  at("call 2 of 2", "mvc/mvc/2/2");
  is(text(one("[aria-current=step]")), step);
  await open("traces/greeting.shown/mvc/mvc/7/99");
  at("no calls", "mvc/mvc/3/1");
});

await check("The keys step from wherever a person has just been in the traces", async () => {
  await open("traces/greeting.shown/mvc/mvp/2/1");
  // Where the focus is before a key, the step and call after it, and if the page takes the key.
  const key = (focus, after, isTaken, name, more = {}) => {
    const held = document.activeElement;
    is(held.id || held.classList[0] || held.tagName, focus, `The focus before ${name}`);
    const event = new KeyboardEvent("keydown",
      { key: name, bubbles: true, cancelable: true, ...more });
    held.dispatchEvent(event);
    is([place(), event.defaultPrevented], [after, isTaken], `The place after ${name}`);
  };
  const use = (selector) => {
    one(selector).dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    one(selector).focus();
  };
  key("player", "2/2", true, "ArrowRight");
  key("player", "2/3", true, "PageDown");
  key("player", "2/3", false, "ArrowRight", { shiftKey: true });
  one(".step").focus();
  one(".step").click();
  key("step", "2/1", true, "ArrowDown");
  key("step", "2/1", false, "PageDown");
  use("#traces-left");
  pick("#traces-left", "mvp");
  key("player", "2/2", true, "ArrowRight");
  use("#traces-left");
  key("traces-left", "2/2", false, "Tab");
  pick("#traces-left", "mvc");
  key("traces-left", "2/2", false, "ArrowRight");
  one("#traces").focus();
  key("traces", "2/3", true, "ArrowRight");
  one(".matrix summary").click();
  one(".matrix summary").focus();
  one(".matrix a").click();
  key("player", "2/1", true, "ArrowRight");
});

await check("Where a side is done, its last source is shown, but nothing of it runs", async () => {
  await open("traces/greeting.shown/mvc/mvp/2/4");
  const source = () =>
    [text(one("#traces .left .file-title b")), all("#traces .left .ran").length];
  is(source(), ["GreetingViewController.swift", 0]);
  click("Previous step");
  click("Next call");
  is(source(), ["GreetingViewController.swift", 3]);
});

await check("What comes next is not on the page until it is stepped to, if the trainer wants it so", async () => {
  openAll();
  await open("traces/greeting.shown/mvp/mvc/2/1?hide=yes");
  const isTold = () => all("#traces .diagram, #traces .call-list, #traces .now-text")
    .some((node) => node.innerHTML.includes("setGreeting"));
  is([labels(), isTold()], [["sendActions(for:)"], false]);
  is(texts("#traces .left .call-list li").length, 1);
  is(names(), ["HeadlessUIKit", "Scenarios"]);
  is([seen(".step").length, text(one(".position"))], [2, "call 1"]);
  is(text(one("#traces-title")), "What happens behind a touch");
  press(one(".player"), "ArrowRight");
  press(one(".player"), "ArrowRight");
  is([labels(), isTold()],
    [["sendActions(for:)", "closure in viewDidLoad()", "showGreetingTapped()"], false]);
  press(one(".player"), "ArrowLeft");
  is([labels().length, isTold()], [2, false]);
  one(".hides").click();
  is([labels().length, isTold(), seen(".step").length], [4, true, 3]);
  is([text(one(".position")), text(one("#traces-title"))],
    ["call 2 of 4", "5 calls in MVP, 3 in MVC"]);
});

await check("The same call again and again is one, which says how often, and counts as often", async () => {
  page.traces.calls[7][4] = [6, 6, 6];
  page.traces.calls[5][4] = [4, 4];
  await retell("mvp/mvc/2/2");
  is(text(one(".position")), "call 2 of 4");
  const { now } = side("left");
  holds(now.includes("× 3") && now.endsWith("13 calls in this step"), now);
  is(text(one("#traces-title")), "14 calls in MVP, 3 in MVC");
  is(texts("#traces .left .call .times"), ["× 3", "× 2"]);
  is(texts("#traces .left .call-list li").map((item) => item.includes("×")),
    [false, true, false, true]);
  restore();
});

await check("The next call is that of the next step that calls something", async () => {
  page.traces.plays = { mvc: { "greeting.shown": [1, 0, 2] }, mvp: { "greeting.shown": [3, 0, 4] } };
  await retell("mvc/mvp/1/1");
  for (const [name, after] of [["Next call", "3/1"], ["Previous call", "1/1"],
    ["Next step", "2/1"], ["Previous call", "1/1"]]) {
    click(name);
    is(place(), after, `The place after ${name}`);
  }
  restore();
});

await check("Under a call of a shared module stands the source that has led to it", async () => {
  page.traces.functions.push(["UILabel.text.setter", 3, -1, 0]);
  page.traces.calls.push([7, 1, 0, -1, []]);
  page.traces.calls[4][4] = [8];
  await retell("mvc/mvp/2/5");
  is(text(one("#traces .right .now-text b")), "UILabel.text.setter");
  is(side("right").ran, ["7", "8", "9"]);
  restore();
});

await check("A damaged archive of traces does no harm", async () => {
  page.traces.calls[4][4] = [5, 5, 999, -1];
  page.traces.calls[6][0] = 999;
  page.traces.calls[1][3] = 999;
  page.traces.plays.mvc = { "greeting.shown": [1, 77] };
  await retell("mvc/mvp/2");
  is(texts(".now-text").length, 2);
  restore();
});

await check("The call that is shown is in sight after each step", async () => {
  page.traces.calls[4][4] = Array.from({ length: 60 }, (_, index) => index % 2 === 0 ? 0 : 3);
  await retell("mvc/mvp/2/1");
  let looked = 0;
  for (let call = 0; call < 40; call += 1) {
    if (one("#traces .right .call.now .arrow")) {
      const [inner, outer] = [box("#traces .right .call.now .arrow"), box("#traces .right .diagram")];
      looked += 1;
      holds(inner.top >= outer.top && inner.bottom <= outer.bottom, `call ${call + 1} is in sight`);
    }
    click("Next call");
  }
  holds(looked > 3, "there are calls");
  restore();
});
