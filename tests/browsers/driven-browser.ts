import * as z from "zod";
import { awaitValue } from "./await-value";
import { ELEMENT_KEY, WebDriverError, type WebDriver } from "./web-driver-commands";

const DEADLINE_MS = 30_000;
const SCRIPT_MS = 60_000;
/** Emulated programs ask for the state of keys and buttons from time to time. */
const HOLD_MS = 100;
const element = z.object({ [ELEMENT_KEY]: z.string() });
const outcome = z.object({ value: z.unknown(), error: z.string().optional() });
/** Keys that are no characters (W3C WebDriver, 15.4.2). */
const KEYS: Record<string, string> = {
  ...{ Enter: "\uE006", Escape: "\uE00C", Shift: "\uE008", Control: "\uE009", Alt: "\uE00A", Tab: "\uE004" },
  ...{ ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015", Space: " " },
};
/** The body becomes a part of the script: WebKit holds what a driver runs to the page's policy, which forbids `eval`. */
const scriptOf = (body: string) => `
const [...rest] = arguments;
const done = rest.pop();
(async function () {
${body}
})(...rest).then((value) => done({ value: value ?? null }), (error) => done({ value: null, error: String(error) }));
`;

/** Somebody who uses a real browser: the page, or the frame that `inFrame` is in. */
export type DrivenBrowser = {
  name: string;
  version: string;
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Waits for the element. */
  find: (css: string) => Promise<string>;
  click: (css: string) => Promise<void>;
  /** In CSS pixels from the upper left corner of what is visible of the page or frame. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Names of keys as in KeyboardEvent.key, for what has the focus. */
  press: (...keys: string[]) => Promise<void>;
  /** As PNG: the element, or all that is visible. */
  screenshot: (css?: string) => Promise<Buffer>;
  inFrame: <T>(css: string, run: () => Promise<T>) => Promise<T>;
  /** A dialog keeps the driver in the frame that opened it. */
  leaveFrame: () => Promise<void>;
  /** The body of an async function, with the arguments as `arguments`. */
  evaluate: (body: string, ...args: unknown[]) => Promise<unknown>;
  /** Until the body returns something that is not null or false. */
  waitFor: (body: string, ...args: unknown[]) => Promise<unknown>;
  countWindows: () => Promise<number>;
  /** The text of a dialog that was open and is dismissed; null without one. */
  dismissDialog: () => Promise<string | null>;
  close: () => Promise<void>;
};

export async function driveBrowser(driver: WebDriver): Promise<DrivenBrowser> {
  await driver.send("limitTimes", { script: SCRIPT_MS, pageLoad: SCRIPT_MS, implicit: 0 });
  const find = (css: string) =>
    awaitValue(
      css,
      async () => element.parse(await driver.send("findElement", { using: "css selector", value: css }))[ELEMENT_KEY],
      DEADLINE_MS,
    );
  const evaluate = async (body: string, ...args: unknown[]) => {
    const { value, error } = outcome.parse(await driver.send("run", { script: scriptOf(body), args }));
    if (error !== undefined) throw new Error(error);
    return value;
  };
  return {
    name: driver.name,
    version: driver.version,
    goto: async (url) => void (await driver.send("navigate", { url })),
    reload: async () => void (await driver.send("refresh")),
    find,
    click: async (css) => void (await driver.send("clickElement", { id: await find(css) })),
    clickAt: (x, y) => pointAndClick(driver, { x, y }),
    press: (...keys) => pressKeys(driver, keys),
    screenshot: async (css) => {
      const picture = css === undefined ? driver.send("picture", { full: false }) : pictureOf(driver, await find(css));
      return Buffer.from(z.string().parse(await picture), "base64");
    },
    inFrame: async (css, run) => {
      const id = await find(css);
      await driver.send("switchToFrame", { element: id });
      try {
        return await run();
      } finally {
        await driver.send("switchToParent");
      }
    },
    leaveFrame: async () => void (await driver.send("switchToParent")),
    evaluate,
    waitFor: (body, ...args) => awaitValue(body, () => evaluate(body, ...args), DEADLINE_MS),
    countWindows: async () => z.array(z.string()).parse(await driver.send("windows")).length,
    dismissDialog: () => dismissDialog(driver),
    close: driver.end,
  };
}

function pictureOf(driver: WebDriver, id: string): Promise<unknown> {
  return driver.send("pictureOfElement", { id, full: false });
}

async function pointAndClick(driver: WebDriver, { x, y }: { x: number; y: number }): Promise<void> {
  const move = { type: "pointerMove", duration: 0, origin: "viewport", x: Math.round(x), y: Math.round(y) };
  const press = [
    { type: "pointerDown", button: 0 },
    { type: "pause", duration: HOLD_MS },
    { type: "pointerUp", button: 0 },
  ];
  const mouse = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: [move, ...press] };
  await driver.send("act", { actions: [mouse] });
  await driver.send("release");
}

async function pressKeys(driver: WebDriver, keys: readonly string[]): Promise<void> {
  const actions = keys.flatMap((key) => {
    const value = KEYS[key] ?? key;
    return [
      { type: "keyDown", value },
      { type: "pause", duration: HOLD_MS },
      { type: "keyUp", value },
    ];
  });
  await driver.send("act", { actions: [{ type: "key", id: "keyboard", actions }] });
  await driver.send("release");
}

async function dismissDialog(driver: WebDriver): Promise<string | null> {
  try {
    const text = z.string().parse(await driver.send("dialogText"));
    await driver.send("dismissDialog");
    return text;
  } catch (error) {
    if (error instanceof WebDriverError && error.code === "no such alert") return null;
    // Firefox has dismissed it: a dialog with the offer to stop more of them.
    if (error instanceof WebDriverError && error.code === "unexpected alert open") return error.message;
    throw error;
  }
}
