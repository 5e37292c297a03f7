import { measureCost } from "./cost.mjs";
import { measureScripts } from "./scripts.mjs";
import { startPortal } from "./portal.mjs";

const MEMORY_REQUESTS = 20_000;
const portal = await startPortal();

try {
  const scripts = await measureScripts(`${portal.url}/`);
  console.log("\nScripts of the home page");
  console.table(scripts);

  console.log("Cost of a request, one run, 10 connections");
  await measureCost(portal, "/", 500);
  const bare = await measureCost(portal, "/api/logout/", 4_000);
  const home = await measureCost(portal, "/", 2_000);
  const german = await measureCost(portal, "/de/", 2_000);
  const rows = { "bare route": bare, "home page": home, "home page, German": german };
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, row]) => [name, { ...row, "cpu, times bare": ratio(row, bare) }]),
    ),
  );

  const before = portal.residentMegabytes();
  await measureCost(portal, "/", MEMORY_REQUESTS);
  const after = portal.residentMegabytes();
  console.log(
    `Resident memory: ${before} MB before and ${after} MB after ${MEMORY_REQUESTS} requests of the home page`,
  );
} finally {
  await portal.stop();
}

function ratio(row, base) {
  return Number((row["cpu ms/request"] / base["cpu ms/request"]).toFixed(1));
}
