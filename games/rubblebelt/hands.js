// @ts-check

const DEAD_PX = 10;
const THRUST_PX = 34;
const KNOB_PX = 44;
const TOGETHER_MS = 160;

/** @typedef {Pick<import("../kit/input.js").Input, "press" | "release">} Input */
/** @typedef {{ x: number, y: number }} Point */

/** Degrees clockwise from straight up. @param {number} x @param {number} y */
const bearing = (x, y) => (Math.atan2(x, -y) * 180) / Math.PI;

/** @param {Input} input @param {HTMLElement} knob */
const createStick = (input, knob) => {
  /** @type {Point & { id: number } | null} */
  let base = null;
  /** @type {number | null} */
  let heading = null;

  const reset = () => {
    base = null;
    heading = null;
    knob.style.translate = "";
    knob.classList.remove("is-held");
    input.release("thrust", "stick");
  };
  return {
    reset,
    get heading() {
      return heading;
    },
    /** @param {PointerEvent} event */
    grab: ({ pointerId: id, clientX: x, clientY: y }) => {
      if (base) return;
      base = { id, x, y };
      knob.classList.add("is-held");
      input.press("wake", "stick");
      input.release("wake", "stick");
    },
    /** @param {PointerEvent} event */
    move: ({ pointerId, clientX, clientY }) => {
      if (base?.id !== pointerId) return;
      const [x, y] = [clientX - base.x, clientY - base.y];
      const length = Math.hypot(x, y);
      const share = Math.min(1, KNOB_PX / Math.max(1, length));
      knob.style.translate = `${x * share}px ${y * share}px`;
      if (length > DEAD_PX) heading = bearing(x, y);
      if (length > THRUST_PX) input.press("thrust", "stick");
      else input.release("thrust", "stick");
    },
    /** @param {PointerEvent} event */
    lift: ({ pointerId }) => {
      if (base?.id === pointerId) reset();
    },
  };
};

/** Fires while touched; two fingers warp. @param {Input} input @param {HTMLElement} button */
const createTrigger = (input, button) => {
  /** @type {Set<number>} */
  const fingers = new Set();
  let firstAt = 0;
  return {
    /** @param {PointerEvent} event */
    press: ({ pointerId, timeStamp }) => {
      fingers.add(pointerId);
      if (fingers.size === 1) firstAt = timeStamp;
      else if (timeStamp - firstAt < TOGETHER_MS) {
        input.press("warp", "fingers");
        input.release("warp", "fingers");
      }
      button.classList.add("is-held");
      input.press("fire", `finger ${pointerId}`);
    },
    /** @param {PointerEvent} event */
    lift: ({ pointerId }) => {
      if (!fingers.delete(pointerId)) return;
      input.release("fire", `finger ${pointerId}`);
      if (fingers.size === 0) button.classList.remove("is-held");
    },
  };
};

/** @type {Readonly<Record<number, string>>} */
const MOUSE_ACTIONS = { 0: "fire", 1: "warp", 2: "thrust" };

/** @param {Input} input */
const createMouse = (input) => {
  /** @type {Point | null} */
  let position = null;
  return {
    get position() {
      return position;
    },
    clear: () => {
      position = null;
    },
    /** @param {PointerEvent} event */
    move: ({ clientX, clientY }) => {
      position = { x: clientX, y: clientY };
    },
    /** @param {MouseEvent} event */
    press: ({ button }) => input.press(MOUSE_ACTIONS[button] ?? "wake", `mouse ${button}`),
    /** @param {MouseEvent} event */
    lift: ({ button }) => input.release(MOUSE_ACTIONS[button] ?? "wake", `mouse ${button}`),
  };
};

/**
 * The left half is a stick, the right half fires.
 * @param {HTMLElement} surface
 * @param {Input} input
 * @param {{ knob: HTMLElement, button: HTMLElement }} parts that show the player's thumbs
 */
export const bindHands = (surface, input, { knob, button }) => {
  const stick = createStick(input, knob);
  const trigger = createTrigger(input, button);
  const mouse = createMouse(input);

  surface.addEventListener("contextmenu", (event) => event.preventDefault());
  surface.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse") return;
    event.preventDefault();
    mouse.clear();
    if (event.target instanceof Element && event.target.closest("[data-action]")) return;
    surface.setPointerCapture(event.pointerId);
    if (event.clientX < window.innerWidth / 2) stick.grab(event);
    else trigger.press(event);
  });
  surface.addEventListener("pointermove", (event) => (event.pointerType === "mouse" ? mouse : stick).move(event));
  for (const type of /** @type {const} */ (["pointerup", "pointercancel"]))
    surface.addEventListener(type, (event) => {
      stick.lift(event);
      trigger.lift(event);
    });
  surface.addEventListener("mousedown", mouse.press);
  surface.addEventListener("mouseup", mouse.lift);
  window.addEventListener("blur", stick.reset);

  return { stick, mouse };
};
