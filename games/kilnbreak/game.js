// @ts-check
import { loadParts } from "../kit/loading.js";
import { connect } from "../sdk/portal-sdk.js";

const portal = connect();
const [
  kit,
  { createRun },
  { drawKilnbreak },
  { createEffects, settleEffects, stepEffects },
  { playEvents },
  { bindDrag },
] = await loadParts(portal, [
  Promise.all([
    import("../kit/shell.js"),
    import("../kit/input.js"),
    import("../kit/sound.js"),
    import("../kit/stage.js"),
  ]),
  import("./run.js"),
  import("./draw.js"),
  import("./effects.js"),
  import("./sounds.js"),
  import("./drag.js"),
]);
const [{ runGame }, { createInput }, { createSound }, { createStage }] = kit;

const canvas = document.querySelector("canvas");
if (!canvas) throw new Error("The page has no canvas.");

const stage = createStage(canvas);
const sound = createSound();
const input = createInput({
  canvas,
  actions: {
    left: ["ArrowLeft", "KeyA"],
    right: ["ArrowRight", "KeyD"],
    launch: ["Space", "ArrowUp", "KeyW"],
  },
  gamepad: { launch: [0], left: [14], right: [15] },
  axes: { left: [0, -1], right: [0, 1] },
});
let effects = createEffects();
let paddleX = 320;
let isPlaying = false;
const drag = bindDrag({
  surface: document.body,
  toStage: stage.toStage,
  input,
  paddleX: () => paddleX,
  isPlaying: () => isPlaying,
});

await runGame({
  portal,
  canvas,
  stage,
  input,
  sound,
  createRun: (start) => {
    effects = createEffects();
    return createRun(start);
  },
  readControls: () => {
    const [left, right] = [input.isDown("left"), input.isDown("right")];
    if (left || right) drag.clearTarget();
    input.takePressed("wake");
    return { left, right, isLaunchPressed: input.takePressed("launch"), target: drag.target };
  },
  onStep: (run) => {
    stepEffects(effects, run);
    playEvents(sound, run.state.events);
    paddleX = run.state.paddle.x;
  },
  drawRun: (pen, run, picture) => {
    isPlaying = picture.phase === "playing";
    if (picture.phase === "over") settleEffects(effects);
    drawKilnbreak(pen, run, effects, picture);
  },
  isDurationMode: (mode) => mode === "level-3",
});
