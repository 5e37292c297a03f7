// @ts-check
import { loadParts } from "../kit/loading.js";
import { connect } from "../sdk/portal-sdk.js";

const portal = connect();
/** Painting the sky takes most of the loading time. */
const PARTS_SHARE = 0.1;

const [
  kit,
  { createRun },
  { drawRubblebelt },
  effectsModule,
  { playState },
  { bindHands },
  { bearingOf },
  { paintNebula },
] = await loadParts(
  portal,
  [
    Promise.all([
      import("../kit/shell.js"),
      import("../kit/input.js"),
      import("../kit/sound.js"),
      import("../kit/stage.js"),
      import("../kit/touch.js"),
    ]),
    import("./run.js"),
    import("./draw.js"),
    import("./effects.js"),
    import("./sounds.js"),
    import("./hands.js"),
    import("./space.js"),
    import("./nebula.js"),
  ],
  PARTS_SHARE,
);
const [{ runGame }, { createInput }, { createSound }, { createStage }, { bindTouchButtons }] = kit;
const { createEffects, settleEffects, stepEffects } = effectsModule;

/** @param {string} selector */
const find = (selector) => {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error("The page of the game is incomplete.");
  return element;
};
const canvas = document.querySelector("canvas");
if (!canvas) throw new Error("The page has no canvas.");

const nebula = await paintNebula((share) => portal.progress(PARTS_SHARE + (0.99 - PARTS_SHARE) * share));
const stage = createStage(canvas);
const sound = createSound();
const input = createInput({
  canvas,
  actions: {
    left: ["ArrowLeft", "KeyA"],
    right: ["ArrowRight", "KeyD"],
    thrust: ["ArrowUp", "KeyW"],
    fire: ["Space"],
    warp: ["ArrowDown", "KeyS"],
  },
  gamepad: { fire: [0, 7], thrust: [1, 6, 12], warp: [2, 3], left: [14], right: [15] },
  axes: { left: [0, -1], right: [0, 1] },
});
bindTouchButtons(document.body, input);
const { stick, mouse } = bindHands(document.body, input, { knob: find("#knob"), button: find("#trigger") });
let effects = createEffects();
let ship = { x: 320, y: 180 };

const targetHeading = () => {
  if (stick.heading !== null || !mouse.position) return stick.heading;
  const point = stage.toStage(mouse.position.x, mouse.position.y);
  return bearingOf({ x: point.x - ship.x, y: point.y - ship.y });
};

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
    if (left || right) mouse.clear();
    input.takePressed("wake");
    const isFiring = input.isDown("fire") || input.takePressed("fire");
    const isWarpPressed = input.takePressed("warp");
    return { left, right, thrust: input.isDown("thrust"), fire: isFiring, isWarpPressed, heading: targetHeading() };
  },
  onStep: (run) => {
    stepEffects(effects, run);
    playState(sound, run.state);
    ship = run.state.ship;
  },
  drawRun: (pen, run, picture) => {
    if (picture.phase === "over") settleEffects(effects);
    drawRubblebelt(pen, run, effects, { ...picture, nebula });
  },
  isDurationMode: (mode) => mode === "no-shots",
});
