import { setTimeout as pause } from "node:timers/promises";

// A process of its own: what the benchmark does meanwhile must not delay its clock. Prints what each request took.
const [url = "", ...paths] = process.argv.slice(2);
const EVERY_MS = 40;
const TIMEOUT_MS = 60_000;

let isOver = false;
process.once("SIGTERM", () => (isOver = true));

const waiting = [];
/** At fixed times, whether or not earlier responses have come. */
for (let due = performance.now(), sent = 0; !isOver; due += EVERY_MS, sent += 1) {
  await pause(Math.max(0, due - performance.now()));
  waiting.push(timeOf(url + paths[sent % paths.length], due));
}
process.stdout.write(JSON.stringify(await Promise.all(waiting)));

async function timeOf(address, due) {
  const headers = { "user-agent": "Mozilla/5.0 (bench)" };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
  return performance.now() - due;
}
