/* Maps: zoom and pan by mouse, touch and keys; what matters is brought into sight; the choices as a list in words.
   How a map is looked at is its viewBox and nothing else. */

const SLACK = { mouse: 5, pen: 8, touch: 10 }; /* How far a pointer may slip in a click, in px. */
const FINGER = 44; /* One side of what a finger finds, in px, and the other. */
const LEAST = 24;
const READABLE = 0.7; /* px for a unit of the map; below, a page begins nearer. */
const NEAREST = 3;
const STEP = 1.5;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const still = matchMedia("(prefers-reduced-motion: reduce)");
const looks = new Map(); /* Id -> the middle and the px for a unit; nothing while the whole map is seen. */
const met = new WeakSet();
const unseen = new WeakSet(); /* Those that had no size yet when they were first met. */
const fingers = new Map(); /* The pointers that are down, and where. */
let start = null;
let dragged = false;
let last = null; /* The click before, if it was not on a choice. */
let asked = null;
let told = null;

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
const maps = () => [...document.querySelectorAll(".map-view")];
const numbers = (text) => text.split(" ").map(Number);

/* -- how a map is looked at -- */

function frame(view) {
  const [x, y, width, height] = numbers(view.dataset.whole);
  const box = view.getBoundingClientRect();
  const least = Math.min(box.width / width, box.height / height) || 1;
  return { x, y, width, height, box, least, most: Math.max(NEAREST, least * 4) };
}

function look(view) {
  const { x, y, width, height, least } = frame(view);
  return looks.get(view.id) || { x: x + width / 2, y: y + height / 2, scale: least };
}

function show(view, wanted) {
  const { x, y, width, height, box, least, most } = frame(view);
  if (!box.width) return;
  const scale = clamp(wanted.scale, least, most);
  const [wide, high] = [box.width / scale, box.height / scale];
  const near = scale > least * 1.001;
  if (near) {
    const middle = (at, from, length, seen) => (seen >= length ? from + length / 2 : clamp(at, from + seen / 2, from + length - seen / 2));
    looks.set(view.id, { x: middle(wanted.x, x, width, wide), y: middle(wanted.y, y, height, high), scale });
    const now = looks.get(view.id);
    view.setAttribute("viewBox", [now.x - wide / 2, now.y - high / 2, wide, high].map((it) => it.toFixed(2)).join(" "));
  } else {
    looks.delete(view.id);
    view.setAttribute("viewBox", view.dataset.whole);
  }
  view.toggleAttribute("data-near", near);
  mark(view);
}

/* Of the stretches that have a button, the one that is looked at. */
function mark(view) {
  const at = look(view);
  for (const button of document.querySelectorAll("[data-view]")) {
    const [x, y, width, height] = numbers(button.dataset.view);
    const here = looks.has(view.id) && at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
    button.toggleAttribute("aria-current", here);
  }
}

let going = 0;
function go(view, to, smooth = true) {
  cancelAnimationFrame(going);
  if (!smooth || still.matches) { show(view, to); return; }
  const from = look(view);
  const begun = performance.now();
  const step = (now) => {
    const part = clamp((now - begun) / 220, 0, 1);
    const way = part * (2 - part);
    const between = (key) => from[key] + (to[key] - from[key]) * way;
    show(view, { x: between("x"), y: between("y"), scale: from.scale * (to.scale / from.scale) ** way });
    if (part < 1) going = requestAnimationFrame(step);
  };
  going = requestAnimationFrame(step);
}

/* A point of the screen on the map. */
function under(view, x, y) {
  const { box } = frame(view);
  const at = look(view);
  return { x: at.x + (x - box.x - box.width / 2) / at.scale, y: at.y + (y - box.y - box.height / 2) / at.scale };
}

/* Nearer or farther, with the same point of the map under the pointer. */
function zoom(view, factor, x, y, smooth = false) {
  const { box, least, most } = frame(view);
  const [px, py] = [x ?? box.x + box.width / 2, y ?? box.y + box.height / 2];
  const point = under(view, px, py);
  const scale = clamp(look(view).scale * factor, least, most);
  go(view, { x: point.x - (px - box.x - box.width / 2) / scale, y: point.y - (py - box.y - box.height / 2) / scale, scale }, smooth);
}

function toWhole(view) { go(view, { ...look(view), scale: frame(view).least }); }

/* How near one may be to see a stretch of the map, which takes a share of the frame. */
function fit(view, { left, top, right, bottom }, share = 0.88) {
  const { box, least, most } = frame(view);
  return clamp(share * Math.min(box.width / Math.max(right - left, 1), box.height / Math.max(bottom - top, 1)), least, most);
}

function toBox(view, box, smooth = true, most = Infinity) {
  go(view, { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale: Math.min(fit(view, box), most) }, smooth);
}

/* -- what is in sight -- */

function around(view, elements) {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const from = under(view, Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top)));
  const to = under(view, Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom)));
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}

/* All of it; or the middle alone, if that will do or there is no room for more. */
function isSeen(view, element, middle = false) {
  const outer = view.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const along = (a, b, low, high) => {
    const slack = middle || b - a > high - low ? (b - a) / 2 : 1;
    return a >= low - slack && b <= high + slack;
  };
  return along(inner.left, inner.right, outer.left, outer.right) && along(inner.top, inner.bottom, outer.top, outer.bottom);
}

function reveal(view, elements, smooth = true) {
  if (fingers.size || !elements.length || elements.every((element) => isSeen(view, element))) return;
  toBox(view, around(view, elements), smooth, look(view).scale);
}

/* The elements of a map among those named. Of a place it is the name that counts: a piece may be on its way there. */
function within(view, ids) {
  const found = ids.split(" ").map((id) => id && document.getElementById(id)).filter((it) => it && view.contains(it));
  return found.map((element) => (element.matches(".place") && element.querySelector(".name")) || element);
}

/* What is asked for comes before what has just happened; nobody is torn away from a choice they can see. */
function attend(view, first) {
  const choices = [...view.querySelectorAll("[data-choice]")];
  const news = document.getElementById("news")?.dataset;
  const question = document.getElementById("question")?.dataset.number;
  if (first) begin(view, choices);
  else if (choices.length) {
    if (question !== asked && !choices.some((choice) => isSeen(view, choice, true))) reveal(view, choices);
  } else if (news && news.at !== told) reveal(view, within(view, news.spots || ""));
}

/* On a small screen a page begins where something may be done, or is at all, near enough to read. */
function begin(view, choices) {
  const { x, y, width, height, box, least } = frame(view);
  if (!box.width || !box.height) { unseen.add(view); return; }
  if (least >= READABLE) return;
  const scale = Math.max(box.width / width, box.height / height, READABLE);
  const matter = choices.length ? choices : [...view.querySelectorAll(".place .name")];
  const at = matter.length ? around(view, matter) : { left: x, top: y, right: x + width, bottom: y + height };
  show(view, { x: (at.left + at.right) / 2, y: (at.top + at.bottom) / 2, scale });
  if (choices.length && !choices.some((choice) => isSeen(view, choice))) reveal(view, choices.slice(0, 1), false);
}

/* -- the choices in words -- */

function list(view) {
  const items = view.closest(".map").querySelector(".map-list ul");
  const choices = [...view.querySelectorAll("[data-choice]")].filter((choice) => choice.id);
  const lines = choices.map((choice) => `${choice.id} ${choice.getAttribute("aria-label")}`).join("\n");
  if (!items || items.dataset.lines === lines) return;
  const focused = items.contains(document.activeElement);
  items.dataset.lines = lines;
  items.replaceChildren(...choices.map((choice) => {
    const item = document.createElement("li");
    const button = document.createElement("button");
    const label = choice.getAttribute("aria-label") || "";
    button.type = "button";
    button.dataset.as = button.dataset.lights = choice.id;
    button.textContent = label.charAt(0).toUpperCase() + label.slice(1);
    item.append(button);
    return item;
  }));
  if (focused) (items.querySelector("button") || view).focus({ preventScroll: true });
}

/* -- pointers -- */

const apart = (one, other) => Math.hypot(one[0] - other[0], one[1] - other[1]);

function press(event) {
  if (event.button) return;
  if (!fingers.size) { start = [event.clientX, event.clientY]; dragged = false; }
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
}

function drag(event) {
  const view = event.currentTarget;
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const now = [event.clientX, event.clientY];
  const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
  if (!other && !dragged && (!looks.has(view.id) || apart(start, now) < SLACK[event.pointerType])) return;
  if (!dragged) {
    dragged = true;
    cancelAnimationFrame(going);
    for (const id of fingers.keys()) view.setPointerCapture(id);
  }
  fingers.set(event.pointerId, now);
  const at = look(view);
  const share = other ? 2 : 1;
  show(view, { ...at, x: at.x - (now[0] - before[0]) / at.scale / share, y: at.y - (now[1] - before[1]) / at.scale / share });
  if (other) zoom(view, apart(now, other) / Math.max(apart(before, other), 1), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
}

for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, (event) => fingers.delete(event.pointerId), { capture: true });
}

function roll(event) {
  const view = event.currentTarget;
  if (event.deltaY > 0 && !looks.has(view.id)) return;
  event.preventDefault();
  zoom(view, clamp(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.002)), 0.5, 2), event.clientX, event.clientY);
}

/* The end of a drag is no click; a finger that can't have meant one place alone gets a closer look first. */
function beforeClick(event) {
  if (!event.isTrusted) return;
  const view = event.currentTarget;
  const choice = event.target.closest("[data-choice]");
  const box = choice?.getBoundingClientRect();
  const small = box && event.pointerType === "touch" && (Math.max(box.width, box.height) < FINGER || Math.min(box.width, box.height) < LEAST);
  if (!dragged && !small) return;
  event.preventDefault();
  event.stopPropagation();
  if (!dragged) toBox(view, around(view, [choice]), true, look(view).scale * 2.5);
}

function click(event) {
  const view = event.currentTarget;
  const place = event.target.closest(".place, .land");
  if (event.target.closest("[data-choice]")) { last = null; return; }
  const pick = place && document.getElementById(`${place.id.replace(/-land$/, "")}-pick`);
  if (pick) {
    last = null;
    event.stopPropagation(); /* What lies there is not asked about: the place was meant. */
    pick.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return;
  }
  const at = [event.clientX, event.clientY];
  const again = last && event.timeStamp - last.time < 400 && apart(last.at, at) < 30;
  last = again ? null : { at, time: event.timeStamp };
  if (!again) return;
  if (!place) { zoom(view, 2, ...at, true); return; }
  const land = document.getElementById(`${place.id.replace(/-land$/, "")}-land`) || place;
  const box = around(view, [land]);
  if (look(view).scale > fit(view, box) * 0.95) toWhole(view);
  else toBox(view, box);
}

document.addEventListener("click", (event) => {
  const tool = event.target.closest("[data-zoom], [data-view], [data-as]");
  const view = tool && (tool.closest(".map")?.querySelector(".map-view") || maps()[0]);
  if (!view) return;
  const { zoom: factor, view: box, as } = tool.dataset;
  if (as) {
    tool.closest("details").open = false;
    document.getElementById(as)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
  else if (box) {
    const [x, y, width, height] = numbers(box);
    const there = { left: x, top: y, right: x + width, bottom: y + height };
    go(view, { x: x + width / 2, y: y + height / 2, scale: fit(view, there, 1) });
  } else if (Number(factor)) zoom(view, Number(factor), undefined, undefined, true);
  else toWhole(view);
});

/* What is advised. */
document.addEventListener("pointed", () => maps().forEach((view) => reveal(view, [...view.querySelectorAll(".hinted")])));

document.addEventListener("unzoom", () => maps().filter((view) => looks.has(view.id)).forEach(toWhole));

/* -- keys -- */

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
  const view = event.target.closest(".map")?.querySelector(".map-view") || maps()[0];
  // Digits and minus are for a stepper that waits for a number, unless the map is in focus.
  if (!view || (!event.target.closest(".map") && document.querySelector(".stepper"))) return;
  const { key } = event;
  if (key === "+" || key === "=") zoom(view, STEP, undefined, undefined, true);
  else if (key === "-") zoom(view, 1 / STEP, undefined, undefined, true);
  else if (key === "0") toWhole(view);
  else if (key in ARROWS && event.target === view && looks.has(view.id)) {
    const { box } = frame(view);
    const at = look(view);
    const [dx, dy] = ARROWS[key];
    go(view, { ...at, x: at.x + (dx * box.width) / at.scale / 5, y: at.y + (dy * box.height) / at.scale / 5 });
  } else return;
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });

document.addEventListener("focusin", (event) => {
  const view = event.target.closest?.(".map-view");
  if (view && view !== event.target && event.target.matches(":focus-visible")) reveal(view, [event.target], false);
});

/* Where the pointer was last. A line that comes under a pointer at rest, as when a list opens, was not pointed at. */
let resting = [];
for (const kind of ["pointermove", "pointerdown", "pointerup"]) {
  document.addEventListener(kind, (event) => { resting = [event.clientX, event.clientY]; }, { capture: true });
}

/* What a line of the log, or of the list, is about. */
for (const kind of ["pointerover", "focusin"]) {
  document.addEventListener(kind, (event) => {
    const line = event.target.closest?.("[data-lights]");
    if (!line || line.closest(".map-view")) return;
    if (event.clientX === resting[0] && event.clientY === resting[1]) return;
    for (const view of maps()) reveal(view, within(view, line.dataset.lights));
  });
}

/* -- whatever was drawn anew -- */

const resized = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (unseen.delete(target)) attend(target, true);
    else show(target, look(target));
  }
});

function drawn() {
  for (const view of maps()) {
    const first = !met.has(view);
    if (first) {
      met.add(view);
      resized.observe(view);
      view.addEventListener("pointerdown", press);
      view.addEventListener("pointermove", drag);
      view.addEventListener("wheel", roll, { passive: false });
      view.addEventListener("click", beforeClick, { capture: true });
      view.addEventListener("click", click);
      if (looks.has(view.id)) show(view, looks.get(view.id));
    }
    list(view);
    attend(view, first && !looks.has(view.id));
    mark(view);
  }
  asked = document.getElementById("question")?.dataset.number;
  told = document.getElementById("news")?.dataset.at;
}

for (const sign of ["htmx:after:swap", "drawn"]) document.addEventListener(sign, drawn);
drawn();
