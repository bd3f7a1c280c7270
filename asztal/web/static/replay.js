/* The replay: by slider, buttons, keys and lines of the log; or by itself, at one of three speeds, until its end. */
"use strict";

{
  /* How long a position is seen, in ms. */
  const PAUSE = { slow: 2600, normal: 1300, quick: 500 };
  let going = 0;
  let speed = "normal";
  let playing = false;
  let timer = 0;

  async function goTo(address) {
    const mine = ++going;
    const page = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
    if (mine !== going) return;
    const focused = document.activeElement?.id;
    for (const id of ["main", "headline"]) document.getElementById(id)?.replaceWith(page.getElementById(id));
    history.replaceState(null, "", address);
    if (focused) document.getElementById(focused)?.focus();
    document.dispatchEvent(new Event("drawn"));
    drawn();
  }

  /* What the page can't know: whether it plays, and how fast. */
  function drawn() {
    toEnd($(".talk .tab"));
    const button = $("#replay-play");
    const { play, pause } = button.dataset;
    button.textContent = playing ? pause : play;
    button.setAttribute("aria-pressed", String(playing));
    $("#replay-speed").value = speed;
  }

  const position = () => Number($("#slider").value);
  const atEnd = () => position() === Number($("#slider").max);

  function addressOf(step) {
    const { points, eyes } = $("#slider").dataset;
    return `${location.pathname}?at=${points.split(" ")[step]}${eyes ? `&eyes=${eyes}` : ""}`;
  }

  async function on() {
    if (!playing) return;
    await goTo(addressOf(position() + 1)).catch(stop);
    if (atEnd()) stop();
    else wait();
  }

  function wait() {
    clearTimeout(timer);
    if (playing) timer = setTimeout(on, PAUSE[speed]);
  }

  function stop() {
    playing = false;
    clearTimeout(timer);
    drawn();
  }

  async function toggle() {
    if (playing) { stop(); return; }
    playing = true;
    if (atEnd()) await goTo(addressOf(0));
    drawn();
    wait();
  }

  function setSpeed(wanted) {
    speed = wanted;
    drawn();
    wait();
  }

  /* Whoever goes somewhere stops what goes by itself. */
  function lead(event, address) {
    event.preventDefault();
    stop();
    goTo(address);
  }

  document.addEventListener("input", (event) => {
    if (event.target.id === "slider") lead(event, addressOf(position()));
    if (event.target.id === "replay-speed") setSpeed(event.target.value);
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    const link = $(`[data-key="${CSS.escape(event.key)}"]`);
    if (link) lead(event, link.href);
    else if (event.key === " " && !event.target.closest("button, a, summary")) { event.preventDefault(); toggle(); }
    else if (["1", "2", "3"].includes(event.key)) setSpeed(Object.keys(PAUSE)[Number(event.key) - 1]);
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-key], .log a");
    if (link && !event.ctrlKey && !event.metaKey) lead(event, link.href);
    else if (event.target.closest("#replay-play")) toggle();
  });

  drawn();
}
