// @ts-check
import { loadParts } from "../kit/loading.js";
import { connect } from "../sdk/portal-sdk.js";

const portal = connect();
const [kit, { drawMeadow }, { createEffects }, { SIZES, createRun }, { playSounds }, pointing] = await loadParts(
  portal,
  [
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
    Promise.all([import("./pointer.js"), import("./layout.js")]),
  ],
);
const [{ runGame }, { createInput }, { createSound }, { createStage }, { bindTouchButtons }] = kit;
const [{ bindPointer }, { layoutOf }] = pointing;

const canvas = document.querySelector("canvas");
const pad = document.querySelector("#pad");
const flagSwitch = document.querySelector("#flag-switch");
if (!canvas || !(pad instanceof HTMLElement) || !flagSwitch) throw new Error("The page of the game is incomplete.");

const stage = createStage(canvas);
const sound = createSound();
const input = createInput({
  canvas,
  actions: {
    up: ["ArrowUp", "KeyW"],
    left: ["ArrowLeft", "KeyA"],
    right: ["ArrowRight", "KeyD"],
    down: ["ArrowDown", "KeyS"],
    dig: ["Space"],
    flag: ["KeyF"],
  },
  gamepad: { up: [12], left: [14], right: [15], down: [13], dig: [0], flag: [1, 2] },
  axes: { left: [0, -1], right: [0, 1], up: [1, -1], down: [1, 1] },
});
bindTouchButtons(pad, input);

/** Held, or pressed and released within one frame. @param {string} arrow */
const isWalking = (arrow) => {
  const isPressed = input.takePressed(arrow);
  return isPressed || input.isDown(arrow);
};

let effects = createEffects();
let size = SIZES.small;
let isPlaying = false;
const pointer = bindPointer(canvas, {
  toStage: stage.toStage,
  size: () => size,
  cellWidth: () => layoutOf(size).cell,
  isListening: () => isPlaying,
});
flagSwitch.addEventListener("click", pointer.toggle);

await runGame({
  portal,
  canvas,
  stage,
  input,
  sound,
  createRun: (start) => {
    effects = createEffects();
    pointer.clear();
    return createRun(start);
  },
  readControls: () => ({
    up: isWalking("up"),
    left: isWalking("left"),
    right: isWalking("right"),
    down: isWalking("down"),
    dig: input.takePressed("dig"),
    flag: input.takePressed("flag"),
    touch: pointer.take(),
  }),
  onStep: (run) => {
    size = run.board.size;
    effects.step(run);
    playSounds(sound, run);
  },
  drawRun: (pen, run, picture) => {
    isPlaying = picture.phase === "playing";
    flagSwitch.classList.toggle("is-on", pointer.isFlagging);
    drawMeadow(pen, run, effects, picture, pointer);
  },
  isDurationMode: (mode) => mode === "fastest-12",
});
