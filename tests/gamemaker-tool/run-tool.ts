import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import * as z from "zod";

const FOLDER = path.resolve("tests/gamemaker-tool");
const PROGRAM = path.join(FOLDER, "node_modules/@gamemaker/gm-cli/dist/cli.js");
const MIN_NODE = 24;
const NODE =
  Number.parseInt(process.versions.node, 10) >= MIN_NODE
    ? process.execPath
    : path.join(FOLDER, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
const REWRITE = path.join(FOLDER, "rewrite-hosts.mjs");
/** It starts in a second; a busy machine takes longer. */
const TIMEOUT_MS = 180_000;

/** `npm ci --prefix tests/gamemaker-tool` installs both. */
export const isToolInstalled = existsSync(PROGRAM) && existsSync(NODE);

export type ToolRun = { code: number | null; output: string; opened: string[] };

type Answer = { after: string; type: string };

type RunOptions = {
  /** Typed once the tool has printed what comes before. */
  answers?: Answer[];
  /** With the port on which the tool waits for the browser. */
  onOpened?: (address: string, port: number) => Promise<void>;
};

export type ToolProject = {
  folder: string;
  run(args: readonly string[], options?: RunOptions): Promise<ToolRun>;
  readTokens(): Promise<Tokens>;
  writeTokens(tokens: Tokens): Promise<void>;
  remove(): Promise<void>;
};

const tokens = z.object({ accessToken: z.string(), expiresAt: z.number(), refreshToken: z.string().optional() });
export type Tokens = z.output<typeof tokens>;
const message = z.object({ opened: z.string(), port: z.int() });

type Hosts = { apiBase: string; port: number };

/**
 * A GameMaker project whose tool believes the API under test to be its portal. It listens on a free port, unless a real
 * browser has to find it: its own may be taken.
 */
export async function createToolProject(apiBase: string, port = 0): Promise<ToolProject> {
  const folder = await mkdtemp(path.join(tmpdir(), "gamemaker-"));
  await writeFile(path.join(folder, "kite.yyp"), "{}");
  const file = path.join(folder, ".gmcache/gxgames-auth/auth.json");
  return {
    folder,
    run: (args, options = {}) => runTool(folder, { apiBase, port }, args, options),
    readTokens: async () => tokens.parse(JSON.parse(await readFile(file, "utf8"))),
    async writeTokens(next) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(next));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function runTool(
  folder: string,
  { apiBase, port }: Hosts,
  args: readonly string[],
  { answers = [], onOpened }: RunOptions,
): Promise<ToolRun> {
  const tool = spawn(NODE, ["--import", REWRITE, PROGRAM, "gxgames", ...args], {
    cwd: folder,
    env: {
      NODE_ENV: "production",
      PATH: process.env["PATH"] ?? "",
      HOME: folder,
      CI: "1",
      NO_COLOR: "1",
      API_UNDER_TEST: apiBase,
      PORT_UNDER_TEST: String(port),
    },
    stdio: ["pipe", "pipe", "pipe", "ipc"],
    timeout: TIMEOUT_MS,
  });
  const run: ToolRun = { code: null, output: "", opened: [] };
  const pending = [...answers];
  if (pending.length === 0) tool.stdin?.end();
  for (const stream of [tool.stdout, tool.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      run.output += chunk.toString();
      answerPrompt(tool, run, pending);
    });
  }
  const handled: Promise<void>[] = [];
  tool.on("message", (sent) => {
    const { opened, port: listening } = message.parse(sent);
    run.opened.push(opened);
    if (onOpened) handled.push(onOpened(opened, listening));
  });
  const [code] = (await once(tool, "close")) as [number | null];
  await Promise.all(handled).catch((error: unknown) => {
    throw new Error(`The tool said:\n${run.output}`, { cause: error });
  });
  return { ...run, code };
}

function answerPrompt(tool: ChildProcess, run: ToolRun, pending: Answer[]): void {
  const [next] = pending;
  if (!next || !run.output.includes(next.after)) return;
  pending.shift();
  tool.stdin?.write(next.type);
  // The tool would wait for more.
  if (pending.length === 0) tool.stdin?.end();
}
