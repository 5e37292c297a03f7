import type { CDPSession, Frame, Page } from "@playwright/test";
import type { InputMap } from "./input-maps";
import { touchSession } from "./touch-session";

/** The input that a scripted player requests (games/scripted-play/with-scripted-player.js). */
export type InputRequest = {
  hold?: readonly string[];
  tap?: string;
  at?: Point;
  heading?: number | null;
  letters?: string;
};
type Point = { x: number; y: number };

/** Sends input from outside the iframe only, as a person does. */
export type InputDevice = {
  begin: () => Promise<void>;
  perform: (request: InputRequest) => Promise<void>;
};

export function createKeyboardInput(page: Page, { keys }: InputMap): InputDevice {
  let pressed: string[] = [];
  return {
    begin: () => page.keyboard.press("Enter"),
    perform: async ({ hold = [], tap, letters }) => {
      const requested = hold.flatMap((action) => keys[action] ?? []);
      for (const key of pressed.filter((one) => !requested.includes(one))) await page.keyboard.up(key);
      for (const key of requested.filter((one) => !pressed.includes(one))) await page.keyboard.down(key);
      pressed = requested;
      if (tap !== undefined) await page.keyboard.press(keyOf(keys, tap));
      if (letters !== undefined) await page.keyboard.type(letters);
    },
  };
}

function keyOf(keys: InputMap["keys"], action: string): string {
  const key = keys[action];
  if (key === undefined) throw new Error(`No key for "${action}".`);
  return key;
}

/** The canvas is 640 × 360 game pixels. */
const PICTURE_WIDTH = 640;
const STICK = "stick";
const STEER_PX = 20;
const DRIVE_PX = 46;

export async function createTouchInput(page: Page, frame: Frame, { touch }: InputMap): Promise<InputDevice> {
  const touchscreen = createTouchscreen(await touchSession(page, frame));
  const canvas = await boxOf(frame, "canvas");
  const middle = { x: canvas.x + canvas.width / 2, y: canvas.y + canvas.height / 2 };
  const toScreen = ({ x, y }: Point) => {
    const scale = canvas.width / PICTURE_WIDTH;
    return { x: canvas.x + x * scale, y: canvas.y + y * scale };
  };
  const gestureOf = async (action: string) => {
    const gesture = touch[action];
    if (gesture === undefined) throw new Error(`No gesture for "${action}".`);
    return { gesture, start: "button" in gesture ? await middleOf(frame, gesture.button) : middle };
  };
  const swipe = async (start: Point, [dx, dy]: readonly [number, number]) => {
    await touchscreen.touchAt("swipe", start);
    await touchscreen.touchAt("swipe", { x: start.x + dx, y: start.y + dy });
    await touchscreen.lift("swipe");
  };
  const press = async (action: string) => {
    const { gesture, start } = await gestureOf(action);
    if ("swipe" in gesture) await swipe(start, gesture.swipe);
    else await touchscreen.tap(start);
  };
  const holdDown = async (action: string) => {
    const { gesture, start } = await gestureOf(action);
    await touchscreen.touchAt(action, start);
    if ("drag" in gesture)
      await touchscreen.touchAt(action, { x: start.x + gesture.drag[0], y: start.y + gesture.drag[1] });
  };
  const steer = async (heading: number | null, isDriving: boolean) => {
    if (heading === null) return touchscreen.lift(STICK);
    const rest = { x: canvas.x + canvas.width / 4, y: middle.y };
    const [angle, length] = [(heading * Math.PI) / 180, isDriving ? DRIVE_PX : STEER_PX];
    if (!touchscreen.isDown(STICK)) await touchscreen.touchAt(STICK, rest);
    return touchscreen.touchAt(STICK, { x: rest.x + Math.sin(angle) * length, y: rest.y - Math.cos(angle) * length });
  };
  let pressed: readonly string[] = [];
  return {
    begin: () => touchscreen.tap(middle),
    perform: async ({ hold = [], tap, at, heading, letters }) => {
      const requested = hold.filter((action) => touch[action] !== undefined);
      for (const action of pressed.filter((one) => !requested.includes(one))) await touchscreen.lift(action);
      for (const action of requested.filter((one) => !pressed.includes(one))) await holdDown(action);
      pressed = requested;
      if (heading !== undefined) await steer(heading, hold.includes("thrust"));
      if (at) await touchscreen.tap(toScreen(at));
      else if (tap !== undefined) await press(tap);
      if (letters !== undefined) for (const letter of letters) await page.keyboard.insertText(letter);
    },
  };
}

async function boxOf(frame: Frame, selector: string): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await frame.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not visible.`);
  return box;
}

async function middleOf(frame: Frame, selector: string): Promise<Point> {
  const { x, y, width, height } = await boxOf(frame, selector);
  return { x: x + width / 2, y: y + height / 2 };
}

function createTouchscreen(session: CDPSession) {
  const down = new Map<string, Point & { id: number }>();
  let nextId = 1;
  const dispatch = (type: "touchStart" | "touchMove" | "touchEnd") =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [...down.values()] });
  const touchAt = async (finger: string, point: Point) => {
    const current = down.get(finger);
    down.set(finger, { ...point, id: current?.id ?? nextId++ });
    await dispatch(current ? "touchMove" : "touchStart");
  };
  /** CDP releases all touches at once: the remaining ones are pressed again, and the stick starts over. */
  const lift = async (finger: string) => {
    if (!down.delete(finger)) return;
    const remaining = [...down].filter(([name]) => name !== STICK);
    down.clear();
    await dispatch("touchEnd");
    for (const [name, point] of remaining) await touchAt(name, point);
  };
  return {
    touchAt,
    lift,
    isDown: (finger: string) => down.has(finger),
    tap: async (point: Point) => {
      await touchAt("tap", point);
      await lift("tap");
    },
  };
}
