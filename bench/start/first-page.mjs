import { spawn } from "node:child_process";
import { findFreePort } from "../../tests/setup/free-port.ts";
import { isUp } from "../portal.mjs";

const POLL_MS = 5;
const DEADLINE_MS = 120_000;

export async function timeToFirstPage(args, settings) {
  const port = await findFreePort();
  const env = { ...process.env, NODE_ENV: "production", PORT: String(port), LOG_LEVEL: "warn", ...settings };
  const begun = performance.now();
  const server = spawn(process.execPath, args, { env, stdio: ["ignore", "ignore", "inherit"] });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  try {
    while (!(await isUp(`http://127.0.0.1:${port}/`))) {
      if (server.exitCode !== null || performance.now() - begun > DEADLINE_MS) throw new Error("There was no page.");
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    return performance.now() - begun;
  } finally {
    server.kill("SIGTERM");
    await ended;
  }
}
