// @ts-check
import { loadParts } from "../kit/loading.js";
import { connect } from "../sdk/portal-sdk.js";

const portal = connect();
const [kit, { drawSeaglass }, { createEffects }, { createRun }, { playEvent }] = await loadParts(portal, [
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
const undo = document.querySelector("#undo");
if (!canvas || !undo) throw new Error("The page of the game is incomplete.");

const sound = createSound();
const input = createInput({
  canvas,
  actions: {
    up: ["ArrowUp", "KeyW"],
    down: ["ArrowDown", "KeyS"],
    left: ["ArrowLeft", "KeyA"],
    right: ["ArrowRight", "KeyD"],
    undo: ["KeyZ", "KeyU", "Backspace"],
    begin: ["Space"],
  },
  gamepad: { up: [12], down: [13], left: [14], right: [15], undo: [1], begin: [0] },
  axes: { up: [1, -1], down: [1, 1], left: [0, -1], right: [0, 1] },
});
bindTouchButtons(document.body, input);
bindSwipes(document.body, input);

let effects = createEffects();

await runGame({
  portal,
  canvas,
  input,
  sound,
  createRun: (start) => {
    const run = createRun(start);
    effects = createEffects();
    effects.show(run);
    return run;
  },
  readControls: () => ({
    up: input.takePressed("up"),
    down: input.takePressed("down"),
    left: input.takePressed("left"),
    right: input.takePressed("right"),
    undo: input.takePressed("undo"),
  }),
  onStep: (run) => {
    for (const event of run.events) playEvent(sound, event);
    effects.step(run, prefersReducedMotion());
  },
  drawRun: (pen, run, picture) => {
    // The run no longer steps, but the sea moves on.
    if (picture.phase === "over") effects.step(run, picture.reducedMotion);
    undo.classList.toggle("is-spent", !run.hasUndo);
    undo.classList.toggle("is-urgent", run.hasUndo && run.phase === "stuck" && !run.isOver);
    drawSeaglass(pen, run, effects, picture);
  },
});
