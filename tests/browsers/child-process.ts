import { spawn, type ChildProcess } from "node:child_process";
import { constants, accessSync } from "node:fs";
import path from "node:path";

const GRACE_MS = 5_000;

/** Null where no folder of PATH has the program. */
export function findProgram(name: string): string | null {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export type StartedProcess = { process: ChildProcess; output: () => string; stop: () => Promise<void> };

/** As the leader of a group, which ends with it: browsers start processes of their own. */
export function startProcess(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): StartedProcess {
  const options = { env: { ...process.env, ...env }, detached: true, stdio: ["ignore", "pipe", "pipe"] as const };
  const child = spawn(program, args, { ...options, stdio: [...options.stdio] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.once("error", ({ message }) => (output += message));
  return { process: child, output: () => output, stop: () => stopGroup(child) };
}

async function stopGroup(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const isRunning = child.exitCode === null && child.signalCode === null;
  signalGroup(pid, "SIGTERM");
  const timer = setTimeout(() => signalGroup(pid, "SIGKILL"), GRACE_MS);
  if (isRunning) await ended;
  clearTimeout(timer);
  signalGroup(pid, "SIGKILL");
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended.
  }
}
