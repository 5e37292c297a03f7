import { setTimeout } from "node:timers/promises";
import { PHONE } from "../browser/visit.mjs";

const CPU_SLOWDOWN = 6;
const CONTROLS = "a[href], button, summary, input, select, textarea";
/** After the page has come alive, and after scrolling: pictures and other idle work have ended. */
const CALM_MS = 1_500;
const AFTER_TAP_MS = 1_200;

/** Selectors, one of each kind, which is an element and its classes; a link is tapped like a button. */
export async function listControls(browser, address) {
  return onPage(browser, address, async (page) => {
    const kinds = await page.locator(CONTROLS).evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          const isWithin = left >= 0 && right <= window.innerWidth && width >= 8;
          return isWithin && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        })
        .map(({ localName, classList }) => [localName, ...Array.from(classList, CSS.escape)].join(".")),
    );
    return [...new Set(kinds)];
  });
}

/** Milliseconds, in steps of eight, of the slowest event of a tap; null where the tap loads another document. */
export async function measureControl(browser, address, control) {
  return onPage(browser, address, async (page) => {
    await page.evaluate(() => {
      window.slowestMs = 0;
      const observer = new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries())
          if (interactionId > 0) window.slowestMs = Math.max(window.slowestMs, duration);
      });
      observer.observe({ type: "event", durationThreshold: 16 });
    });
    const target = page.locator(control).filter({ visible: true }).first();
    await target.scrollIntoViewIfNeeded();
    await setTimeout(CALM_MS);
    const { x, y, width, height } = await target.boundingBox();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await setTimeout(AFTER_TAP_MS);
    return page.evaluate(() => window.slowestMs ?? null);
  });
}

async function onPage(browser, address, run) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(address, { waitUntil: "load" });
    await page.locator(".offline-banner").waitFor({ state: "attached" });
    await setTimeout(CALM_MS);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    return await run(page);
  } finally {
    await context.close();
  }
}
