import * as z from "zod";
import type { MeasuredCall } from "./calls";
import type { MeasuredApi } from "./portal-data";

export type Measurement = {
  call: MeasuredCall;
  found: number | null;
  small: Times;
  large: Times;
  ratio: number;
};
/** `best` is the cost without background load. */
type Times = { best: number; p50: number; p99: number };

const WARM_UP_REQUESTS = 3;
const MAX_MS = 20_000;

const listResponse = z.object({ data: z.object({ pagination: z.object({ totalItems: z.number() }) }) });

/** Alternates, so that background load hits both. */
export async function measure(
  call: MeasuredCall,
  small: MeasuredApi,
  large: MeasuredApi,
  requests: number,
): Promise<Measurement> {
  for (let request = 0; request < WARM_UP_REQUESTS; request += 1) {
    await sendCall(call, small);
    await sendCall(call, large);
  }
  const [smallTimes, largeTimes]: [number[], number[]] = [[], []];
  const startedAt = performance.now();
  while (largeTimes.length < requests && performance.now() - startedAt < MAX_MS) {
    smallTimes.push((await sendCall(call, small)).elapsedMs);
    largeTimes.push((await sendCall(call, large)).elapsedMs);
  }
  const [ofSmall, ofLarge] = [timesOf(smallTimes), timesOf(largeTimes)];
  const { body } = await sendCall(call, large);
  const found = listResponse.safeParse(JSON.parse(body)).data?.data.pagination.totalItems ?? null;
  return { call, found, small: ofSmall, large: ofLarge, ratio: ofLarge.p50 / ofSmall.p50 };
}

export async function sendCall(call: MeasuredCall, api: MeasuredApi): Promise<{ body: string; elapsedMs: number }> {
  const path = call.path(api.subject);
  const startedAt = performance.now();
  const response = await (call.asPlayer ? api.fetchAsPlayer(path) : api.fetch(path));
  const body = await response.text();
  const elapsedMs = performance.now() - startedAt;
  if (!response.ok) throw new Error(`${path} responded with ${String(response.status)}: ${body}`);
  return { body, elapsedMs };
}

function timesOf(times: number[]): Times {
  const sorted = [...times].sort((left, right) => left - right);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { best: at(0), p50: at(0.5), p99: at(0.99) };
}
