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
  fulfil: (wish: InputRequest) => Promise<void>;
};

export function createKeyboardInput(page: Page, { keys }: InputMap): InputDevice {
  let held: string[] = [];
  return {
    begin: () => page.keyboard.press("Enter"),
    fulfil: async ({ hold = [], tap, letters }) => {
      const wanted = hold.flatMap((action) => keys[action] ?? []);
      for (const key of held.filter((one) => !wanted.includes(one))) await page.keyboard.up(key);
      for (const key of wanted.filter((one) => !held.includes(one))) await page.keyboard.down(key);
      held = wanted;
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
  const glass = createGlass(await touchSession(page, frame));
  const canvas = await boxOf(frame, "canvas");
  const middle = { x: canvas.x + canvas.width / 2, y: canvas.y + canvas.height / 2 };
  const onPicture = ({ x, y }: Point) => {
    const scale = canvas.width / PICTURE_WIDTH;
    return { x: canvas.x + x * scale, y: canvas.y + y * scale };
  };
  const placeOf = async (action: string) => {
    const way = touch[action];
    if (way === undefined) throw new Error(`No gesture for "${action}".`);
    return { way, start: "button" in way ? await middleOf(frame, way.button) : middle };
  };
  const swipe = async (start: Point, [dx, dy]: readonly [number, number]) => {
    await glass.put("swipe", start);
    await glass.put("swipe", { x: start.x + dx, y: start.y + dy });
    await glass.lift("swipe");
  };
  const press = async (action: string) => {
    const { way, start } = await placeOf(action);
    if ("swipe" in way) await swipe(start, way.swipe);
    else await glass.tap(start);
  };
  const holdDown = async (action: string) => {
    const { way, start } = await placeOf(action);
    await glass.put(action, start);
    if ("drag" in way) await glass.put(action, { x: start.x + way.drag[0], y: start.y + way.drag[1] });
  };
  const steer = async (heading: number | null, isDriving: boolean) => {
    if (heading === null) return glass.lift(STICK);
    const rest = { x: canvas.x + canvas.width / 4, y: middle.y };
    const [way, length] = [(heading * Math.PI) / 180, isDriving ? DRIVE_PX : STEER_PX];
    if (!glass.isDown(STICK)) await glass.put(STICK, rest);
    return glass.put(STICK, { x: rest.x + Math.sin(way) * length, y: rest.y - Math.cos(way) * length });
  };
  let held: readonly string[] = [];
  return {
    begin: () => glass.tap(middle),
    fulfil: async ({ hold = [], tap, at, heading, letters }) => {
      const wanted = hold.filter((action) => touch[action] !== undefined);
      for (const action of held.filter((one) => !wanted.includes(one))) await glass.lift(action);
      for (const action of wanted.filter((one) => !held.includes(one))) await holdDown(action);
      held = wanted;
      if (heading !== undefined) await steer(heading, hold.includes("thrust"));
      if (at) await glass.tap(onPicture(at));
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

function createGlass(session: CDPSession) {
  const down = new Map<string, Point & { id: number }>();
  let nextId = 1;
  const show = (type: "touchStart" | "touchMove" | "touchEnd") =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [...down.values()] });
  const put = async (finger: string, point: Point) => {
    const known = down.get(finger);
    down.set(finger, { ...point, id: known?.id ?? nextId++ });
    await show(known ? "touchMove" : "touchStart");
  };
  /** CDP releases all touches at once: the remaining ones are pressed again, and the stick starts over. */
  const lift = async (finger: string) => {
    if (!down.delete(finger)) return;
    const staying = [...down].filter(([name]) => name !== STICK);
    down.clear();
    await show("touchEnd");
    for (const [name, point] of staying) await put(name, point);
  };
  return {
    put,
    lift,
    isDown: (finger: string) => down.has(finger),
    tap: async (point: Point) => {
      await put("tap", point);
      await lift("tap");
    },
  };
}
