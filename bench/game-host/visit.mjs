const LONGEST_WAIT_MS = 120_000;
const FRAME = "iframe.game-frame";

/** Milliseconds from the frame's navigation to the game's first frame, with an empty cache and again with a filled one. */
export async function visitTwice(browser, { pageUrl, userAgent }) {
  const context = await browser.newContext({ userAgent, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(LONGEST_WAIT_MS);
  try {
    const first = await visit(context, pageUrl);
    const second = await visit(context, pageUrl);
    return { first, second };
  } finally {
    await context.close();
  }
}

async function visit(context, pageUrl) {
  const page = await context.newPage();
  await page.goto(pageUrl, { waitUntil: "networkidle" });
  await page.click(".play-poster");
  const frame = await (await page.waitForSelector(FRAME)).contentFrame();
  await frame.waitForFunction(() => window.firstFrame > 0);
  const firstFrame = await frame.evaluate(() => window.firstFrame);
  await page.close();
  return firstFrame;
}
