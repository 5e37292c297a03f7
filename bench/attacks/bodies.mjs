import { request as openRequest } from "node:http";
import { monitor } from "./monitor.mjs";

const MEGABYTE = 1024 * 1024;
const FORM = "application/x-www-form-urlencoded";

export async function sendBody(portal, path, { megabytes, text, cookie }) {
  const piece = Buffer.alloc(64 * 1024, text);
  const cpuBefore = portal.cpuMilliseconds();
  const before = portal.residentMegabytes();
  const others = monitor(`${portal.url}/api/ping/`);
  const headers = { "Content-Type": FORM, "Sec-Fetch-Site": "same-origin", ...(cookie && { cookie }) };
  const sending = openRequest(portal.url + path, { method: "POST", headers });
  const answered = new Promise((resolve) => {
    sending.once("response", (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode));
      answer.once("error", () => resolve(answer.statusCode));
    });
    sending.once("error", () => resolve("closed"));
  });
  let isOver = false;
  const over = answered.finally(() => (isOver = true));
  let taken = 0;
  while (!isOver && taken < megabytes * MEGABYTE) {
    await Promise.race([new Promise((resolve) => sending.write(piece, resolve)), over]);
    taken += piece.byteLength;
  }
  if (!isOver) sending.end();
  const answer = await answered;
  sending.destroy();
  return {
    answer,
    "MB taken": Number((taken / MEGABYTE).toFixed(1)),
    "CPU ms": Math.round(portal.cpuMilliseconds() - cpuBefore),
    "MB more": portal.residentMegabytes() - before,
    "others wait, ms": await others.longest(),
  };
}
