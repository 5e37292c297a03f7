import { parseArgs } from "node:util";
import { startApi } from "./api.mjs";
import { beginPlays, inventNames, createGuests, sendMeasurements } from "./attacks.mjs";

const { values } = parseArgs({ options: { before: { type: "string" } } });
const checkouts = { ...(values.before && { before: values.before }), after: process.cwd() };
const ATTACKS = { measurements: sendMeasurements, plays: beginPlays, guests: createGuests, "log-ins": inventNames };

const tables = Object.fromEntries(Object.keys(ATTACKS).map((attack) => [attack, {}]));
for (const [name, cwd] of Object.entries(checkouts)) {
  const api = await startApi(cwd);
  try {
    for (const [attack, run] of Object.entries(ATTACKS)) {
      tables[attack][name] = await run(api);
      console.log(name, attack, tables[attack][name]);
    }
  } finally {
    await api.stop();
  }
}
for (const [attack, rows] of Object.entries(tables)) {
  console.log(`\n${attack}`);
  console.table(rows);
}
