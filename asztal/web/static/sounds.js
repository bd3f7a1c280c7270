/* Sounds: one's own turn, a choice, the end. Off unless somebody wants them; made here, so that nothing must be loaded. */
"use strict";

{
  /* Pitch in Hz, when it begins, how long it takes, in seconds. */
  const TUNES = {
    turn: [[523, 0, 0.3], [784, 0.14, 0.3]],
    choice: [[294, 0, 0.09]],
    end: [[523, 0, 0.3], [659, 0.15, 0.3], [784, 0.3, 0.3], [1047, 0.45, 0.7]],
  };
  const { table, sound } = document.body.dataset;
  const going = `going-${table}`;
  let audio = null;

  function play(tune) {
    if (sound !== "yes") return;
    audio ??= new AudioContext();
    for (const [pitch, from, length] of TUNES[tune]) {
      const begin = audio.currentTime + from;
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.12, begin);
      loudness.gain.exponentialRampToValueAtTime(0.001, begin + length);
      tone.connect(loudness).connect(audio.destination);
      tone.start(begin);
      tone.stop(begin + length + 0.02);
    }
  }

  document.addEventListener("sound", (event) => play(event.detail));
  // At the end a page comes anew: it remembers that the match was going on.
  if (!document.querySelector(".end")) sessionStorage.setItem(going, "yes");
  else if (sessionStorage.getItem(going)) {
    sessionStorage.removeItem(going);
    play("end");
  }
}
