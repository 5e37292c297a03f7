/** Chromium's presets for slow 4G and a low-end phone. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
const LONGEST_WAIT_MS = 120_000;

/** Milliseconds from Play to the game's first frame, with an empty cache and again after a visit to the home page. */
export async function visit(browser, { url, game, waitMs, userAgent }) {
  const context = await browser.newContext({ userAgent, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(LONGEST_WAIT_MS);
  try {
    const page = await context.newPage();
    const slow = await slowDown(page);
    await page.goto(url);
    const path = await page.locator(`main a[href^="/games/"]:has-text("${game}")`).first().getAttribute("href");
    await page.goto(new URL(path, url).href);
    await page.waitForTimeout(waitMs);
    const first = await pressPlay(page, game);
    if (!slow.isGameLoaded()) throw new Error("The game's frame was loaded past the throttled connection.");
    await page.locator("header a.logo").click();
    await page.waitForURL((address) => address.pathname === "/");
    await page.goBack();
    const again = await pressPlay(page, game);
    return { first, again };
  } finally {
    await context.close();
  }
}

/** Headless Chrome's own user agent counts as a crawler. */
export async function agentOf(browser) {
  const page = await browser.newPage();
  const agent = await page.evaluate(() => navigator.userAgent);
  await page.close();
  return agent.replace("Headless", "");
}

async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  let isGameLoaded = false;
  session.on("Network.requestWillBeSent", ({ request }) => {
    isGameLoaded ||= new URL(request.url).pathname.includes("/play/");
  });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { isGameLoaded: () => isGameLoaded };
}

/** Waits for the first frame without poster and loader, which the page removes at GAME_READY. */
async function pressPlay(page, game) {
  const button = page.getByRole("button", { name: `Play ${game}` });
  await button.waitFor();
  await page.evaluate((label) => {
    window.firstFrame = new Promise((resolve) => {
      const button = document.querySelector(`button[aria-label="${label}"]`);
      button.addEventListener("click", ({ timeStamp }) => {
        const check = (now) => {
          const isVisible = document.querySelector(".game-slot:not([inert]) iframe");
          const isCovered = document.querySelector(
            ".game-slot:not([inert]) .player-status, .game-slot:not([inert]) .poster",
          );
          if (isVisible && !isCovered) resolve(now - timeStamp);
          else requestAnimationFrame(check);
        };
        requestAnimationFrame(check);
      });
    });
  }, `Play ${game}`);
  await button.click();
  return page.evaluate(() => window.firstFrame);
}
