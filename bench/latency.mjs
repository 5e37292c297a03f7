import { setTimeout } from "node:timers/promises";
import { Agent, request } from "undici";
import { HEADERS } from "./cost.mjs";
import { quantile } from "./quantile.ts";

const TICK_MS = 1;
const CONNECTIONS = 50;

/**
 * Sends requests at even times, whether or not earlier ones have ended, and measures from the planned time to the last
 * byte: autocannon's rate sends all requests of a second at its start.
 */
export async function measureLatency(url, amount, { headers = {}, requestsPerSecond }) {
  const dispatcher = new Agent({ connections: CONNECTIONS, pipelining: 1 });
  const begun = performance.now();
  const latencies = [];
  let errors = 0;
  const send = async (plannedMs) => {
    const response = await request(url, { dispatcher, headers: { ...HEADERS, ...headers } });
    await response.body.dump({ limit: Infinity });
    if (response.statusCode >= 300) errors += 1;
    latencies.push(performance.now() - begun - plannedMs);
  };
  const sent = [];
  while (sent.length < amount) {
    const due = Math.min(amount, Math.floor(((performance.now() - begun) * requestsPerSecond) / 1000));
    while (sent.length < due) sent.push(send((sent.length * 1000) / requestsPerSecond));
    await setTimeout(TICK_MS);
  }
  await Promise.all(sent);
  await dispatcher.close();
  const quantileMs = (share) => Math.round(quantile(latencies, share));
  return { "p50 ms": quantileMs(0.5), "p99 ms": quantileMs(0.99), errors };
}
