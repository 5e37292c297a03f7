// @ts-check
import { loadParts } from "../kit/loading.js";
import { connect } from "../sdk/portal-sdk.js";

/** @import { Rival } from "./rival.js" */
/** @import { RallyRun } from "./run.js" */

const portal = connect();
const words = Promise.all([portal.init, import("./dictionary.js")]).then(([init, { loadWords }]) =>
  loadWords(init.locale),
);
const [
  kit,
  { drawRally },
  { createEffects },
  { createRun },
  { playSounds },
  { bindField },
  { loadSavedProgress },
  { hasAccents },
  list,
] = await loadParts(portal, [
  Promise.all([
    import("../kit/shell.js"),
    import("../kit/input.js"),
    import("../kit/sound.js"),
    import("../kit/touch.js"),
  ]),
  import("./draw.js"),
  import("./effects.js"),
  import("./run.js"),
  import("./sounds.js"),
  import("./keyboard.js"),
  import("./saved-progress.js"),
  import("./letters.js"),
  words,
]);
const [{ runGame }, { createInput }, { createSound }, { bindTouchButtons }] = kit;

const canvas = document.querySelector("canvas");
const field = document.querySelector("input");
const desk = document.querySelector("#desk");
const baseSwitch = document.querySelector("#base-letters");
if (!canvas || !field || !(desk instanceof HTMLElement) || !(baseSwitch instanceof HTMLElement))
  throw new Error("The page of the game is incomplete.");

const sound = createSound({ muteKey: false });
const input = createInput({ canvas, actions: { boost: [], pause: ["Escape"], go: [] } });
bindTouchButtons(desk, input);

let isPlaying = false;
let isOver = false;
const keyboard = bindField(field, {
  isListening: () => isPlaying,
  onLetterElsewhere: () => {
    if (!isOver) pressOnce("go");
  },
});
/** @param {"boost" | "go"} action */
const pressOnce = (action) => {
  input.press(action, "picture");
  input.release(action, "picture");
};
// The kit focuses the canvas on pointerdown; the field needs focus on pointerup.
canvas.addEventListener("pointerup", keyboard.focus);
canvas.addEventListener("pointerdown", () => {
  if (isPlaying) pressOnce("boost");
});
// Outside a race Tab moves the focus as usual.
window.addEventListener("keydown", (event) => {
  if (event.code !== "Tab" || !isPlaying) return;
  event.preventDefault();
  if (!event.repeat) pressOnce("boost");
});

const { locale, challenge } = await portal.init;
const progress = await loadSavedProgress(portal, challenge?.challengeId ?? "");
const showBaseLetters = () => baseSwitch.setAttribute("aria-pressed", String(progress.acceptsBase));
showBaseLetters();
baseSwitch.hidden = !hasAccents(list);
baseSwitch.addEventListener("click", () => {
  progress.toggleBase();
  showBaseLetters();
  keyboard.focus();
});

let effects = createEffects();
/** @type {Rival} */
let rival = () => 0;

/** @param {RallyRun} run */
const saveFinishedRun = (run) => {
  if (run.events.includes("finish")) progress.saveGhost(run);
};

await runGame({
  portal,
  canvas,
  input,
  sound,
  createRun: ({ seed, mode }) => {
    effects = createEffects();
    keyboard.clear();
    const run = createRun({ seed, mode, words: list, locale, acceptsBase: progress.acceptsBase });
    rival = progress.rivalOf(run);
    return run;
  },
  readControls: () => ({ typed: keyboard.take(), boost: input.takePressed("boost") }),
  onStep: (run) => {
    effects.step(run);
    playSounds(sound, run);
    saveFinishedRun(run);
  },
  drawRun: (pen, run, picture) => {
    isPlaying = picture.phase === "playing";
    isOver = picture.phase === "over";
    if (!isPlaying) keyboard.clear();
    desk.classList.toggle("is-full", run.ink === 5);
    drawRally(pen, run, effects, picture, rival);
  },
  isDurationMode: (mode) => mode !== "accuracy",
});
