import { request as openRequest } from "node:http";
import { expect, test } from "./portal";

const PIECE = Buffer.alloc(64 * 1024, "a&");
/** Far above what is read before an answer, far below what would fill a machine's memory. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Sends a body without end and without a length, until the answer comes. */
async function sendWithoutEnd(address: string, type: string): Promise<{ status: number; sentBytes: number }> {
  const headers = { "Content-Type": type, "Sec-Fetch-Site": "same-origin", Origin: new URL(address).origin };
  const sending = openRequest(address, { method: "POST", headers });
  let sentBytes = 0;
  const answered = new Promise<number>((resolve, reject) => {
    sending.once("response", (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sending.once("error", reject);
  });
  let isOver = false;
  const over = answered.finally(() => (isOver = true));
  while (!isOver && sentBytes < MOST_BYTES) {
    sentBytes += PIECE.byteLength;
    const sent = new Promise<void>((resolve) => sending.write(PIECE, () => resolve()));
    await Promise.race([sent, over]);
  }
  const status = await answered;
  sending.destroy();
  return { status, sentBytes };
}

const FORM = "application/x-www-form-urlencoded";

for (const [path, type, status] of [
  ["/profile/links/", FORM, 411],
  ["/profile/account-details/", "multipart/form-data; boundary=x", 411],
  ["/profile/welcome/", FORM, 411],
  ["/api/saves/", "application/json", 411],
  ["/api/policy-reports/", "application/csp-report", 411],
  ["/embedded/api/session/login", FORM, 413],
  ["/embedded/api/v2/events", "application/json", 413],
] as const) {
  test(`a body without end to ${path} is refused before it is read`, async ({ portal }) => {
    const answer = await sendWithoutEnd(portal.url + path, type);
    expect(answer.status).toBe(status);
    expect(answer.sentBytes).toBeLessThan(MOST_BYTES);
  });
}
