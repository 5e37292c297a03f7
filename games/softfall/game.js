// @ts-check
import { loadParts } from "../kit/loading.js";
import { connect } from "../sdk/portal-sdk.js";

const portal = connect();
const [kit, { drawSoftfall }, { createEffects }, { createRun }, { createSounds }] = await loadParts(portal, [
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
]);
const [{ runGame }, { createInput }, { createSound }, { bindTouchButtons }] = kit;

const canvas = document.querySelector("canvas");
const zones = document.querySelector("#zones");
if (!canvas || !(zones instanceof HTMLElement)) throw new Error("The page of the game is incomplete.");

const sound = createSound();
const input = createInput({
  canvas,
  actions: {
    thrust: ["ArrowUp", "KeyW", "Space"],
    left: ["ArrowLeft", "KeyA"],
    right: ["ArrowRight", "KeyD"],
  },
  gamepad: { thrust: [0, 12], left: [14], right: [15] },
  axes: { left: [0, -1], right: [0, 1] },
});
bindTouchButtons(zones, input);

let effects = createEffects();
let playSounds = createSounds(sound);

await runGame({
  portal,
  canvas,
  input,
  sound,
  createRun: (start) => {
    effects = createEffects();
    playSounds = createSounds(sound);
    return createRun(start);
  },
  readControls: () => ({
    left: input.isDown("left"),
    right: input.isDown("right"),
    thrust: input.isDown("thrust"),
  }),
  onStep: (run) => playSounds(run),
  drawRun: (pen, run, picture) => drawSoftfall(pen, run, effects, picture),
});
