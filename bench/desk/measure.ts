import { quantile } from "../quantile";
import { BARE, type Address } from "./addresses";

type Times = { call: number[]; page: number[]; bytes: number };
type Portal = { url: string; cookie: string };

const WARM_UP_ROUNDS = 3;
const BAR_MS = 150;

/** In rounds, so that background load meets all of them. */
export async function measureAddresses(portal: Portal, addresses: readonly Address[], rounds: number) {
  const all = [BARE, ...addresses];
  const times = new Map(all.map(({ name }): [string, Times] => [name, { call: [], page: [], bytes: 0 }]));
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    for (const { name, page, call } of all) {
      const found = times.get(name);
      const [ofPage, ofCall] = [await send(portal, page), call && (await send(portal, `/embedded/api${call}`))];
      if (!found || round < 0) continue;
      found.page.push(ofPage.elapsedMs);
      found.bytes = ofPage.bytes;
      if (ofCall) found.call.push(ofCall.elapsedMs);
    }
  }
  return toRows(times);
}

async function send({ url, cookie }: Portal, path: string) {
  const startedAt = performance.now();
  const response = await fetch(url + path, { headers: { cookie }, redirect: "manual" });
  const bytes = (await response.arrayBuffer()).byteLength;
  const elapsedMs = performance.now() - startedAt;
  if (!response.ok) throw new Error(`${path} responded with ${String(response.status)}.`);
  return { elapsedMs, bytes };
}

function toRows(times: ReadonlyMap<string, Times>) {
  const bare = times.get(BARE.name);
  const rows = [...times].map(([name, { call, page, bytes }]) => ({
    name,
    ...(call.length > 0 && {
      "call best": rounded(Math.min(...call)),
      "call p50": at(call, 0.5),
      "call p99": at(call, 0.99),
    }),
    ...{ "page best": rounded(Math.min(...page)), "page p50": at(page, 0.5), "page p99": at(page, 0.99) },
    "times bare": rounded(at(page, 0.5) / at(bare?.page ?? [], 0.5)),
    kB: rounded(bytes / 1_000),
    over: at(page, 0.99) > BAR_MS || at(call, 0.99) > BAR_MS ? `> ${String(BAR_MS)} ms` : "",
  }));
  return rows;
}

function at(times: number[], share: number): number {
  return rounded(quantile(times, share));
}

function rounded(value: number): number {
  return Number(value.toFixed(1));
}
