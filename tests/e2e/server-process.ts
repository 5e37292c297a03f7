import { spawn, type ChildProcess } from "node:child_process";
import { expect } from "@playwright/test";

const START_DEADLINE_MS = 60_000;
const POLL_MS = 100;
const ANSWER_WITHIN_MS = 5_000;

/** The error contains the server's output. */
export async function startServer(args: string[], env: NodeJS.ProcessEnv, readyUrl: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  server.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  server.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const deadline = Date.now() + START_DEADLINE_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const response = await fetch(readyUrl, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(() => null);
    if (response?.ok) return server;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  server.kill("SIGKILL");
  throw new Error(`${args.join(" ")} did not start:\n${output}`);
}

export async function stopServer(server: ChildProcess): Promise<void> {
  const ended = ending(server);
  server.kill("SIGTERM");
  expect(await ended, "the exit code after SIGTERM").toBe(0);
}

export async function killServer(server: ChildProcess): Promise<void> {
  const ended = ending(server);
  server.kill("SIGKILL");
  await ended;
}

function ending(server: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => server.once("exit", resolve));
}
