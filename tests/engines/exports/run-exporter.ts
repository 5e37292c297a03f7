import { spawn } from "node:child_process";

/** Runs an engine's command line; its last words are in the error. */
export async function runExporter(
  command: string,
  args: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<void> {
  const exporter = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  const printed: Buffer[] = [];
  for (const stream of [exporter.stdout, exporter.stderr]) stream.on("data", (chunk: Buffer) => printed.push(chunk));
  const code = await new Promise((resolve, reject) => exporter.once("close", resolve).once("error", reject));
  if (code !== 0) throw new Error(`${command} failed:\n${Buffer.concat(printed).toString("utf8").slice(-2_000)}`);
}
