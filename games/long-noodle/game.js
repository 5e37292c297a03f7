// @ts-check
import { loadParts } from "../kit/loading.js";
import { connect } from "../sdk/portal-sdk.js";

const portal = connect();
const [kit, { drawLongNoodle }, { createEffects }, { createRun }, { playEvent }] = await loadParts(portal, [
  Promise.all([
    import("../kit/shell.js"),
    import("../kit/input.js"),
    import("../kit/sound.js"),
    import("../kit/touch.js"),
    import("../kit/swipes.js"),
    import("../kit/motion.js"),
  ]),
  import("./draw.js"),
  import("./effects.js"),
  import("./run.js"),
  import("./sounds.js"),
]);
const [{ runGame }, { createInput }, { createSound }, { bindTouchButtons }, { bindSwipes }, { prefersReducedMotion }] =
  kit;

const canvas = document.querySelector("canvas");
if (!canvas) throw new Error("The page has no canvas.");

const sound = createSound();
const input = createInput({
  canvas,
  actions: {
    up: ["ArrowUp", "KeyW"],
    down: ["ArrowDown", "KeyS"],
    left: ["ArrowLeft", "KeyA"],
    right: ["ArrowRight", "KeyD"],
    begin: ["Space"],
  },
  gamepad: { up: [12], down: [13], left: [14], right: [15], begin: [0] },
  axes: { up: [1, -1], down: [1, 1], left: [0, -1], right: [0, 1] },
});
bindTouchButtons(document.body, input);
bindSwipes(document.body, input, { isRepeating: true });

let effects = createEffects();

await runGame({
  portal,
  canvas,
  input,
  sound,
  createRun: (start) => {
    effects = createEffects();
    return createRun(start);
  },
  readControls: () => ({
    up: input.takePressed("up"),
    down: input.takePressed("down"),
    left: input.takePressed("left"),
    right: input.takePressed("right"),
  }),
  onStep: (run) => {
    for (const event of run.events) playEvent(sound, event);
    effects.step(run, prefersReducedMotion());
  },
  drawRun: (pen, run, picture) => {
    // The run no longer steps, but effects finish.
    if (picture.phase === "over") effects.step(run, picture.reducedMotion);
    drawLongNoodle(pen, run, effects, picture);
  },
});
