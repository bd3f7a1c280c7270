/* Every board can be looked at from near: by the bar's buttons, keys, wheel with Ctrl, or two fingers. Maps have a way of their own. */

const MOST = 3;
const STEP = 1.25;
const fingers = new Map(); /* The pointers that are down, and where. */
let scale = 1;

const stage = () => document.getElementById("stage");
const onMap = (element) => Boolean(element.closest?.(".map-view"));

/* Nearer or farther, with the same point of the board under the pointer. */
function zoom(wanted, x, y) {
  const frame = stage();
  const box = frame.getBoundingClientRect();
  const [px, py] = [(x ?? box.x + box.width / 2) - box.x, (y ?? box.y + box.height / 2) - box.y];
  const [fx, fy] = [(frame.scrollLeft + px) / scale, (frame.scrollTop + py) / scale];
  scale = Math.min(Math.max(wanted, 1), MOST);
  if (scale < 1.03) scale = 1;
  show();
  frame.scrollTo({ left: fx * scale - px, top: fy * scale - py, behavior: "instant" });
}

function show() {
  const frame = stage();
  frame.style.setProperty("--zoom", scale);
  frame.toggleAttribute("data-zoomed", scale > 1);
  if (scale > 1) frame.tabIndex = 0;
  else frame.removeAttribute("tabindex");
  for (const button of document.querySelectorAll("[data-magnify]")) {
    button.disabled = button.dataset.magnify === "1" ? scale >= MOST : scale === 1;
  }
}

function by(way) {
  if (way) zoom(scale * STEP ** way);
  else zoom(1);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-magnify]");
  if (button) by(Number(button.dataset.magnify));
});
document.addEventListener("unzoom", () => { if (scale > 1) zoom(1); });
document.addEventListener("drawn", show);

document.addEventListener("keydown", (event) => {
  const way = { "+": 1, "=": 1, "-": -1, 0: 0 }[event.key];
  const elsewhere = event.target.closest("input, textarea, select, dialog") || document.querySelector(".map-view");
  if (way === undefined || elsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  by(way);
});

document.addEventListener("wheel", (event) => {
  if (!event.ctrlKey || !event.target.closest?.("#stage") || onMap(event.target)) return;
  event.preventDefault();
  zoom(scale * Math.min(Math.max(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.004)), 0.5), 2), event.clientX, event.clientY);
}, { passive: false });

document.addEventListener("pointerdown", (event) => {
  if (event.pointerType === "touch" && event.target.closest?.("#stage") && !onMap(event.target)) fingers.set(event.pointerId, [event.clientX, event.clientY]);
});
document.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
  if (!before) return;
  const now = [event.clientX, event.clientY];
  fingers.set(event.pointerId, now);
  if (!other) return;
  const apart = (one, two) => Math.hypot(one[0] - two[0], one[1] - two[1]);
  zoom(scale * (apart(now, other) / Math.max(apart(before, other), 1)), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
});
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, (event) => fingers.delete(event.pointerId), { capture: true });
}

show();
