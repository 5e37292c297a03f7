import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { findFreePort } from "./free-port";

export type PostgresServer = { url: string; stop(): Promise<void> };

const DEBIAN_ROOT = "/usr/lib/postgresql";
const START_TIMEOUT_MS = 30_000;
const POLL_MS = 100;

type Owner = { uid: number; gid: number };

export function findPostgresPrograms(): string | null {
  const onPath = (process.env["PATH"] ?? "").split(path.delimiter);
  const versions = existsSync(DEBIAN_ROOT) ? readdirSync(DEBIAN_ROOT) : [];
  const newestFirst = versions.sort((left, right) => Number(right) - Number(left));
  const folders = [...onPath, ...newestFirst.map((version) => path.join(DEBIAN_ROOT, version, "bin"))];
  const hasPrograms = (folder: string) => ["initdb", "postgres"].every((name) => existsSync(path.join(folder, name)));
  return folders.find((folder) => folder !== "" && hasPrograms(folder)) ?? null;
}

/** Null, with a message, when PostgreSQL is not installed. */
export async function startPostgres(): Promise<PostgresServer | null> {
  const programs = findPostgresPrograms();
  if (!programs) {
    console.warn(`PostgreSQL's programs were found neither in PATH nor in ${DEBIAN_ROOT}: nothing is tested on it.`);
    return null;
  }
  const owner = ownerOfServer();
  const folder = await mkdtemp(path.join(tmpdir(), "subpixel-postgres-"));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = path.join(folder, "data");
  initialise(programs, data, owner);
  const port = await findFreePort();
  const speed = ["fsync=off", "full_page_writes=off", "jit=off"].flatMap((setting) => ["-c", setting]);
  const settings = [...speed, "-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=${folder}`];
  const server = spawn(path.join(programs, "postgres"), ["-D", data, "-p", String(port), ...settings], {
    ...owner,
    stdio: "ignore",
  });
  const url = `postgres://subpixel@127.0.0.1:${String(port)}/postgres`;
  await untilReady(url, server);
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function initialise(programs: string, data: string, owner: Owner | undefined): void {
  const options = ["-D", data, "-U", "subpixel", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"];
  const result = spawnSync(path.join(programs, "initdb"), options, { ...owner, encoding: "utf8" });
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr}`);
}

/** PostgreSQL refuses to run as root. */
function ownerOfServer(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  const entry = ["postgres", "nobody"].map((name) => users.find((line) => line.startsWith(`${name}:`))).find(Boolean);
  const [, , uid, gid] = entry?.split(":") ?? [];
  if (uid === undefined || gid === undefined) throw new Error("Neither a user postgres nor a user nobody exists.");
  return { uid: Number(uid), gid: Number(gid) };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}
