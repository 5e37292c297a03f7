import path from "node:path";
import { pathToFileURL } from "node:url";
import { measureCost } from "../cost.mjs";
import { median } from "../median.ts";
import { startPortal } from "../portal.mjs";
import { signUp } from "../signed-in.mjs";

const PRELOAD = pathToFileURL(path.resolve("bench/observing/without-instrumentation.mjs")).href;
const ROUNDS = 3;
/** URL, requests, signed in: signed-out pages come from the cache. */
const PATHS = { "bare route": ["/api/ping/", 3_000, false], "home page, signed in": ["/", 200, true] };

const portals = {
  observed: await startPortal({ RATE_LIMITS: "off" }),
  unobserved: await startPortal({ RATE_LIMITS: "off", NODE_OPTIONS: `--import ${PRELOAD}` }),
};
const cpu = Object.fromEntries(Object.keys(PATHS).map((name) => [name, { observed: [], unobserved: [] }]));
try {
  const cookies = {};
  for (const [kind, portal] of Object.entries(portals)) {
    cookies[kind] = await signUp(portal.url);
    await measureCost(portal, "/", 100, { headers: { cookie: cookies[kind] } });
  }
  // Alternates, so that background load hits both.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, [address, amount, isSignedIn]] of Object.entries(PATHS)) {
      for (const [kind, portal] of Object.entries(portals)) {
        const headers = isSignedIn ? { cookie: cookies[kind] } : {};
        cpu[name][kind].push((await measureCost(portal, address, amount, { headers }))["cpu ms/request"]);
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
