// @ts-check
import { loadParts } from "../kit/loading.js";
import { connect } from "../sdk/portal-sdk.js";

const portal = connect();
const [
  { createInput },
  { createSound },
  { runGame },
  { createRun },
  { drawScene },
  { createEffects },
  { playEvent },
  { bindGestures },
  { bindTouchButtons },
  { reachedIn },
] = await loadParts(portal, [
  import("../kit/input.js"),
  import("../kit/sound.js"),
  import("../kit/shell.js"),
  import("./run.js"),
  import("./draw.js"),
  import("./effects.js"),
  import("./sounds.js"),
  import("./gestures.js"),
  import("../kit/touch.js"),
  import("./achievements.js"),
]);

const canvas = document.querySelector("canvas");
if (!canvas) throw new Error("The page has no canvas.");

const sound = createSound();
const input = createInput({
  actions: { jump: ["Space", "ArrowUp", "KeyW"], slide: ["ArrowDown", "KeyS"] },
  gamepad: { jump: [0, 12], slide: [1, 13] },
  canvas,
});
bindGestures(document.body, input);
bindTouchButtons(document.body, input);
let effects = createEffects();
/** Keys of achievements. @type {Set<string>} */
const told = new Set();

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
    isJumpPressed: input.takePressed("jump"),
    isJumpHeld: input.isDown("jump"),
    isSlidePressed: input.takePressed("slide"),
    isSlideHeld: input.isDown("slide"),
  }),
  onStep: ({ state }) => {
    for (const event of state.events) {
      effects.applyEvent(event, state.speed);
      playEvent(sound, event);
    }
    effects.step();
    for (const key of reachedIn(state).filter((reached) => !told.has(reached))) {
      told.add(key);
      portal.achievement(key);
    }
  },
  drawRun: (context, run, picture) => {
    // The run no longer steps, but effects finish.
    if (picture.phase === "over") effects.step();
    drawScene(context, run, picture, effects);
  },
  isDurationMode: (mode) => mode === "bell-tower",
});
