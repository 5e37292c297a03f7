// @ts-check
import { loadParts } from "../kit/loading.js";
import { connect } from "../sdk/portal-sdk.js";

const portal = connect();
const [kit, { drawTallOrder }, { createEffects }, { createRun }, { playEvent }] = await loadParts(portal, [
  Promise.all([
    import("../kit/shell.js"),
    import("../kit/input.js"),
    import("../kit/sound.js"),
    import("../kit/touch.js"),
    import("../kit/motion.js"),
  ]),
  import("./draw.js"),
  import("./effects.js"),
  import("./run.js"),
  import("./sounds.js"),
]);
const [{ runGame }, { createInput }, { createSound }, { bindTouchButtons }, { prefersReducedMotion }] = kit;

const canvas = document.querySelector("canvas");
if (!canvas) throw new Error("The page has no canvas.");

const sound = createSound();
const input = createInput({
  canvas,
  actions: { drop: ["Space", "ArrowDown", "KeyS"] },
  gamepad: { drop: [0, 1, 2, 3] },
});
bindTouchButtons(document.body, input);
// The bell has its own handler.
document.body.addEventListener("pointerdown", (event) => {
  const isOnBell = event.target instanceof Element && event.target.closest("[data-action]") !== null;
  if (!isOnBell && event.button === 0) input.press("drop");
});
document.body.addEventListener("pointerup", () => input.release("drop"));

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
  readControls: () => ({ drop: input.takePressed("drop") || input.takePressed("confirm") }),
  onStep: (run) => {
    for (const event of run.events) playEvent(sound, event);
    effects.step(run, prefersReducedMotion());
  },
  drawRun: (pen, run, picture) => {
    // The run no longer steps, but effects finish.
    if (picture.phase === "over") effects.step(run, picture.reducedMotion);
    drawTallOrder(pen, run, effects, picture);
  },
});
