/** Chromium's presets for slow 4G and a low-end phone. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const LONGEST_WAIT_MS = 90_000;
/** Network idle time after which a page counts as loaded. */
const QUIET_MS = 2_000;

/** `cookie` is that of a player, as a request has it. */
export async function visit(browser, { address, userAgent, cookie }) {
  const context = await browser.newContext({ ...PHONE, userAgent });
  if (cookie) await context.addCookies(cookie.split("; ").map((pair) => toCookie(pair, address)));
  context.setDefaultTimeout(LONGEST_WAIT_MS);
  try {
    const first = await open(context, address);
    const repeat = await open(context, address);
    return { first, repeat };
  } finally {
    await context.close();
  }
}

function toCookie(pair, url) {
  const [name, ...value] = pair.split("=");
  return { name, value: value.join("="), url };
}

async function open(context, address) {
  const page = await context.newPage();
  const traffic = await slowDown(page);
  await page.goto(address, { waitUntil: "load", timeout: LONGEST_WAIT_MS });
  await traffic.quiet();
  const times = await page.evaluate(paintTimes);
  await page.close();
  return { ...times, ...traffic.sum() };
}

async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  const open = new Set();
  const sum = { bytes: 0, requests: 0 };
  let lastChange = performance.now();
  const changed = () => (lastChange = performance.now());
  session.on("Network.requestWillBeSent", ({ requestId }) => {
    open.add(requestId);
    changed();
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    open.delete(requestId);
    sum.bytes += encodedDataLength;
    if (encodedDataLength > 0) sum.requests += 1;
    changed();
  });
  session.on("Network.loadingFailed", ({ requestId }) => {
    open.delete(requestId);
    changed();
  });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return {
    sum: () => sum,
    quiet: async () => {
      while (open.size > 0 || performance.now() - lastChange < QUIET_MS) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };
}

async function paintTimes() {
  const entriesOf = (type) =>
    new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  const [paints, largest, shifts, tasks] = await Promise.all(
    ["paint", "largest-contentful-paint", "layout-shift", "longtask"].map(entriesOf),
  );
  const fcp = paints.find(({ name }) => name === "first-contentful-paint")?.startTime ?? 0;
  return {
    fcp,
    lcp: largest.at(-1)?.startTime ?? fcp,
    largest: largest.at(-1)?.url || largest.at(-1)?.element?.tagName,
    cls: shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0),
    tbt: tasks.reduce((sum, { startTime, duration }) => sum + (startTime < fcp ? 0 : Math.max(0, duration - 50)), 0),
  };
}
