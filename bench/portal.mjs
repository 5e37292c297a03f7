import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "../tests/setup/free-port.ts";
import { cpuOfFamily } from "./cpu-of.mjs";

/** What npm start gives to node. */
export function startArguments(checkout = process.cwd()) {
  const { scripts } = JSON.parse(readFileSync(path.join(checkout, "package.json"), "utf8"));
  return scripts.start.split(" ").slice(1);
}

/** Linux only (/proc); has an embedded database unless `settings` name another. `cwd` is a built checkout, `node` the program that runs it. */
export async function startPortal(settings = {}, cwd = process.cwd(), node = process.execPath) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "portal-bench-"));
  const port = await findFreePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: "production", ...settings };
  const server = spawn(node, startArguments(cwd), { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
  const url = `http://localhost:${port}`;
  const started = performance.now();
  while (!(await isUp(`${url}/`))) {
    if (server.exitCode !== null) throw new Error("The portal did not start.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  console.log(`First page ${Math.round(performance.now() - started)} ms after the first start.`);
  return {
    url,
    pid: server.pid,
    cpuMilliseconds: () => cpuOfFamily(server.pid),
    residentMegabytes: () => megabytes(server.pid, "VmRSS"),
    peakMegabytes: () => megabytes(server.pid, "VmHWM"),
    stop: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function isUp(url) {
  const response = await fetch(url).catch(() => null);
  await response?.text();
  return response?.ok ?? false;
}

function megabytes(pid, name) {
  const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Math.round(Number(kilobytes) / 1024);
}
