import {
  clippedTexts,
  runningAnimations,
  horizontalOverflow,
  smallTargets,
  spreadText,
  takeUnexpectedErrors,
  unnamedControls,
} from "./page-checks";
import { pagesFor } from "./pages-of-routes";
import { signUpWithReceipt } from "./player-with-receipt";
import { expect, test } from "./portal";

/** WCAG 2.5.8. */
const MIN_TARGET = 24;
const HEIGHT = 800;
/** 400 % and 200 % zoom of a 1280 pixel window. */
const WIDTHS = [320, 640];

// The test exceeds the rate limits.
test.use({ environment: { RATE_LIMITS: "off" } });

for (const viewer of ["visitor", "player"] as const) {
  test(`every page of a ${viewer} passes names, targets, zoom and spacing`, async ({ page, portal, consoleErrors }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.context().addCookies([{ name: "language-suggestion", value: "off", url: portal.url }]);
    const receipt = viewer === "player" ? await signUpWithReceipt(page, portal, "every_page") : undefined;
    const found: Record<string, unknown> = {};
    for (const address of pagesFor(viewer, receipt)) {
      await page.setViewportSize({ width: 390, height: HEIGHT });
      await page.goto(address);
      const unnamed = await unnamedControls(page);
      const small = await smallTargets(page, MIN_TARGET);
      const moving = await runningAnimations(page);
      const cut = await clippedTexts(page);
      const sideways: string[] = [];
      const measure = async (look: string) => {
        const scroll = await horizontalOverflow(page);
        if (scroll > 0) sideways.push(`${look}: ${String(scroll)} px`);
      };
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        await measure(String(width));
      }
      await page.setViewportSize({ width: 390, height: HEIGHT });
      await spreadText(page);
      await measure("spread");
      const cutWhenSpread = await clippedTexts(page);
      const all = { unnamed, small, moving, cut, sideways, cutWhenSpread };
      const broken = Object.entries(all).filter(([, list]) => list.length > 0);
      if (broken.length > 0) found[address] = Object.fromEntries(broken);
    }
    expect(found).toEqual({});
    expect(takeUnexpectedErrors(consoleErrors)).toEqual([]);
  });
}
