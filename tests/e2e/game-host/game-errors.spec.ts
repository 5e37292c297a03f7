import type { Page } from "@playwright/test";
import { findCatalogue } from "../catalogue";
import { expect, test } from "../portal";
import { giveConsent } from "../sign-up";

const GAME_STARTS_MS = 30_000;

test.use({ builds: { kilnbreak: "throwing" }, environment: { RATE_LIMITS: "off" } });

type Sent = { name: string; body: string; status: number };

function recordEvents(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on("response", (response) => {
    const body = response.request().postData();
    if (!response.url().endsWith("/v2/events") || body === null) return;
    const { event } = JSON.parse(body) as { event: { name: string } };
    sent.push({ name: event.name, body, status: response.status() });
  });
  return sent;
}

/** Answers how often the game has thrown. */
async function playThrowingGame(page: Page, isMeasured = () => true): Promise<() => Promise<number>> {
  const { game } = await findCatalogue(page, "Kilnbreak");
  await page.goto(game);
  // A play that begins before the measuring code has loaded is not counted.
  await expect.poll(isMeasured, { timeout: GAME_STARTS_MS }).toBe(true);
  await page.getByRole("button", { name: "Play Kilnbreak" }).click();
  const document = page.frameLocator("iframe.game-frame").locator("html");
  await expect(document).toHaveAttribute("data-thrown", /\d/, { timeout: GAME_STARTS_MS });
  return async () => Number(await document.getAttribute("data-thrown"));
}

test("a game that throws leads to one stored event, without what it says", async ({ page, portal, consoleErrors }) => {
  await giveConsent(page, portal, true);
  const sent = recordEvents(page);
  const named = (name: string) => sent.filter((event) => event.name === name);
  const isGameMeasured = () => named("page-load").some(({ body }) => body.includes('"gameId"'));
  const thrown = await playThrowingGame(page, isGameMeasured);
  await expect.poll(() => named("game-error").length, { timeout: GAME_STARTS_MS }).toBe(1);
  const before = await thrown();
  await expect.poll(thrown).toBeGreaterThan(before + 20);
  expect([...named("game-start"), ...named("game-error")].map(({ status }) => status)).toEqual([200, 200]);
  expect(named("game-error")[0]?.body).toContain('"error":"exception"');
  expect(JSON.stringify(sent)).not.toMatch(/mira|threw/i);
  // The game's own.
  consoleErrors.length = 0;
});

test("a game that throws leads to no event without consent", async ({ page, portal, consoleErrors }) => {
  await giveConsent(page, portal, false);
  const sent = recordEvents(page);
  const thrown = await playThrowingGame(page);
  await expect.poll(thrown).toBeGreaterThan(20);
  expect(sent).toEqual([]);
  consoleErrors.length = 0;
});
