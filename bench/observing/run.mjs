import path from "node:path";
import { pathToFileURL } from "node:url";
import { measureCost } from "../cost.mjs";
import { median } from "../median.ts";
import { startPortal } from "../portal.mjs";

const PRELOAD = pathToFileURL(path.resolve("bench/observing/unobserved.mjs")).href;
const ROUNDS = 3;
const PATHS = { "bare route": ["/api/ping/", 3_000], "home page": ["/", 1_000] };

const portals = {
  observed: await startPortal(),
  unobserved: await startPortal({ NODE_OPTIONS: `--import ${PRELOAD}` }),
};
const cpu = Object.fromEntries(Object.keys(PATHS).map((name) => [name, { observed: [], unobserved: [] }]));
try {
  for (const portal of Object.values(portals)) await measureCost(portal, "/", 500);
  // In turns, since the machine may be busier in one minute than in the next.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, [address, amount]] of Object.entries(PATHS)) {
      for (const [kind, portal] of Object.entries(portals)) {
        cpu[name][kind].push((await measureCost(portal, address, amount))["cpu ms/request"]);
      }
    }
  }
  console.log("Server CPU per request in milliseconds, with and without log, ids and running requests");
  console.table(Object.fromEntries(Object.entries(cpu).map(([name, kinds]) => [name, compare(kinds)])));
} finally {
  for (const portal of Object.values(portals)) await portal.stop();
}

function compare({ observed, unobserved }) {
  const [withIt, without] = [median(observed), median(unobserved)];
  return { observed: withIt, unobserved: without, times: Number((withIt / without).toFixed(2)) };
}
