// @ts-check

const AXIS_THRESHOLD = 0.5;
const PAUSE_BUTTON = 9;

/** @type {Record<string, readonly string[]>} */
const BUILT_IN_ACTIONS = { pause: ["KeyP", "Escape"], confirm: ["Enter"] };
/** @type {Record<string, readonly number[]>} */
const BUILT_IN_BUTTONS = { pause: [PAUSE_BUTTON] };

/**
 * @typedef {object} InputOptions
 * @property {Record<string, readonly string[]>} actions KeyboardEvent.code values by action; "pause" and "confirm" exist
 *   already and may be replaced
 * @property {Record<string, readonly number[]>} [gamepad] standard-mapping buttons by action
 * @property {Record<string, readonly [axis: number, sign: -1 | 1]>} [axes] stick directions by action
 * @property {HTMLElement} canvas takes the keyboard focus when touched
 */

/** @typedef {ReturnType<typeof createInput>} Input */

/** An action may have several sources at once. */
const createActionState = () => {
  /** @type {Map<string, Set<string>>} */
  const held = new Map();
  /** @type {Set<string>} */
  const pressed = new Set();
  return {
    /** @param {string} action */
    isDown: (action) => (held.get(action)?.size ?? 0) > 0,
    /** True once per press. @param {string} action */
    takePressed: (action) => pressed.delete(action),
    takeAnyPressed: () => {
      const found = [...pressed].filter((action) => action !== "pause");
      found.forEach((action) => pressed.delete(action));
      return found.length > 0;
    },
    /** @param {string} action @param {string} [source] the device, since several may hold an action */
    press: (action, source = "touch") => {
      const sources = held.get(action) ?? new Set();
      held.set(action, sources.add(source));
      pressed.add(action);
    },
    /** @param {string} action @param {string} [source] */
    release: (action, source = "touch") => void held.get(action)?.delete(source),
    releaseAll: () => {
      held.clear();
      pressed.clear();
    },
  };
};

/** Permissions policy may forbid gamepads in an iframe. */
const connectedGamepads = () => {
  try {
    return navigator.getGamepads().filter((pad) => pad !== null);
  } catch {
    return [];
  }
};

/**
 * @param {Gamepad} pad
 * @param {readonly number[]} buttons
 * @param {readonly [number, number] | undefined} axis
 */
const isHeldOn = (pad, buttons, axis) =>
  buttons.some((index) => pad.buttons[index]?.pressed) ||
  (axis !== undefined && (pad.axes[axis[0]] ?? 0) * axis[1] > AXIS_THRESHOLD);

/** @param {ReturnType<typeof createActionState>} state @param {Record<string, readonly string[]>} keys */
const listenToKeys = (state, keys) => {
  /** @param {string} code */
  const actionsOf = (code) => Object.keys(keys).filter((action) => keys[action]?.includes(code));
  window.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const actions = actionsOf(event.code);
    if (actions.length > 0) event.preventDefault();
    if (!event.repeat) actions.forEach((action) => state.press(action, event.code));
  });
  window.addEventListener("keyup", (event) => {
    actionsOf(event.code).forEach((action) => state.release(action, event.code));
  });
  window.addEventListener("blur", state.releaseAll);
};

/** @param {InputOptions} options */
export const createInput = ({ actions, gamepad = {}, axes = {}, canvas }) => {
  const state = createActionState();
  const buttons = { ...BUILT_IN_BUTTONS, ...gamepad };
  const padActions = [...new Set([...Object.keys(buttons), ...Object.keys(axes)])];
  /** @type {Set<string>} */
  const heldOnPads = new Set();

  listenToKeys(state, { ...BUILT_IN_ACTIONS, ...actions });
  canvas.addEventListener("pointerdown", () => canvas.focus());

  return {
    ...state,
    /** Call once a frame. */
    poll: () => {
      const pads = connectedGamepads();
      for (const action of padActions) {
        const isHeld = pads.some((pad) => isHeldOn(pad, buttons[action] ?? [], axes[action]));
        if (isHeld === heldOnPads.has(action)) continue;
        if (isHeld) {
          heldOnPads.add(action);
          state.press(action, "gamepad");
        } else {
          heldOnPads.delete(action);
          state.release(action, "gamepad");
        }
      }
    },
  };
};
