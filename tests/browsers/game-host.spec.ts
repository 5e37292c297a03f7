import * as z from "zod";
import { LEVEL_BYTES } from "../e2e/builds/plain-game";
import { expect, test } from "../e2e/portal";
import { gamePath } from "../e2e/seeded-addresses";
import { missingBrowser, startBrowser, type BrowserName } from "./start-browser";

test.use({ builds: { kilnbreak: "plain" } });

const FRAME = "iframe.game-frame";
const STATE =
  "const { keys, last = null, level, stored, frames } = window.state; return { keys, last, level, stored, frames };";
const state = z.object({
  keys: z.number(),
  last: z.string().nullable(),
  level: z.number(),
  stored: z.string(),
  frames: z.number(),
});

for (const name of ["firefox", "webkit"] satisfies BrowserName[]) {
  test(`a game at its own origin plays in ${name}`, async ({ portal }) => {
    const missing = missingBrowser(name);
    test.skip(missing !== null, missing ?? "");
    const browser = await startBrowser(name);
    const inGame = (body: string) => browser.inFrame(FRAME, () => browser.evaluate(body));
    const stateOf = async () => state.parse(await inGame(STATE));
    const start = () =>
      browser.inFrame(FRAME, () =>
        browser.waitFor("return window.state?.level > 0 && document.readyState === 'complete'"),
      );
    try {
      const address = `${portal.url}${gamePath("kilnbreak")}?autoPlay=true`;
      await browser.goto(address);
      await start();
      expect(await inGame("return location.hostname")).toMatch(/^g-[a-z0-9]{6}\.localhost$/);
      expect(await stateOf()).toMatchObject({ keys: 0, level: LEVEL_BYTES, stored: "none" });
      const place = z
        .object({ x: z.number(), y: z.number() })
        .parse(
          await browser.evaluate(
            `const { x, y, width, height } = document.querySelector("${FRAME}").getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 };`,
          ),
        );
      await browser.clickAt(place.x, place.y);
      await browser.waitFor(`return document.activeElement === document.querySelector("${FRAME}")`);
      await browser.inFrame(FRAME, () => browser.press("ArrowDown", "a"));
      await expect.poll(async () => (await stateOf()).keys).toBe(2);
      expect((await stateOf()).last).toBe("a");
      expect((await browser.screenshot(FRAME)).length).toBeGreaterThan(1_000);

      await browser.goto(address);
      await start();
      await expect.poll(async () => (await stateOf()).stored).toBe("kept");
      expect((await stateOf()).keys).toBe(2);
    } finally {
      await browser.close();
    }
  });
}
