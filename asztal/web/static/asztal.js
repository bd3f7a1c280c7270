/* The page's own script: choices by mouse, touch and keys; motion; tips; sheets. The server decides everything. */
"use strict";

const body = document.body;
const table = body.dataset.table;
const still = matchMedia("(prefers-reduced-motion: reduce)");
const $ = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];

body.classList.add("scripted");

/* -- saying and sending -- */

let noticeTimer = 0;
function notify(text, seconds = 6) {
  const notice = $("#notice");
  notice.textContent = text;
  notice.hidden = !text;
  clearTimeout(noticeTimer);
  if (text && seconds) noticeTimer = setTimeout(() => { notice.hidden = true; }, seconds * 1000);
}

async function send(path, fields) {
  let response;
  try {
    response = await fetch(path, { method: "POST", body: new URLSearchParams(fields), headers: { Accept: "application/json" } });
  } catch {
    notify(body.dataset.lost);
    return null;
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) {
    notify(answer.error || String(response.status));
    return null;
  }
  return answer;
}

/* -- choosing -- */

let sending = null;
let hinted = null; // the hint that was given: the number of its decision, and what it says
let byKeys = false;

async function choose(element) {
  const question = $("#question");
  if (!question || question.dataset.number === undefined || sending === question.dataset.number) return;
  const { number, seat } = question.dataset;
  const choice = element.dataset.choice;
  if ("final" in element.dataset && body.dataset.confirm === "yes" && !(await confirmed(element))) return;
  sending = number;
  await send(`/t/${table}/choose`, { seat, number, choice });
  if (sending === number) sending = null;
}

/* What a page asks about a position: an answer, or nothing if there is none. */
async function inquire(path, fields) {
  try {
    const response = await fetch(`${path}?${new URLSearchParams(fields)}`, { headers: { Accept: "application/json" } });
    return await response.json();
  } catch {
    return {};
  }
}

/* What follows is told below the buttons as soon as it is known: nothing waits for it, and nothing moves. */
async function foretell({ choice }, { seat, number }) {
  $("#confirm-more").hidden = true;
  const { lines = [] } = await inquire(`/t/${table}/follows`, { seat, choice });
  if ($("#question").dataset.number !== number) return;
  $("#confirm-follows").replaceChildren(...lines.map((line) => made("li", line)));
  $("#confirm-more").hidden = !lines.length;
}

function confirmed(element) {
  const dialog = $("#confirm");
  foretell(element.dataset, $("#question").dataset);
  const label = element.getAttribute("aria-label") || element.textContent;
  $("#confirm-asked").textContent = ($("#question .asked") || $("#question h2")).textContent;
  $("#confirm-what").textContent = label.charAt(0).toUpperCase() + label.slice(1);
  $("#confirm-never").checked = false;
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", async () => {
      const yes = dialog.returnValue === "yes";
      // The setting is kept before the choice is: whoever sees what was chosen is not asked again, on whatever page.
      if (yes && $("#confirm-never").checked) { body.dataset.confirm = "no"; await send("/settings", { confirm: "no" }); }
      resolve(yes);
    }, { once: true });
  });
}

async function undo(what) {
  const { number, seat } = $("#question").dataset;
  if (number !== undefined) await send(`/t/${table}/undo`, { seat, number, what });
}

async function hint() {
  const { seat, number } = $("#question").dataset;
  if (seat === undefined) return;
  hinted = { number, title: body.dataset.thinking, label: "", lines: [] };
  showHint();
  const answer = await send(`/t/${table}/hint`, { seat });
  if (hinted?.number !== number) return;
  hinted = answer && { ...answer, number, title: body.dataset.advises };
  showHint(true);
}

/* A hint stands in the question, says why, and lights what it advises; with the next decision it is gone. */
function showHint(arrived = false) {
  const place = $("#hint");
  if (hinted && hinted.number !== $("#question").dataset.number) hinted = null;
  if (!place) return;
  place.hidden = !hinted;
  all(".hinted").forEach((old) => old.classList.remove("hinted"));
  if (!hinted) return;
  const advice = made("p", `${hinted.title} `);
  if (hinted.label) advice.append(made("strong", hinted.label.charAt(0).toUpperCase() + hinted.label.slice(1)));
  place.replaceChildren(advice, ...hinted.lines.map((line) => made("p", line)));
  if (hinted.choice !== undefined) point(hinted.choice, arrived);
}

/* Lights a choice wherever it is, and brings it into sight. */
function point(choice, bring) {
  const places = all(`[data-choice="${choice}"]`);
  places.forEach((place) => place.classList.add("hinted"));
  if (!bring) return;
  stepTo(places.find((place) => place.closest(".stepper")));
  document.dispatchEvent(new Event("pointed"));
  const seen = places.find((place) => place.getClientRects().length);
  seen?.scrollIntoView({ block: "nearest", inline: "center", behavior: still.matches ? "auto" : "smooth" });
}

function made(tag, text) {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/* -- why not? -- */

/* Whatever stands for something that can't be chosen now says why, where it was pressed; of things that lie within each
   other the one counts that is asked for. */
async function askWhy(thing) {
  const seat = $("#question")?.dataset.seat;
  const things = [];
  for (let around = thing; around; around = around.parentElement.closest("[data-thing]")) things.push(around.dataset.thing);
  const answer = await inquire(`/t/${table}/why`, { thing: things.join(" "), ...(seat === undefined ? {} : { seat }) });
  const text = answer.text || answer.error;
  if (text) tell(thing, made("span", text));
}

$("#notice")?.addEventListener("click", () => notify(""));
document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-choice], [data-step], [data-for], [data-undo], [data-hint], [data-understood], [data-tab], button[data-sheet], [data-copy], [data-dialog]") || event.target.closest("[data-thing]");
  if (pressed) { pressed = false; event.preventDefault(); return; }
  for (const menu of all("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
  if (!target) {
    return;
  }
  if (target.matches(".talk")) return;
  if (target.dataset.choice !== undefined && table) { event.preventDefault(); choose(target); }
  else if (target.dataset.step) step(Number(target.dataset.step));
  else if (target.dataset.for !== undefined) choose($(`[data-choice="${target.dataset.for}"]`));
  else if (target.dataset.undo) undo(target.dataset.undo);
  else if (target.dataset.thing && table) askWhy(target);
  else if ("hint" in target.dataset) hint();
  else if ("understood" in target.dataset) understand();
  else if (target.matches("[role=tab]")) showTab(target.dataset.tab);
  else if (target.matches("button[data-sheet]")) toggleSheet(target.dataset.sheet);
  else if (target.dataset.copy) copy(target);
  else if ("dialog" in target.dataset && !event.ctrlKey && !event.metaKey) { event.preventDefault(); read(target.href); }
});

/* A sheet closes by a touch beside it, which means nothing else. */
document.addEventListener("click", (event) => {
  if (!body.dataset.sheet || event.target.closest(".people, .talk, .bar .links, .menu, button[data-sheet], dialog, #notice")) return;
  delete body.dataset.sheet;
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });

/* What is dragged to a place for choices is chosen, as by a click. */
let dragged = null;
document.addEventListener("dragstart", (event) => { hideTip(); dragged = event.target.closest?.("[data-choice]"); });
document.addEventListener("dragend", () => { dragged = null; });
document.addEventListener("dragover", (event) => { if (dragged && event.target.closest("[data-drop]")) event.preventDefault(); });
document.addEventListener("drop", (event) => {
  if (!dragged || !event.target.closest("[data-drop]")) return;
  event.preventDefault();
  choose(dragged);
});

function showTab(name) {
  const talk = $(".talk");
  talk.dataset.tab = name;
  all("[role=tab]", talk).forEach((tab) => tab.setAttribute("aria-selected", String(tab.dataset.tab === name)));
  if (name === "log") toEnd($("#tab-log"));
}

function toggleSheet(name) {
  if (body.dataset.sheet === name) delete body.dataset.sheet;
  else body.dataset.sheet = name;
  if (name === "talk") toEnd($("#tab-log"));
}

async function copy(button) {
  const field = $(button.dataset.copy);
  field.select();
  try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
  notify(button.dataset.done, 2);
}

async function read(address) {
  const dialog = $("#reader");
  const page = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
  $("div", dialog).replaceChildren(page.getElementById("rules"));
  dialog.showModal();
  const hash = new URL(address).hash;
  if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
}

/* -- many numbers: a stepper shows the button of one of them -- */

const TYPING_MS = 1500;
let stepped = {};
let typed = "";
let typedAt = 0;
const rungs = () => all(".stepper [data-choice]");

function stepTo(rung) {
  if (!rung) return;
  const every = rungs();
  const slider = $(".stepper input");
  const focused = document.activeElement.matches(".stepper [data-choice]");
  every.forEach((other) => other.classList.toggle("shown", other === rung));
  slider.value = every.indexOf(rung);
  slider.setAttribute("aria-valuetext", rung.textContent);
  if (focused) rung.focus();
  stepped = { number: $("#question").dataset.number, choice: rung.dataset.choice };
}

function step(by) {
  const every = rungs();
  stepTo(every[every.findIndex((rung) => rung.matches(".shown")) + by]);
}

/* What was stepped to outlasts whatever else changes; the next decision begins anew. */
function keepStep() {
  const same = stepped.number === $("#question").dataset.number;
  stepTo(rungs().find((rung) => (same ? rung.dataset.choice === stepped.choice : rung.matches(".shown"))));
}

/* Digits are read together, as long as some number begins with them. */
function type(key) {
  if (Date.now() - typedAt > TYPING_MS) typed = "";
  typedAt = Date.now();
  const every = rungs();
  const begins = (text) => every.some((rung) => rung.dataset.typed.startsWith(text));
  typed = begins(typed + key) ? typed + key : begins(key) ? key : "";
  if (typed) stepTo(every.find((rung) => rung.dataset.typed === typed));
}

document.addEventListener("input", (event) => {
  if (event.target.matches(".stepper input")) stepTo(rungs()[Number(event.target.value)]);
});
document.addEventListener("keydown", (event) => {
  const inside = event.target.closest(".stepper");
  const elsewhere = !inside && event.target.closest("input, textarea, select, dialog");
  if (!rungs().length || elsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
  const slides = event.target.matches("input");
  if (/^[-\d]$/.test(event.key)) type(event.key);
  else if (inside && slides && event.key === "Enter") choose($(".stepper .shown"));
  else if (inside && !slides && event.key in ARROWS) step(ARROWS[event.key][0] - ARROWS[event.key][1]);
  else return;
  byKeys = true;
  event.preventDefault();
  event.stopImmediatePropagation();
});

/* -- keys -- */

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
  const choice = event.target.closest("[data-choice]");
  if (event.key === "Tab") byKeys = true;
  if ((event.key === "Enter" || event.key === " ") && choice) {
    byKeys = true;
    event.preventDefault();
    choose(choice);
  } else if ((event.key === "Enter" || event.key === " ") && event.target.matches("[data-undo]:not(button)")) {
    byKeys = true;
    event.preventDefault();
    undo(event.target.dataset.undo);
  } else if (event.key === "Enter" && event.target.matches("[data-thing]") && table) {
    askWhy(event.target);
  } else if (event.key in ARROWS && table) {
    const from = choice || event.target.closest("[data-thing]");
    if (move(from, ARROWS[event.key], event.shiftKey ? "[data-choice], [data-thing]:not(.place)" : "[data-choice]")) { byKeys = true; event.preventDefault(); }
  } else if (event.key === "u" && $("[data-undo=one]:not(:disabled)")) undo("one");
  else if (event.key === "h" && $("[data-hint]:not(:disabled)")) hint();
});

/* Escape closes whatever lies on top, one thing after the other; dialogs do so by themselves. */
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || $("dialog[open]")) return;
  const opened = $("details.menu[open], .map-list[open]");
  const { sheet } = body.dataset;
  if (!$("#tip").hidden) hideTip();
  else if (opened) { opened.open = false; $("summary", opened).focus(); }
  else if (sheet) { delete body.dataset.sheet; $(`.bar [data-sheet="${sheet}"]`)?.focus(); }
  else if (!$("#notice").hidden) notify("");
  else document.dispatchEvent(new Event("unzoom"));
}, { capture: true });

function centre(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/* The nearest choice in a direction; what lies aside counts double. */
function move(from, [dx, dy], among) {
  const choices = all(among).filter((element) => element.getClientRects().length);
  if (!choices.length) return false;
  if (!from) { focusOn(choices[0]); return true; }
  const [x, y] = centre(from);
  let best = null;
  let least = Infinity;
  for (const element of choices) {
    const [ex, ey] = centre(element);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (element !== from && ahead > 1 && ahead + 2 * aside < least) { best = element; least = ahead + 2 * aside; }
  }
  if (best) focusOn(best);
  return Boolean(best);
}

function focusOn(element) {
  if (!element.hasAttribute("tabindex") && !element.matches("button")) element.tabIndex = -1;
  element.focus({ preventScroll: false });
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/* -- what is new -- */

const counts = new Map();
let number = null;
let turn = false;
let acts = null;
const title = document.title;

function toEnd(element) { if (element) element.scrollTop = element.scrollHeight; }

function note() {
  for (const element of all("[data-count]")) {
    const value = element.textContent.trim();
    const before = counts.get(element.dataset.count);
    counts.set(element.dataset.count, value);
    if (before === undefined || before === value) continue;
    const delta = Number(value) - Number(before);
    if (Number.isFinite(delta)) element.dataset.delta = (delta > 0 ? "+" : "−") + Math.abs(delta);
    element.classList.add("flash");
    setTimeout(() => { element.classList.remove("flash"); delete element.dataset.delta; }, 1400);
  }
}

function travel(moves) {
  if (still.matches) return;
  for (const [from, to] of moves) {
    const start = document.getElementById(from);
    const place = document.getElementById(to);
    if (!start || !place || !start.getClientRects().length) continue;
    // Nobody's panel flies about.
    const piece = $(".piece", place) || (place.matches(".panel") ? $(".mark", place) : place);
    const [x, y] = centre($(".mark", start) || start);
    const [px, py] = centre(piece);
    const scale = piece.getScreenCTM ? piece.getScreenCTM().a || 1 : 1;
    piece.animate(
      [{ transform: `translate(${(x - px) / scale}px, ${(y - py) / scale}px)`, opacity: 0.5 }, { transform: "translate(0px, 0px)", opacity: 1 }],
      { duration: 280, easing: "ease-out", composite: piece instanceof SVGElement ? "add" : "replace" },
    );
  }
}

/* Whoever makes sounds hears of it. */
function sound(what) { document.dispatchEvent(new CustomEvent("sound", { detail: what })); }

function refresh() {
  const news = $("#news");
  const question = $("#question");
  if (!news) return;
  if (acts !== null && acts !== news.dataset.at && news.dataset.motion) travel(JSON.parse(news.dataset.motion));
  const mine = "turn" in news.dataset;
  if (acts !== null && acts !== news.dataset.at) sound(mine && !turn ? "turn" : "choice");
  document.title = mine ? `● ${body.dataset.yourTurn} · ${title}` : title;
  if (acts !== news.dataset.at) toEnd($("#tab-log"));
  turn = mine;
  acts = news.dataset.at;
  note();
  markShown();
  letScroll();
  keepStep();
  explainOnce();
  showHint();
  showAdvice();
  if (question.dataset.number !== number) {
    number = question.dataset.number;
    light(null);
    hideTip();
    showWhereToChoose();
    if (byKeys && mine && !document.activeElement.closest("input, textarea, dialog")) {
      const first = all("[data-choice]").find((element) => element.getClientRects().length);
      if (first && !document.activeElement.matches("[data-choice], [data-as]")) focusOn(first);
    }
  }
}

/* What the coach has explained once folds away when the same kind of question comes again. */
const explained = new Map();
let asked = "";
function explainOnce() {
  const { number, yours } = $("#question").dataset;
  if (yours !== undefined) asked = number;
  for (const explanation of all(".coach [data-tells]")) {
    const { tells, folded } = explanation.dataset;
    if (explained.has(tells)) {
      if (explained.get(tells) !== asked && folded !== asked) { explanation.open = false; explanation.dataset.folded = asked; }
    } else if (yours !== undefined || tells === "wait") {
      explained.set(tells, asked);
    }
  }
}

/* Once a lesson's welcome was read, its advice is seen: what it is about is brought into sight. */
function understand() {
  $("#welcome").open = false;
  advised = null;
  showAdvice();
  showWhereToChoose();
}

/* What the coach advises is marked; in a hand that is wider than the page, it is brought into sight. */
let advised = null;
function showAdvice() {
  const advice = $(".coach[data-advice]")?.dataset.advice;
  if (!advice) return;
  point(advice, advised !== $("#question").dataset.number);
  if (advised === $("#question").dataset.number) return;
  advised = $("#question").dataset.number;
  // With the advice, the question has grown.
  showWhereToChoose();
}

/* Brings the choices of a place that scrolls into its sight: all of them, or as many as there is room for. */
function showChoices(place) {
  const spots = all("[data-choice]", place || undefined).filter((element) => element.getClientRects().length);
  if (!place || !spots.length || place.scrollHeight <= place.clientHeight + 1) return;
  // A map has its own way to show what lies beyond its frame.
  const boxes = spots.map((element) => (element.closest(".map-view") || element).getBoundingClientRect());
  const frame = place.getBoundingClientRect();
  const above = Math.min(...boxes.map((box) => box.top)) - frame.top - 8;
  const below = Math.max(...boxes.map((box) => box.bottom)) + 8 - frame.bottom;
  const top = above < 0 ? above : Math.min(above, Math.max(0, below));
  if (top) place.scrollBy({ top, behavior: still.matches ? "auto" : "smooth" });
}

/* On a phone one part of the board is seen at a time: go where something may be done. */
function showWhereToChoose() {
  for (const place of ["#stage", "#hand", ".answers"]) showChoices($(place));
  const part = $("#board > [data-may]") || $("#board > [data-here]");
  const board = part?.parentElement;
  if (part && board.scrollWidth > board.clientWidth + 8) {
    board.scrollTo({ left: part.offsetLeft - board.offsetLeft - (board.clientWidth - part.offsetWidth) / 2, behavior: still.matches ? "auto" : "smooth" });
  }
}

/* A hand that is wider than the page can be scrolled by keys, also while nothing in it can be chosen; so can what explains a question. */
function letScroll() {
  for (const row of all("#hand, #hand > *, #hand > * > *, .explains")) {
    const scrolls = (row.scrollWidth > row.clientWidth && /auto|scroll/.test(getComputedStyle(row).overflowX)) || (row.matches(".explains") && row.scrollHeight > row.clientHeight);
    if (scrolls && !$("[tabindex], button, a", row)) row.tabIndex = 0;
  }
}

/* Which part of the board is seen, on its tab. */
function markShown() {
  const board = $("#board");
  const tabs = all("#regions a[href]");
  if (!board || !tabs.length) return;
  const away = (tab) => {
    const part = $(tab.hash);
    return part ? Math.abs(centre(part)[0] - centre(board)[0]) : Infinity;
  };
  const shown = tabs.reduce((best, tab) => (away(tab) < away(best) ? tab : best));
  for (const tab of tabs) tab.toggleAttribute("aria-current", tab === shown);
}
document.addEventListener("scroll", (event) => { if (event.target.id === "board") markShown(); }, { capture: true, passive: true });

document.addEventListener("htmx:after:swap", refresh);
document.addEventListener("reload", () => {
  if (location.search.includes("seat=")) location.replace(location.pathname);
  else location.reload();
});
const SILENCE_MS = 50000;
let connected = false;
let heard = Date.now();
for (const sign of ["alive", "htmx:sse:before:message", "htmx:sse:after:connection"]) {
  document.addEventListener(sign, () => { heard = Date.now(); });
}
document.addEventListener("htmx:sse:error", () => notify(body.dataset.lost, 0));
document.addEventListener("htmx:sse:close", () => { connected = false; });
document.addEventListener("htmx:sse:after:connection", () => {
  connected = true;
  if ($("#notice").textContent === body.dataset.lost) notify("");
});

/* htmx comes back by itself once it was connected; a first connection that failed is tried again from here. */
setInterval(() => {
  if (!$("main[hx-trigger]")) return;
  // A connection can hang without breaking: the server gives a sign every 20 seconds.
  if (connected && Date.now() - heard > SILENCE_MS) location.reload();
  if (connected) return;
  notify(body.dataset.lost, 0);
  htmx.trigger($("main"), "connect");
}, 4000);

/* Clocks run on between two messages. */
setInterval(() => {
  for (const clock of all(".clock[data-running]")) {
    const left = Math.max(0, Number(clock.dataset.left) - 1);
    clock.dataset.left = left;
    clock.textContent = `${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, "0")}`;
  }
}, 1000);

/* -- lights and tips -- */

/* What an element is about lights up; what it lacks is marked in another way. */
let lit = [];
function light(element) {
  lit.forEach((old) => old.classList.remove("lit", "lacking"));
  const spots = (ids, look) => (ids || "").split(" ").map((id) => document.getElementById(id)).filter(Boolean).map((spot) => {
    spot.classList.add(look);
    return spot;
  });
  lit = element ? [...spots(element.dataset.lights, "lit"), ...spots(element.dataset.lacks, "lacking")] : [];
}

const abouts = new Map(all("#abouts dt").map((term) => [term.textContent, term.nextElementSibling.textContent]));
let tipTimer = 0;
let pressed = false;
let clicked = null;

function showTip(element) {
  const text = abouts.get(element.dataset.about);
  if (!text) return;
  const choice = element.closest("[data-choice], [role=img]");
  const label = choice?.getAttribute("aria-label");
  tell(element, ...(label ? [made("b", label)] : []), text);
}

/* Says something beside an element. */
function tell(element, ...words) {
  const tip = $("#tip");
  tip.replaceChildren(...words);
  tip.hidden = false;
  const { left, top } = tipPlace(element, tip.getBoundingClientRect());
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
}

/* Above, below or beside the thing, or beside its panel: where the tip lies over the fewest people, names and choices. */
function tipPlace(element, { width, height }) {
  const box = element.getBoundingClientRect();
  const panel = (element.closest(".panel") || element).getBoundingClientRect();
  const within = (at, length, most) => Math.max(8, Math.min(at, most - length - 8));
  const across = within(box.x + box.width / 2 - width / 2, width, innerWidth);
  const down = within(box.y + box.height / 2 - height / 2, height, innerHeight);
  const places = [[across, box.y - height - 10], [across, box.bottom + 10], [panel.x - width - 10, down], [panel.right + 10, down]]
    .map(([x, y]) => ({ left: within(x, width, innerWidth), top: within(y, height, innerHeight) }));
  const covers = ({ left, top }, other) => left < other.right && left + width > other.left && top < other.bottom && top + height > other.top;
  const boxes = (selector) => all(selector).map((it) => it.getBoundingClientRect()).filter((it) => it.width);
  const [people, names, choices] = [boxes(".who b, .question h2"), boxes(".name"), boxes("[data-choice]")];
  const many = (place, others) => others.filter((other) => covers(place, other)).length;
  const cost = (place) => 1000 * many(place, [box]) + 100 * many(place, people) + 5 * many(place, names) + many(place, choices);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

function hideTip() {
  clearTimeout(tipTimer);
  $("#tip").hidden = true;
}

document.addEventListener("pointerover", (event) => {
  // What comes to lie under the pointer after a click was not pointed at.
  const meant = event.pointerType === "touch" || clicked !== `${event.clientX} ${event.clientY}`;
  const lights = meant && event.target.closest("[data-lights], [data-lacks]");
  if (lights) light(lights);
  else if (lit.length) light(null);
  if (event.pointerType === "touch") return;
  hideTip();
  if (!meant) return;
  const thing = event.target.closest("[data-about]");
  if (thing) tipTimer = setTimeout(() => showTip(thing), 550);
});
document.addEventListener("focusin", (event) => {
  const lights = event.target.closest?.("[data-lights], [data-lacks]");
  light(lights || null);
});
document.addEventListener("pointerdown", (event) => {
  hideTip();
  clicked = `${event.clientX} ${event.clientY}`;
  pressed = false;
  if (event.pointerType !== "touch") return;
  byKeys = false;
  const thing = event.target.closest("[data-about]");
  if (thing) tipTimer = setTimeout(() => { pressed = true; showTip(thing); setTimeout(hideTip, 5000); }, 550);
});
for (const end of ["pointerup", "pointercancel", "pointermove"]) {
  document.addEventListener(end, (event) => { if (event.pointerType === "touch" && !pressed) clearTimeout(tipTimer); }, { passive: true });
}
document.addEventListener("contextmenu", (event) => { if (pressed) event.preventDefault(); });

/* -- the chart: arrows go from moment to moment -- */

document.addEventListener("keydown", (event) => {
  const moment = event.target.closest?.(".chart a");
  const next = moment && { ArrowLeft: moment.previousElementSibling, ArrowRight: moment.nextElementSibling }[event.key];
  if (!next?.matches("a")) return;
  event.preventDefault();
  next.focus();
});

/* -- forms -- */

document.addEventListener("change", (event) => {
  const form = event.target.closest("form[data-auto]");
  if (form) form.requestSubmit();
});
/* What can't be taken back is asked about in the page's own words. */
function ask(form) {
  const dialog = $("#sure");
  $("#sure-what").textContent = form.dataset.sure;
  dialog.returnValue = "no";
  dialog.showModal();
  dialog.addEventListener("close", () => {
    if (dialog.returnValue !== "yes") return;
    form.dataset.meant = "yes";
    form.requestSubmit();
  }, { once: true });
}
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.dataset.sure && !form.dataset.meant) { event.preventDefault(); ask(form); return; }
  if (!("quiet" in form.dataset)) return;
  event.preventDefault();
  const answer = await send(form.getAttribute("action"), new FormData(form));
  if (!answer) return;
  if (form.dataset.quiet === "keep") notify(body.dataset.saved, 2);
  else form.reset();
});

refresh();
toEnd($("#tab-log"));
document.fonts.ready.then(() => toEnd($("#tab-log")));
for (const place of all("#tab-log, #chat")) new ResizeObserver(() => toEnd(place)).observe(place);
