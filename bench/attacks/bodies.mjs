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
  const responded = new Promise((resolve) => {
    sending.once("response", (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode));
      response.once("error", () => resolve(response.statusCode));
    });
    sending.once("error", () => resolve("closed"));
  });
  let isOver = false;
  const over = responded.finally(() => (isOver = true));
  let sentBytes = 0;
  while (!isOver && sentBytes < megabytes * MEGABYTE) {
    await Promise.race([new Promise((resolve) => sending.write(piece, resolve)), over]);
    sentBytes += piece.byteLength;
  }
  if (!isOver) sending.end();
  const status = await responded;
  sending.destroy();
  return {
    answer: status,
    "MB taken": Number((sentBytes / MEGABYTE).toFixed(1)),
    "CPU ms": Math.round(portal.cpuMilliseconds() - cpuBefore),
    "MB more": portal.residentMegabytes() - before,
    "others wait, ms": await others.longest(),
  };
}
