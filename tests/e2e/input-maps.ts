/** How an action is done by touch; by default a tap on the centre of the canvas. */
export type Gesture =
  | { button: string }
  | { swipe: readonly [dx: number, dy: number] }
  | { drag: readonly [dx: number, dy: number] }
  | Record<string, never>;

export type InputMap = { keys: Record<string, string>; touch: Record<string, Gesture> };

/** Far enough for one swipe, not for two. */
const SWIPE_PX = 32;
const ARROWS = { up: "ArrowUp", down: "ArrowDown", left: "ArrowLeft", right: "ArrowRight" };
const SWIPES: InputMap["touch"] = {
  up: { swipe: [0, -SWIPE_PX] },
  down: { swipe: [0, SWIPE_PX] },
  left: { swipe: [-SWIPE_PX, 0] },
  right: { swipe: [SWIPE_PX, 0] },
};
const PADS: InputMap["touch"] = {
  up: { button: "[data-action=up]" },
  down: { button: "[data-action=down]" },
  left: { button: "[data-action=left]" },
  right: { button: "[data-action=right]" },
};

export const INPUT_MAPS = {
  "lantern-run": { keys: { jump: "Space" }, touch: { jump: {} } },
  "tall-order": { keys: { drop: "Space" }, touch: { drop: {} } },
  "long-noodle": { keys: ARROWS, touch: SWIPES },
  rubblebelt: {
    keys: { left: "ArrowLeft", right: "ArrowRight", thrust: "ArrowUp", fire: "Space" },
    touch: { fire: { button: "#trigger" } },
  },
  "pond-quartet": { keys: ARROWS, touch: PADS },
  "truffle-hunch": { keys: { ...ARROWS, dig: "Space" }, touch: {} },
  "ribbon-rally": { keys: {}, touch: {} },
  softfall: {
    keys: { left: "ArrowLeft", right: "ArrowRight", thrust: "ArrowUp" },
    touch: { ...PADS, thrust: { button: "[data-action=thrust]" } },
  },
  "parcel-owl": { keys: ARROWS, touch: SWIPES },
  seaglass: { keys: ARROWS, touch: SWIPES },
  "two-on-a-floe": {
    keys: { ...ARROWS, upLeft: "KeyQ", upRight: "KeyE", downLeft: "KeyY", downRight: "KeyC", confirm: "Enter" },
    touch: {},
  },
  kilnbreak: { keys: { launch: "Space", left: "ArrowLeft" }, touch: { launch: {}, left: { drag: [-150, 0] } } },
} satisfies Record<string, InputMap>;
