import type { Page } from "@playwright/test";
import { waitForHydration } from "./wait-for-hydration";
import { expect, test } from "./portal";
import { gamePath } from "./seeded-addresses";

const game = gamePath("lantern-run");
const card = (page: Page) => page.locator(`.game-card a[href="${game}"]`).first();

async function recordTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const record = ({ ready }: ViewTransition) => {
      const parts = () =>
        document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : []));
      ready
        .then(() => {
          const recorded = sessionStorage.getItem("transitions");
          sessionStorage.setItem("transitions", `${recorded === null ? "" : `${recorded}\n`}${parts().join(" ")}`);
        })
        .catch(() => undefined);
    };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      record(transition);
      return transition;
    };
  });
  return async () => {
    const recorded = await page.evaluate(() => sessionStorage.getItem("transitions"));
    return recorded?.split("\n") ?? [];
  };
}

/** A dispatched event also works where a narrow screen hides the sidebar. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`#sidebar a[href="${path}"]`).first().dispatchEvent("click");
}

test("a clicked card grows into the player; going back restores the scroll position", async ({ page }) => {
  const transitions = await recordTransitions(page);
  await page.goto("/");
  await waitForHydration(page);
  await card(page).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await card(page).click();
  await expect(page).toHaveURL(game);
  await expect(page.locator("#main")).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(transitions).toHaveLength(1);
  const [first = ""] = await transitions();
  expect(first).toContain("::view-transition-old(root)");
  expect(first).toContain("::view-transition-old(game)");
  expect(first).toContain("::view-transition-new(game)");

  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await expect.poll(transitions).toHaveLength(2);
  // Clicks while the transition still runs.
  await card(page).click();
  await expect(page).toHaveURL(game);
});

test("from a game to a similar one only the clicked card grows", async ({ page }) => {
  const transitions = await recordTransitions(page);
  await page.goto(game);
  await waitForHydration(page);
  const similar = page.locator(".game-card .card-title a").first();
  const href = await similar.getAttribute("href");
  await similar.click();
  await expect(page).toHaveURL(href ?? "");
  await expect.poll(transitions).toHaveLength(1);
  expect((await transitions())[0]).toContain("::view-transition-new(game)");
});

test("an interrupted transition logs no error", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  for (const path of ["/discover/", "/challenges/", "/", "/discover/"]) await follow(page, path);
  await expect(page).toHaveURL("/discover/");
  await expect(page.locator("h1")).toHaveText("Discover");
});

test("no transition runs with reduced motion or where only a part of the page changes", async ({ page }) => {
  const transitions = await recordTransitions(page);
  await page.goto("/discover/");
  await waitForHydration(page);
  await page.locator("form select").first().selectOption({ index: 1 }, { force: true });
  await expect(page).toHaveURL(/\/discover\/\?/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await follow(page, "/");
  await expect(page).toHaveURL("/");
  await expect(page.locator(".shelf")).toBeVisible();
  expect(await transitions()).toEqual([]);
});
