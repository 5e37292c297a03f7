import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { findFreePort } from "../../tests/setup/free-port.ts";

const COMMAND = ["node_modules/@remix-run/dev/dist/cli.js", "dev"];
const LONGEST_BUILD_MS = 180_000;

export async function startDevServer(folder) {
  const [port, devPort] = [await findFreePort(), await findFreePort()];
  const dataDir = path.join(folder, ".data");
  mkdirSync(dataDir, { recursive: true });
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn" };
  const output = [];
  const begun = performance.now();
  const server = spawn(process.execPath, [...COMMAND, "--port", String(devPort)], { cwd: folder, env, stdio: "pipe" });
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk) => output.push(chunk.toString()));
  const ended = new Promise((resolve) => server.once("exit", resolve));
  return {
    begun,
    url: `http://localhost:${port}/`,
    output: () => output.join(""),
    untilUp: () => untilUp(`http://localhost:${port}/`, server, begun),
    stop: async () => {
      server.kill("SIGINT");
      await ended;
    },
  };
}

async function untilUp(url, server, begun) {
  while (!(await isUp(url))) {
    if (server.exitCode !== null || performance.now() - begun > LONGEST_BUILD_MS) throw new Error("remix dev failed.");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Pings, since the page itself is requested by the browser. */
async function isUp(url) {
  return (await fetch(new URL("/api/ping", url)).catch(() => null)) !== null;
}
