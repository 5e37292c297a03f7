// @ts-check
import { loadParts } from "../kit/loading.js";
import { connect } from "../sdk/portal-sdk.js";

/** @import { OwlRun } from "./run.js" */

const portal = connect();
const [kit, { drawWarehouse }, { createEffects }, { createRun }, { playSounds }, { bindPointer }, { loadProgress }] =
  await loadParts(portal, [
    Promise.all([
      import("../kit/shell.js"),
      import("../kit/input.js"),
      import("../kit/sound.js"),
      import("../kit/stage.js"),
      import("../kit/touch.js"),
    ]),
    import("./draw.js"),
    import("./effects.js"),
    import("./run.js"),
    import("./sounds.js"),
    import("./pointer.js"),
    import("./progress.js"),
  ]);
const [{ runGame }, { createInput }, { createSound }, { createStage }, { bindTouchButtons }] = kit;

const canvas = document.querySelector("canvas");
const pad = document.querySelector("#pad");
if (!canvas || !(pad instanceof HTMLElement)) throw new Error("The page of the game is incomplete.");

const stage = createStage(canvas);
const sound = createSound();
const input = createInput({
  canvas,
  actions: {
    up: ["ArrowUp", "KeyW"],
    left: ["ArrowLeft", "KeyA"],
    right: ["ArrowRight", "KeyD"],
    down: ["ArrowDown", "KeyS"],
    undo: ["KeyZ", "Backspace"],
    restart: ["KeyR"],
    shelf: ["KeyL"],
    choose: ["Space"],
  },
  gamepad: { up: [12], left: [14], right: [15], down: [13], undo: [1], restart: [3], shelf: [8], choose: [0] },
  axes: { left: [0, -1], right: [0, 1], up: [1, -1], down: [1, 1] },
});
bindTouchButtons(pad, input);

const REPEATED_ACTIONS = /** @type {const} */ (["up", "right", "down", "left", "undo"]);

let effects = createEffects();
let isPlaying = false;
/** @type {OwlRun | null} */
let current = null;
const pointer = bindPointer(canvas, {
  toStage: stage.toStage,
  run: () => current,
  isListening: () => isPlaying,
  press: (action) => {
    input.press(action, "picture");
    input.release(action, "picture");
  },
});

const { challenge } = await portal.init;
pad.classList.toggle("has-shelf", !challenge?.mode);
const progress = await loadProgress(portal);

/** The next level after a solved one; the shelf for a returning player. */
const firstLevel = () => {
  if (current?.phase === "delivered") return (current.number + 1) % current.stars.length;
  return progress.stars.length > 0 ? null : 0;
};

await runGame({
  portal,
  canvas,
  stage,
  input,
  sound,
  createRun: ({ seed, mode }) => {
    effects = createEffects();
    pointer.clear();
    current = createRun({ seed, mode, stars: progress.stars, first: firstLevel() });
    effects.step(current);
    return current;
  },
  readControls: () => ({
    up: input.isDown("up"),
    left: input.isDown("left"),
    right: input.isDown("right"),
    down: input.isDown("down"),
    undo: input.isDown("undo"),
    newPresses: REPEATED_ACTIONS.filter((action) => input.takePressed(action)),
    restart: input.takePressed("restart"),
    shelf: input.takePressed("shelf"),
    confirm: [input.takePressed("choose"), input.takePressed("confirm")].includes(true),
    touch: pointer.take(),
  }),
  onStep: (run) => {
    effects.step(run);
    playSounds(sound, run);
    if (run.mode === "" && run.events.includes("delivered")) progress.save(run.stars);
  },
  drawRun: (pen, run, picture) => {
    isPlaying = picture.phase === "playing";
    drawWarehouse(pen, run, effects, picture);
  },
  isDurationMode: (mode) => mode === "fastest",
});
