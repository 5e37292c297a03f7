import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../../tests/setup/free-port.ts";

const STREAMS = 40;
const MESSAGES = 200;
const START_MS = 120_000;

const port = await findFreePort();
const base = `http://127.0.0.1:${port}`;
const folder = await mkdtemp(path.join(tmpdir(), "flood-"));
const env = {
  ...process.env,
  PORT: String(port),
  HOST: "127.0.0.1",
  SITE_URL: base,
  DATA_DIR: folder,
  LOG_LEVEL: "error",
};
const server = spawn("npx", ["tsx", "api/serve.ts"], { env, stdio: ["ignore", "ignore", "inherit"], detached: true });

let cookie = "";
async function callApi(pathname, body) {
  const headers = { origin: base, "content-type": "application/json", cookie };
  const response = await fetch(base + pathname, {
    headers,
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  const [set] = response.headers.getSetCookie();
  if (set) cookie = set.split(";")[0];
  return { status: response.status, data: (await response.json()).data };
}

async function untilStarted() {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    const response = await callApi("/gxc/v3/games?pageSize=1").catch(() => null);
    if (response?.status === 200) return response.data.games[0].gameId;
    await sleep(500);
  }
  throw new Error("The API did not start.");
}

async function floodRoom(gameId) {
  const { data: play } = await callApi(`/gxc/v2/games/${gameId}/play`, {});
  const room = { trackId: play.trackId, region: "main", maxPlayers: 2 };
  const { data } = await callApi(`/gg/games/${gameId}/rooms`, room);
  for (let sent = 0; sent < MESSAGES; sent += 1) {
    await callApi(`/gg/rooms/${data.roomId}/messages`, { data: "x".repeat(4_000) });
  }
  const abort = new AbortController();
  const streams = Array.from({ length: STREAMS }, () => ({ isOpen: false, bytes: 0 }));
  for (const stream of streams) {
    const events = `${base}/gg/rooms/${data.roomId}/events`;
    void fetch(events, { headers: { cookie }, signal: abort.signal })
      .then(async (response) => {
        stream.isOpen = response.status === 200;
        for await (const chunk of response.body) stream.bytes += chunk.length;
      })
      .catch(() => undefined)
      .finally(() => (stream.isOpen = false));
    await sleep(50);
  }
  await sleep(5_000);
  const open = streams.filter(({ isOpen }) => isOpen).length;
  const kilobytes = Math.round(streams.reduce((sum, { bytes }) => sum + bytes, 0) / 1024);
  abort.abort();
  return `Of ${STREAMS} streams of one seat ${open} stay open; ${kilobytes} kB were replayed.`;
}

try {
  console.log(await floodRoom(await untilStarted()));
} finally {
  if (server.pid !== undefined) process.kill(-server.pid, "SIGTERM");
  await sleep(1_000);
  await rm(folder, { recursive: true, force: true });
}
