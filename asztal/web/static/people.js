/* What is between people: unread messages, notes that save themselves, the winner's moment. Needs asztal.js. */
"use strict";

/* What a browser keeps for a table; it may be told to keep nothing. */
const kept = {
  get(name) { try { return localStorage.getItem(`${name} ${table}`); } catch { return null; } },
  set(name, value) { try { localStorage.setItem(`${name} ${table}`, value); } catch { /* It is a comfort only. */ } },
  drop(name) { try { localStorage.removeItem(`${name} ${table}`); } catch { /* Nothing was kept. */ } },
};

/* -- chat -- */

const said = () => Number($("#chat")?.dataset.messages || 0);
const isSeen = (element) => Boolean(element?.getClientRects().length);
let lastSaid = -1;

/* How many messages nobody has seen at this browser, on the tab and on whatever leads to it. */
function countUnread() {
  const chat = $("#chat");
  if (!chat) return;
  if (said() !== lastSaid && isSeen(chat)) toEnd(chat);
  lastSaid = said();
  if (isSeen(chat) && document.visibilityState === "visible" && isOnScreen($("#tab-chat form"))) kept.set("read", said());
  const unread = Math.max(0, said() - Number(kept.get("read") || 0));
  for (const button of all("#to-chat, #to-talk")) showBadge(button, unread);
}

function isOnScreen(element) {
  const box = element.getBoundingClientRect();
  return box.top < innerHeight && box.bottom > 0;
}

function showBadge(button, unread) {
  let badge = $(".badge", button);
  if (!unread) { badge?.remove(); return; }
  if (!badge) {
    badge = document.createElement("span");
    badge.className = "badge";
    badge.append(document.createElement("span"), document.createElement("span"));
    badge.lastChild.className = "unseen";
    badge.lastChild.textContent = ` ${body.dataset.unread}`;
    button.append(badge);
  }
  const count = unread > 99 ? "99+" : String(unread);
  if (badge.firstChild.textContent !== count) badge.firstChild.textContent = count;
}

document.addEventListener("click", (event) => {
  const way = event.target.closest("#to-talk, .latest");
  // Whoever follows the number wants to read what it counts.
  if (way && $(".badge", way)) showTab("chat");
  if (event.target.closest("[role=tab], [data-sheet]")) { toEnd($("#chat")); countUnread(); }
});
document.addEventListener("htmx:after:swap", countUnread);
document.addEventListener("visibilitychange", countUnread);
document.addEventListener("scroll", countUnread, { passive: true });
/* Another window of this browser has read them. */
addEventListener("storage", countUnread);
countUnread();

/* -- notes -- */

const PAUSE_MS = 700;
const TRY_AGAIN_MS = 3000;
const noteForm = $("#own-note");
const noteField = $("#own-note textarea");
const noteState = $("#own-note-state");
const noteTabs = noteForm && "BroadcastChannel" in window ? new BroadcastChannel(`note ${table}`) : null;
let noteTimer = 0;
let stored = noteField?.value;
let storing = null;

async function keepNote() {
  clearTimeout(noteTimer);
  const text = noteField.value;
  if (text === stored || text === storing) return;
  storing = text;
  let response = null;
  // It is sent even if the page goes away meanwhile.
  try {
    response = await fetch(noteForm.action, { method: "POST", body: new URLSearchParams({ text }), headers: { Accept: "application/json" }, keepalive: true });
  } catch { /* It is tried again. */ }
  storing = null;
  if (!response?.ok) {
    noteState.textContent = body.dataset.unsaved;
    noteTimer = setTimeout(keepNote, TRY_AGAIN_MS);
    return;
  }
  stored = text;
  noteTabs?.postMessage(text);
  if (noteField.value !== text) { keepNote(); return; }
  kept.drop("note");
  noteState.textContent = body.dataset.saved;
}

if (noteForm) {
  // What could not be sent before the page was left.
  const left = kept.get("note");
  if (left !== null) { noteField.value = left; keepNote(); }
  noteField.addEventListener("input", () => {
    kept.set("note", noteField.value);
    noteState.textContent = "";
    clearTimeout(noteTimer);
    noteTimer = setTimeout(keepNote, PAUSE_MS);
  });
  noteField.addEventListener("blur", keepNote);
  noteForm.addEventListener("submit", (event) => { event.preventDefault(); keepNote(); });
  addEventListener("pagehide", keepNote);
  addEventListener("online", keepNote);
  noteTabs?.addEventListener("message", ({ data }) => {
    if (noteField.value !== stored) return;
    noteField.value = stored = data;
  });
}

/* -- the winner's moment -- */

const COLOURS = ["--glow", "--button", "--good", "--red", "--purple"];
const PIECES = 36;

/* Once, over the words that say so; never over the board, and not for whoever wants things to keep still. */
function celebrate() {
  const won = $("#question .won");
  if (!won || kept.get("won") || document.visibilityState !== "visible") return;
  kept.set("won", "yes");
  if (still.matches) return;
  const box = $("#question").getBoundingClientRect();
  const sky = document.createElement("div");
  sky.className = "confetti";
  sky.setAttribute("aria-hidden", "true");
  for (const side of ["left", "top", "width", "height"]) sky.style[side] = `${box[side]}px`;
  for (let at = 0; at < PIECES; at++) sky.append(confetto(box, at));
  body.append(sky);
  Promise.all(sky.getAnimations({ subtree: true }).map((fall) => fall.finished)).then(() => sky.remove(), () => sky.remove());
}

function confetto(box, at) {
  const piece = document.createElement("i");
  piece.style.background = `var(${COLOURS[at % COLOURS.length]})`;
  piece.style.left = `${Math.random() * 100}%`;
  piece.style.top = "-8px";
  const drift = (Math.random() - 0.5) * 60;
  const turns = (Math.random() - 0.5) * 900;
  piece.animate(
    [{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.7 }, { transform: `translate(${drift}px, ${box.height + 16}px) rotate(${turns}deg)`, opacity: 0 }],
    { duration: 1300 + Math.random() * 900, delay: Math.random() * 500, easing: "cubic-bezier(.2, .5, .6, 1)", fill: "both" },
  );
  return piece;
}
celebrate();
document.addEventListener("visibilitychange", celebrate);

/* -- making a table: another number of seats keeps what was filled in -- */

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-carry]");
  if (!link) return;
  const fields = new URLSearchParams(new FormData($("form.make")));
  for (const [name, value] of new URLSearchParams(link.search)) fields.set(name, value);
  link.search = fields;
});
