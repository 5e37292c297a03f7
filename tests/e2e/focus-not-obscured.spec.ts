import type { Page } from "@playwright/test";
import { waitForHydration } from "./wait-for-hydration";
import { expect, test } from "./portal";
import { gamePath } from "./seeded-addresses";
import { signUp } from "./sign-up";

/** Enough to pass the layout and get far down each page. */
const STOPS = 70;

/** Whether sticky bars, the cookie banner or toasts cover the focused element completely (WCAG 2.4.11). */
function focusIn(page: Page): Promise<{ stop: string; isCovered: boolean; hasRing: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    // The label renders a visually hidden radio button or checkbox.
    const isVisuallyHidden = getComputedStyle(element).clipPath !== "none";
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const rendered = (isVisuallyHidden ? (label ?? element.closest("label, li")) : null) ?? element;
    const { left, top, width, height } = rendered.getBoundingClientRect();
    const shares = [0.1, 0.5, 0.9];
    const points = shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y] as const));
    const isVisible = points.some(([x, y]) => {
      const topmost = document.elementFromPoint(x, y);
      return topmost !== null && (rendered.contains(topmost) || topmost.contains(rendered));
    });
    const card = element.closest("label, li, article, .game-card");
    const parts = [element, element.nextElementSibling, element.parentElement, card, card?.querySelector(".cover")];
    const styles = parts.flatMap((part) => (part ? [getComputedStyle(part), getComputedStyle(part, "::after")] : []));
    const hasRing = styles.some(({ outlineStyle, boxShadow }) => outlineStyle !== "none" || boxShadow !== "none");
    const isCovered = element !== document.body && element.tagName !== "IFRAME" && !isVisible;
    return { stop: element.outerHTML.slice(0, 140), isCovered, hasRing };
  });
}

for (const viewer of ["visitor", "player"] as const) {
  test(
    `the focused element of a ${viewer} is visible`,
    { tag: viewer === "player" ? "@wide" : [] },
    async ({ page, portal }, { project }) => {
      test.setTimeout(300_000);
      // Disables smooth scrolling to the focused element.
      await page.emulateMedia({ reducedMotion: "reduce" });
      // The cookie banner stays open: it covers the lower edge.
      if (viewer === "player") await signUp(page, portal, `in_sight_${project.name}`);
      const addresses =
        viewer === "visitor" ? ["/", gamePath("lantern-run"), "/discover/"] : ["/profile/", "/messages/"];
      const found: string[] = [];
      for (const address of addresses) {
        await page.goto(address);
        await waitForHydration(page);
        for (let stops = 0; stops < STOPS; stops += 1) {
          await page.keyboard.press("Tab");
          let focus = await focusIn(page);
          // A busy browser scrolls and lays out some frames after the key.
          for (let tries = 0; focus.isCovered && tries < 10; tries += 1) {
            await page.waitForTimeout(100);
            focus = await focusIn(page);
          }
          const { stop, isCovered, hasRing } = focus;
          if (isCovered) found.push(`${address} covered: ${stop}`);
          if (!hasRing && !/^<(body|iframe|html)/.test(stop)) found.push(`${address} without a ring: ${stop}`);
        }
      }
      expect(found).toEqual([]);
    },
  );
}
