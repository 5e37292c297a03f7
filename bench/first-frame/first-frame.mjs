/** Slow 4G and a small telephone's processor, as Chromium's own tools name them. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
const LONGEST_WAIT_MS = 120_000;

/**
 * One visit with an empty cache: milliseconds from the press on Play to the first frame of the game, and the same once
 * more for whoever leaves for the home page and comes back.
 */
export async function visit(browser, { url, game, dwellMs, userAgent }) {
  const context = await browser.newContext({ userAgent, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(LONGEST_WAIT_MS);
  try {
    const page = await context.newPage();
    const slow = await slowDown(page);
    await page.goto(url);
    const path = await page.locator(`main a[href^="/games/"]:has-text("${game}")`).first().getAttribute("href");
    await page.goto(new URL(path, url).href);
    await page.waitForTimeout(dwellMs);
    const first = await pressPlay(page, game);
    if (!slow.hasSeenGame()) throw new Error("The game's frame was loaded past the throttled connection.");
    await page.locator("header a.logo").click();
    await page.waitForURL((address) => address.pathname === "/");
    await page.goBack();
    const again = await pressPlay(page, game);
    return { first, again };
  } finally {
    await context.close();
  }
}

/** The browser's name as a visitor's would be: headless Chrome's own would count as a crawler. */
export async function agentOf(browser) {
  const page = await browser.newPage();
  const agent = await page.evaluate(() => navigator.userAgent);
  await page.close();
  return agent.replace("Headless", "");
}

async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  let hasSeenGame = false;
  session.on("Network.requestWillBeSent", ({ request }) => {
    hasSeenGame ||= new URL(request.url).pathname.includes("/play/");
  });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { hasSeenGame: () => hasSeenGame };
}

/**
 * Presses Play and waits for the first animation frame in which the game lies in its player with nothing before it: the
 * page takes poster and loader away when the game has said GAME_READY, which is when its first picture is drawn.
 */
async function pressPlay(page, game) {
  const button = page.getByRole("button", { name: `Play ${game}` });
  await button.waitFor();
  await page.evaluate((label) => {
    window.firstFrame = new Promise((resolve) => {
      const button = document.querySelector(`button[aria-label="${label}"]`);
      button.addEventListener("click", ({ timeStamp }) => {
        const look = (now) => {
          const isSeen = document.querySelector(".gslot:not([inert]) iframe");
          const isCovered = document.querySelector(".gslot:not([inert]) .pstate, .gslot:not([inert]) .poster");
          if (isSeen && !isCovered) resolve(now - timeStamp);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    });
  }, `Play ${game}`);
  await button.click();
  return page.evaluate(() => window.firstFrame);
}
