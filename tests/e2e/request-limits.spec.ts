import { request as openRequest } from "node:http";
import { setImmediate as letEventsPass } from "node:timers/promises";
import { PAGES_PER_MINUTE } from "~/rules/request-refusal";
import { withPortal } from "./own-portal";
import { expect, test } from "./portal";

const PIECE = Buffer.alloc(64 * 1024, "a&");
/** Far above what is read before an answer, far below what would fill a machine's memory. */
const MOST_BYTES = 32 * 1024 * 1024;

type Answered = { status: number; sentBytes: number };

/** Sends a body without end and without a length, until the answer comes. */
async function sendWithoutEnd(address: string, type: string): Promise<Answered> {
  for (;;) {
    const answer = await trySending(address, type);
    if (answer) return answer;
  }
}

/** Null when the connection ended in the middle of a write, which takes the answer with it: then it is sent again. */
async function trySending(address: string, type: string): Promise<Answered | null> {
  const headers = { "Content-Type": type, "Sec-Fetch-Site": "same-origin", Origin: new URL(address).origin };
  const sending = openRequest(address, { method: "POST", headers });
  let sentBytes = 0;
  const answered = new Promise<number | null>((resolve, reject) => {
    sending.once("response", (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sending.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE" || error.code === "ECONNRESET") resolve(null);
      else reject(error);
    });
  });
  let isOver = false;
  const over = answered.finally(() => (isOver = true));
  while (sentBytes < MOST_BYTES) {
    // An answer that has come is read before more is written to a connection that may have ended with it.
    await letEventsPass();
    if (isOver) break;
    sentBytes += PIECE.byteLength;
    const sent = new Promise<void>((resolve) => sending.write(PIECE, () => resolve()));
    await Promise.race([sent, over]);
  }
  const status = await answered;
  sending.destroy();
  return status === null ? null : { status, sentBytes };
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
  test(`a body without end to ${path} is answered before it is read`, async ({ portal }) => {
    const answer = await sendWithoutEnd(portal.url + path, type);
    expect(answer.status).toBe(status);
    expect(answer.sentBytes).toBeLessThan(MOST_BYTES);
  });
}

test("a form that is sent in pieces is read like one that is sent whole", async ({ portal }) => {
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
  const answer = await fetch(`${portal.url}/api/theme/`, init);
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/de/"]);
});

test("pages for one address are bounded, but not those from memory, files and the API", async () => {
  await withPortal({}, async (url) => {
    const statusOf = async (path: string) => {
      const answer = await fetch(url + path);
      await answer.arrayBuffer();
      return { status: answer.status, wait: answer.headers.get("retry-after") };
    };
    await expect.poll(async () => (await fetch(`${url}/cookies/`)).headers.get("age")).not.toBeNull();
    const tries = Array.from({ length: PAGES_PER_MINUTE }, (_, index) => `/robots.txt?${String(index)}`);
    // The page in memory is asked for along the way: it is made anew as long as pages may be made.
    while (tries.length > 0) await Promise.all(["/cookies/", ...tries.splice(0, 30)].map(statusOf));
    const refused = await statusOf("/discover/?search=something-new");
    expect(refused.status).toBe(429);
    expect(Number(refused.wait)).toBeGreaterThan(0);
    for (const path of ["/cookies/?utm_source=a", "/favicon.svg", "/api/ping/", "/healthcheck"]) {
      expect(await statusOf(path)).toMatchObject({ status: 200 });
    }
  });
});
