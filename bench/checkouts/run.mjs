import path from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "../../tests/setup/postgres.ts";
import { measureCost } from "../cost.mjs";
import { median } from "../median.ts";
import { pagePaths } from "../page-paths.mjs";
import { startPortal } from "../portal.mjs";
import { signUp } from "../signed-in.mjs";

const { values, positionals } = parseArgs({
  options: { rounds: { type: "string", default: "30" } },
  allowPositionals: true,
});
const [other] = positionals;
if (other === undefined) throw new Error("Name the folder of another checkout that is built.");
const rounds = Number(values.rounds);
/** Requests of a round: short, so that both checkouts meet the same background load. */
const VISITOR_REQUESTS = 400;
const SIGNED_IN_REQUESTS = 20;

const sides = {};
for (const [name, folder] of Object.entries({ other: path.resolve(other), this: process.cwd() })) {
  const postgres = await startPostgres();
  const settings = { DATABASE_URL: postgres.url, SESSION_SECRET: "a secret for measurements only" };
  const portal = await startPortal({ RATE_LIMITS: "off", LOG_LEVEL: "warn", ...settings }, folder);
  sides[name] = { postgres, portal };
}

try {
  for (const side of Object.values(sides)) {
    side.cookie = await signUp(side.portal.url);
    side.pages = { ...(await pagePaths(side.portal.url)), "bare route": "/api/ping/" };
  }
  const rows = {};
  for (const page of Object.keys(sides.this.pages)) {
    for (const isSignedIn of [false, true]) {
      const row = await compare(page, isSignedIn);
      rows[`${page}, ${isSignedIn ? "signed in" : "visitor"}`] = row;
      console.log(page, isSignedIn ? "signed in" : "visitor", JSON.stringify(row));
    }
  }
  console.log("Server CPU per request in milliseconds, medians of alternating rounds");
  console.table(rows);
} finally {
  for (const { portal, postgres } of Object.values(sides)) {
    await portal.stop();
    await postgres.stop();
  }
}

async function compare(page, isSignedIn) {
  const cpu = { other: [], this: [] };
  // The first rounds warm up.
  for (let round = -3; round < rounds; round += 1) {
    const order = round % 2 === 0 ? ["other", "this"] : ["this", "other"];
    for (const name of order) {
      const cost = await measureSide(sides[name], page, isSignedIn);
      if (round >= 0) cpu[name].push(cost);
    }
  }
  const [one, two] = [median(cpu.other), median(cpu.this)];
  const ratios = cpu.this.map((cost, round) => cost / cpu.other[round]).sort((a, b) => a - b);
  const at = (share) => Number(ratios[Math.floor(share * (ratios.length - 1))].toFixed(2));
  return {
    other: Number(one.toFixed(2)),
    this: Number(two.toFixed(2)),
    times: Number((two / one).toFixed(2)),
    "ratio, quartiles": `${at(0.25)} ${at(0.5)} ${at(0.75)}`,
  };
}

async function measureSide({ portal, cookie, pages }, page, isSignedIn) {
  const headers = isSignedIn ? { cookie } : {};
  const amount = isSignedIn ? SIGNED_IN_REQUESTS : VISITOR_REQUESTS;
  return (await measureCost(portal, pages[page], amount, { headers }))["cpu ms/request"];
}
