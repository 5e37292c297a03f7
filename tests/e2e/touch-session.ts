import { expect, type BrowserContext, type CDPSession, type Frame, type Page } from "@playwright/test";

const [FRAME_AT, TOUCH_AT] = [100, 150];
const OUTER = `<body style="margin:0"><iframe src="http://inner.localhost/" style="position:absolute;left:${String(FRAME_AT)}px;top:${String(FRAME_AT)}px;border:0"></iframe>
<script>addEventListener("message",({data})=>{place=data})</script>`;
const INNER = `<script>addEventListener("touchstart",({touches})=>parent.postMessage(touches[0].clientX,"*"))</script>`;

let knownOffset: Promise<number> | undefined;

/**
 * How far from its place a touch arrives within a frame of another process. The browser that comes with the packages
 * takes the frame's own place off twice; others have no such fault. Opens a page of its own, so to be asked first.
 */
export function touchOffset(context: BrowserContext): Promise<number> {
  knownOffset ??= measureOffset(context);
  return knownOffset;
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
  // A touch of a frame that is not drawn yet arrives nowhere.
  await expect(async () => {
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    arrived = await page.evaluate<number | null>("globalThis.place ?? null");
    expect(arrived).not.toBeNull();
  }).toPass({ timeout: 20_000 });
  await page.close();
  // Newer browsers scale touches and give back fractions of a pixel.
  return Math.round(TOUCH_AT - FRAME_AT - Number(arrived));
}

/** Where to send touches that are meant for the frame, at places of the page. */
export async function touchSession(page: Page, frame: Frame): Promise<CDPSession> {
  const isOff = (await touchOffset(page.context())) !== 0;
  // The frame's own session takes its place off once, in that browser.
  return page.context().newCDPSession(isOff ? frame : page);
}
