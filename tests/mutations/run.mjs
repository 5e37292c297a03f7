import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { PARTS } from "./parts.mjs";

const STRYKER = "node_modules/@stryker-mutator/core/bin/stryker.js";
const CONFIGURATION = "tests/mutations/stryker.config.mjs";

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. The parts: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}

const chosen = positionals.length > 0 ? positionals : Object.keys(PARTS);
const weak = chosen.filter((part) => {
  const env = { ...process.env, MUTATED_PART: part };
  return spawnSync(process.execPath, [STRYKER, "run", CONFIGURATION], { env, stdio: "inherit" }).status !== 0;
});
if (weak.length > 0) {
  console.error(`Too many mutants survive in ${weak.join(", ")}.`);
  process.exit(1);
}
