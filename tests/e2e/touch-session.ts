import { expect, type BrowserContext, type CDPSession, type Frame, type Page } from "@playwright/test";

const [FRAME_AT, TOUCH_AT] = [100, 150];
const OUTER = `<body style="margin:0"><iframe src="http://inner.localhost/" style="position:absolute;left:${String(FRAME_AT)}px;top:${String(FRAME_AT)}px;border:0"></iframe>
<script>addEventListener("message",({data})=>{place=data})</script>`;
const INNER = `<script>addEventListener("touchstart",({touches})=>parent.postMessage(touches[0].clientX,"*"))</script>`;

let cachedOffset: Promise<number> | undefined;

// The packaged browser subtracts an out-of-process iframe's position twice; others do not. Measures this offset
// in a page of its own, so call it first.
export function touchOffset(context: BrowserContext): Promise<number> {
  cachedOffset ??= measureOffset(context);
  return cachedOffset;
}

async function measureOffset(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  // As the portal's pages do; without it some browsers give the frame no process of its own.
  const headers = { "content-type": "text/html", "origin-agent-cluster": "?1" };
  await page.route("http://outer.localhost/", (route) => route.fulfill({ headers, body: OUTER }));
  await page.route("http://inner.localhost/", (route) => route.fulfill({ headers, body: INNER }));
  await page.goto("http://outer.localhost/");
  const session = await context.newCDPSession(page);
  const place = { x: TOUCH_AT, y: TOUCH_AT };
  let arrived: number | null = null;
  // Touches on an iframe that is not rendered yet are lost.
  await expect(async () => {
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    arrived = await page.evaluate<number | null>("globalThis.place ?? null");
    expect(arrived).not.toBeNull();
  }).toPass({ timeout: 20_000 });
  await page.close();
  // Newer browsers scale touches and return fractions of a pixel.
  return Math.round(TOUCH_AT - FRAME_AT - Number(arrived));
}

export async function touchSession(page: Page, frame: Frame): Promise<CDPSession> {
  const isOff = (await touchOffset(page.context())) !== 0;
  // In that browser the frame's own session subtracts the position once.
  return page.context().newCDPSession(isOff ? frame : page);
}
