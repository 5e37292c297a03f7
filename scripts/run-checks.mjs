import { spawn } from "node:child_process";

const PARALLEL = ["lint", "test:build", "typecheck", "format"];

/** What is added to the everyday tests: none, "full" or "weekly". */
const range = process.argv[2]?.replace("--", "");
const TESTS = ["test:unit", "test:e2e"];
const times = [];
const begun = Date.now();

await Promise.all((range ? ["test:build"] : PARALLEL).map((script) => run(script, "pipe")));
for (const script of TESTS) await run(script, "inherit");
console.log(`All checks passed in ${minutes(Date.now() - begun)}: ${times.join(", ")}.`);

async function run(script, output) {
  console.log(`${script} …`);
  const start = Date.now();
  const env = { ...process.env, ...(range && { TEST_RANGE: range }) };
  const check = spawn("npm", ["run", "--silent", script], { env, stdio: ["ignore", output, output] });
  const printed = [];
  for (const stream of [check.stdout, check.stderr]) stream?.on("data", (chunk) => printed.push(chunk));
  const code = await new Promise((resolve) => check.once("close", resolve));
  if (code !== 0) {
    process.stderr.write(Buffer.concat(printed));
    console.error(`${script} failed.`);
    process.exit(1);
  }
  times.push(`${script} ${minutes(Date.now() - start)}`);
  console.log(`${script} passed in ${minutes(Date.now() - start)}`);
}

function minutes(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")} min`;
}
