import { request as openRequest } from "node:http";
import { withPortal } from "../own-portal";
import { expect, test } from "../portal";

const PIECE = Buffer.alloc(64 * 1024, "a&");
/** Far above the accepted size, far below the machine's memory. */
const MAX_BYTES = 32 * 1024 * 1024;

type SendResult = { status: number; sentBytes: number };

async function sendWithoutEnd(address: string, type: string): Promise<SendResult> {
  const headers = { "Content-Type": type, "Sec-Fetch-Site": "same-origin", Origin: new URL(address).origin };
  const sending = openRequest(address, { method: "POST", headers });
  let sentBytes = 0;
  let isOver = false;
  const statusReceived = new Promise<number>((resolve, reject) => {
    sending.once("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sending.once("error", reject);
  }).finally(() => (isOver = true));
  while (sentBytes < MAX_BYTES && !isOver) {
    sentBytes += PIECE.byteLength;
    const sent = new Promise<void>((resolve) => sending.write(PIECE, () => resolve()));
    await Promise.race([sent, statusReceived]);
  }
  const status = await statusReceived;
  const closed = new Promise((resolve) => sending.once("close", resolve));
  sending.once("error", () => undefined);
  await closed;
  return { status, sentBytes };
}

const FORM = "application/x-www-form-urlencoded";

for (const [path, type, status] of [
  ["/profile/links/", FORM, 302],
  ["/profile/account-details/", "multipart/form-data; boundary=x", 302],
  ["/profile/welcome/", FORM, 302],
  ["/api/consent/", "multipart/form-data; boundary=x", 413],
  ["/api/saves/", "application/json", 413],
  ["/api/policy-reports/", "application/csp-report", 413],
  ["/no/such/page/", FORM, 405],
  ["/embedded/api/session/login", FORM, 413],
  ["/embedded/api/v2/events", "application/json", 413],
] as const) {
  test(`a body without end to ${path} is rejected before it is read`, async ({ portal }) => {
    const result = await sendWithoutEnd(portal.url + path, type);
    expect(result.status).toBe(status);
    expect(result.sentBytes).toBeLessThan(MAX_BYTES);
  });
}

test("a form sent in chunks is read like one sent at once", async ({ portal }) => {
  const form = new TextEncoder().encode("target=%2Fde%2F&theme=classic&mode=dark");
  const pieces = [form.slice(0, 9), form.slice(9)];
  const body = new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
  });
  const headers = { "Content-Type": FORM, "Sec-Fetch-Site": "same-origin" };
  const init: RequestInit = { method: "POST", body, headers, redirect: "manual", duplex: "half" };
  const response = await fetch(`${portal.url}/api/theme/`, init);
  expect([response.status, response.headers.get("location")]).toEqual([302, "/de/"]);
});

test("limits rendered pages per address, but not cached pages, files and the API", async () => {
  await withPortal({ PAGES_PER_MINUTE: "60" }, async (url) => {
    const statusOf = async (path: string) => {
      const response = await fetch(url + path);
      await response.arrayBuffer();
      return { status: response.status, wait: response.headers.get("retry-after") };
    };
    await expect.poll(async () => (await fetch(`${url}/cookies/`)).headers.get("age")).not.toBeNull();
    const paths = Array.from({ length: 60 }, (_, index) => `/robots.txt?${String(index)}`);
    // Requests the cached page in between: it can only be refreshed while the limit allows rendering.
    while (paths.length > 0) await Promise.all(["/cookies/", ...paths.splice(0, 20)].map(statusOf));
    const limited = await statusOf("/discover/?search=something-new");
    expect(limited.status).toBe(429);
    expect(Number(limited.wait)).toBeGreaterThan(0);
    for (const path of ["/cookies/?utm_source=a", "/favicon.svg", "/api/ping/", "/healthcheck"]) {
      expect(await statusOf(path)).toMatchObject({ status: 200 });
    }
  });
});
