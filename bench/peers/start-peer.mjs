import { spawn } from "node:child_process";
import { findFreePort } from "../../tests/setup/free-port.ts";
import { cpuOfFamily } from "../cpu-of.mjs";
import { isUp } from "../portal.mjs";

/** What `startPortal` returns, as far as it is needed here. */
export async function startPeer({ command: [program, ...args], cwd, env }) {
  const port = await findFreePort();
  const server = spawn(program, args, {
    cwd,
    env: { ...env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://localhost:${port}`;
  while (!(await isUp(`${url}/`))) {
    if (server.exitCode !== null) throw new Error(`${args.join(" ")} did not start in ${cwd}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    cpuMilliseconds: () => cpuOfFamily(server.pid),
    stop: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
    },
  };
}
