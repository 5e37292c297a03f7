import path from "node:path";
import { expect, type Frame, type Page } from "@playwright/test";
import { SCRIPTED_SHELL } from "../../scripts/capture/scripted-page";
import { waitForHydration } from "./wait-for-hydration";
import { INPUT_MAPS } from "./input-maps";
import { createTouchInput, createKeyboardInput, type InputDevice, type InputRequest } from "./input-devices";

type GameName = keyof typeof INPUT_MAPS;
type ScriptMessage = { wish: InputRequest } | { began: true } | { endedWith: number | null };

const GAME_STARTS_MS = 30_000;
const START_MS = 2_000;
const MAX_RUN_MS = 240_000;
/** A randomly seeded run may end without a score. */
const MAX_RUNS = 3;

type Listener = (message: ScriptMessage) => Promise<void>;

/** Call before the page is opened. */
export async function attachScript(page: Page): Promise<{ onMessage: (listener: Listener) => void }> {
  let listener: Listener = () => Promise.resolve();
  await page.exposeBinding("scriptedHands", (_, message: ScriptMessage) => listener(message));
  await page.route(/\/kit\/shell\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: SCRIPTED_SHELL }),
  );
  // No part of a build.
  await page.route("**/scripted-play/*.js", (route) => {
    const file = path.basename(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: "text/javascript", path: path.join("games/scripted-play", file) });
  });
  await page.addInitScript(() => {
    const scores: number[] = [];
    Object.assign(window, { scoresHandedIn: scores });
    window.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== "object" || data === null || !("type" in data) || data.type !== "SCORE") return;
      if ("score" in data) scores.push(Number(data.score));
    });
  });
  return {
    onMessage: (next) => {
      listener = next;
    },
  };
}

/** Returns the first score above 0. Input is by keyboard and touch only. */
export async function playToScore(
  page: Page,
  name: GameName,
  { isTouch, onMessage }: { isTouch: boolean; onMessage: (listener: Listener) => void },
): Promise<number> {
  await waitForHydration(page);
  await page.getByRole("button", { name: /^Play/ }).first().click();
  const frame = await gameFrame(page);
  const map = INPUT_MAPS[name];
  const device = isTouch ? await createTouchInput(page, frame, map) : createKeyboardInput(page, map);
  for (let run = 0; run < MAX_RUNS; run++) {
    const score = await playRun(page, device, onMessage);
    if (score) return score;
  }
  throw new Error(`${name}: no score above 0 in ${String(MAX_RUNS)} runs.`);
}

async function gameFrame(page: Page): Promise<Frame> {
  const element = page.locator("iframe.game-frame");
  await expect(element.contentFrame().locator("canvas")).toBeVisible({ timeout: GAME_STARTS_MS });
  await expect(page.locator(".game-slot .player-status")).toHaveCount(0, { timeout: GAME_STARTS_MS });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
  await element.scrollIntoViewIfNeeded();
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error("The game has no frame.");
  return frame;
}

async function playRun(
  page: Page,
  device: InputDevice,
  onMessage: (listener: Listener) => void,
): Promise<number | null> {
  const run: { hasBegun: boolean; ending: { score: number | null } | null; failure: unknown } = {
    ...{ hasBegun: false, ending: null, failure: null },
  };
  onMessage(async (message) => {
    if ("began" in message) run.hasBegun = true;
    else if ("endedWith" in message) run.ending = { score: message.endedWith };
    else await device.perform(message.wish).catch((error: unknown) => (run.failure = error));
  });
  await expect(async () => {
    if (!run.hasBegun) await device.begin();
    await expect.poll(() => run.hasBegun, { timeout: START_MS }).toBe(true);
  }).toPass({ timeout: GAME_STARTS_MS });
  await expect.poll(() => run.failure ?? run.ending, { timeout: MAX_RUN_MS }).not.toBeNull();
  if (run.failure instanceof Error) throw run.failure;
  await device.perform({ heading: null });
  const score = run.ending?.score ?? null;
  if (score !== null) await expect.poll(() => scoresHandedIn(page)).toContain(score);
  return score;
}

async function scoresHandedIn(page: Page): Promise<unknown> {
  return page.evaluate<unknown>("window.scoresHandedIn");
}
