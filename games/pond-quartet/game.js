// @ts-check
import { createInput } from "../kit/input.js";
import { runGame } from "../kit/shell.js";
import { createSound } from "../kit/sound.js";
import { createStage } from "../kit/stage.js";
import { bindTouchButtons } from "../kit/touch.js";
import { connect } from "../sdk/portal-sdk.js";
import { drawPond } from "./draw.js";
import { AUDIBLE, Effects } from "./effects.js";
import { createRun } from "./run.js";
import { frogAt } from "./seats.js";
import { FROGS } from "./song.js";
import { playSounds } from "./sounds.js";

const portal = connect();
const canvas = document.querySelector("canvas");
const pads = document.querySelector("#pads");
if (!canvas || !(pads instanceof HTMLElement)) throw new Error("The page of the game is incomplete.");

const stage = createStage(canvas);
const sound = createSound();
const input = createInput({
  canvas,
  actions: {
    up: ["ArrowUp", "KeyW"],
    left: ["ArrowLeft", "KeyA"],
    right: ["ArrowRight", "KeyD"],
    down: ["ArrowDown", "KeyS"],
  },
  gamepad: { up: [12, 3], left: [14, 2], right: [15, 1], down: [13, 0] },
});
const padOfFrog = FROGS.flatMap((frog) => {
  const pad = pads.querySelector(`[data-action="${frog}"]`);
  return pad ? [/** @type {const} */ ([frog, pad])] : [];
});
let effects = new Effects();

bindTouchButtons(pads, input);
canvas.addEventListener("pointerdown", (event) => {
  const frog = frogAt(stage.toStage(event.clientX, event.clientY));
  if (!frog) return;
  const finger = `finger ${event.pointerId}`;
  input.press(frog, finger);
  input.release(frog, finger);
});

await runGame({
  portal,
  canvas,
  stage,
  input,
  sound,
  createRun: (start) => {
    effects = new Effects();
    return createRun(start);
  },
  readControls: () => ({
    up: input.takePressed("up"),
    left: input.takePressed("left"),
    right: input.takePressed("right"),
    down: input.takePressed("down"),
  }),
  onStep: (run) => {
    effects.step(run);
    playSounds(sound, run);
    pads.classList.toggle("is-listening", run.isListening);
    for (const [frog, pad] of padOfFrog) pad.classList.toggle("is-singing", effects.voices[frog] > AUDIBLE);
  },
  drawRun: (context, run, picture) => drawPond(context, run, effects, picture),
});
