"use strict";

// Characters that show nothing, or reverse the order of a line, are made visible, so that sources
// and titles are read as they are. Joiners stay, since they join several characters to one.
const unseenCharacters = new RegExp(
  "[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e"
    + "\\u2060-\\u2069\\ufeff]", "g");

function visible(text) {
  return String(text).replace(unseenCharacters, "\ufffd");
}

// Makes an element. Text of the data becomes text nodes or attributes, never markup.
function element(name, attributes = {}, ...children) {
  return filled(document.createElement(name), attributes, children);
}

function drawn(name, attributes = {}, ...children) {
  return filled(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

function filled(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") node.addEventListener(name, value);
    else if (name.startsWith("--")) node.style.setProperty(name, value);
    else node.setAttribute(name, value === true ? "" : visible(value));
  }
  node.append(...children.flat().filter((child) => child !== null).map(
    (child) => child instanceof Node ? child : visible(child)));
  return node;
}

function byId(id) {
  return document.getElementById(id);
}

// A part of the page that scrolls, which the keyboard reaches.
function region(kind, label, ...children) {
  return element("div", { class: kind, tabindex: "0", role: "region", "aria-label": label },
    ...children);
}

// Details with a table. They are opened for printing, and restored afterwards.
function tableBeside(table, title = "The figures as a table") {
  return element("details", { class: "beside" }, element("summary", {}, title), table);
}

function missing(text) {
  return element("p", { class: "missing" }, text);
}

const integers = new Intl.NumberFormat("en");

function grouped(number) {
  return integers.format(number);
}

function counted(number, one, several) {
  return `${grouped(number)} ${number === 1 ? one : several}`;
}

// Returns the text as a part of an address or of an option.
function slug(text) {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

// Returns names as in a sentence: "A", "A and B", "A, B and C".
function listed(names) {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
