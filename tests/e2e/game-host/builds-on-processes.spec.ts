import { spawnSync, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { UPLOAD_PART_BYTES } from "../../../contract/calls/developer-builds";
import { StudioCalls, studioOnServer, type StudioOnServer } from "../../fixtures/studio-calls";
import { zipOf } from "../../fixtures/zip-file";
import { findFreePort } from "../../setup/free-port";
import { startPostgres, type PostgresServer } from "../../setup/postgres";
import { portalSettings } from "../own-portal";
import { killServer, startServer, stopServer } from "../server-process";
import { expectGame } from "../studio-journey";

type Portal = { url: string; server: ChildProcess };

/** A lease, and how often processes look for one that has passed. */
const TAKEN_OVER_MS = 150_000;

let postgres: PostgresServer | null = null;
let dataDir = "";
let one: Portal;
let other: Portal;
let studio: StudioOnServer;

async function startPortal(databaseUrl: string): Promise<Portal> {
  const port = await findFreePort();
  const url = `http://localhost:${String(port)}`;
  const env = { ...process.env, ...portalSettings(port, dataDir, databaseUrl), RATE_LIMITS: "off" };
  const server = await startServer(["scripts/start.mjs", "build/portal.js"], env, `${url}/healthcheck`);
  return { url, server };
}

function createStudio(databaseUrl: string): StudioOnServer {
  const env = { ...process.env, ...portalSettings(0, dataDir, databaseUrl) };
  const created = spawnSync(process.execPath, ["--import", "tsx", "tests/e2e/create-studio.ts"], {
    env,
    encoding: "utf8",
  });
  if (created.status !== 0) throw new Error(`No studio was created:\n${created.stderr}`);
  return studioOnServer.parse(JSON.parse(created.stdout));
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  postgres = await startPostgres();
  if (!postgres) return;
  dataDir = mkdtempSync(path.join(tmpdir(), "portal-builds-"));
  one = await startPortal(postgres.url);
  other = await startPortal(postgres.url);
});

test.afterAll(async () => {
  if (!postgres) return;
  if (one.server.signalCode === null) await stopServer(one.server);
  await stopServer(other.server);
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test.beforeEach(() => {
  test.skip(postgres === null, "no PostgreSQL binaries on this machine");
  studio = createStudio(postgres?.url ?? "");
});

/** A page that says its colour beside a file of so many bytes. */
function gameZip(colour: string, besides: { name: string; content: Buffer | string }): Buffer<ArrayBuffer> {
  const content = `<!doctype html><html lang="en"><title>Kite</title><body><h1>A ${colour} kite</h1>`;
  return Buffer.from(
    zipOf([
      { name: "index.html", content },
      { ...besides, stored: true },
    ]),
  );
}

async function expectPlays(page: Page, { url }: Portal, colour: string): Promise<void> {
  await page.goto(`${url}/games/${studio.shortId}/${studio.slug}/`);
  await expectGame(page, colour);
}

async function expectNothingHalfMade(page: Page, { url }: Portal): Promise<void> {
  const calls = new StudioCalls(url, studio);
  expect((await calls.details()).tracks.map(({ releaseId }) => releaseId)).toEqual([null, null]);
  expect(await calls.call(`/games/${studio.gameId}/releases`)).toMatchObject({ releases: [] });
  expect((await page.goto(`${url}/games/${studio.shortId}/${studio.slug}/`))?.status()).toBe(404);
}

test("a build comes in by two processes, is published on one and played from the other, and goes back", async ({
  page,
}) => {
  test.slow();
  const [first, second] = [new StudioCalls(one.url, studio), new StudioCalls(other.url, studio)];
  const zip = gameZip("red", { name: "sky.ogg", content: Buffer.alloc(UPLOAD_PART_BYTES, 7) });
  const { uploadId } = await first.start(zip.length);
  await first.sendPart(uploadId, 0, zip.subarray(0, UPLOAD_PART_BYTES));
  await second.sendPart(uploadId, 1, zip.subarray(UPLOAD_PART_BYTES));
  const red = await first.untilChecked(uploadId);
  expect(red).toMatchObject({ state: "DONE", version: "1.0.0.0" });
  await first.addCover();
  await first.publish();
  await expectPlays(page, other, "red");
  expect(await second.sendBundle(gameZip("blue", { name: "sky.ogg", content: "blue" }))).toMatchObject({
    state: "DONE",
    version: "1.0.0.1",
  });
  await second.publish();
  await expectPlays(page, one, "blue");
  await first.switchPublicTrack(red.releaseId);
  await expectPlays(page, other, "red");
});

test("a process is killed while it receives a part: the part is sent to another one", async ({ page }) => {
  test.slow();
  const zip = gameZip("green", { name: "sky.ogg", content: Buffer.alloc(UPLOAD_PART_BYTES, 9) });
  const { uploadId } = await new StudioCalls(one.url, studio).start(zip.length);
  const address = `${one.url}/embedded/api/gamedev/uploads/${uploadId}/parts/0`;
  const headers = { authorization: `Bearer ${studio.token}`, "content-length": UPLOAD_PART_BYTES };
  const half = request(address, { method: "PUT", headers });
  const broken = new Promise((resolve) => half.once("error", resolve));
  await new Promise((resolve) => half.write(zip.subarray(0, UPLOAD_PART_BYTES / 2), resolve));
  await killServer(one.server);
  await broken;
  const calls = new StudioCalls(other.url, studio);
  expect(await calls.find(uploadId)).toMatchObject({ state: "RECEIVING", receivedBytes: 0 });
  await expectNothingHalfMade(page, other);
  await calls.sendPart(uploadId, 0, zip.subarray(0, UPLOAD_PART_BYTES));
  await calls.sendPart(uploadId, 1, zip.subarray(UPLOAD_PART_BYTES));
  expect(await calls.untilChecked(uploadId)).toMatchObject({ state: "DONE", version: "1.0.0.0" });
  one = await startPortal(postgres?.url ?? "");
});

test("a process is killed while it checks: another one takes over, and what it makes is played", async ({ page }) => {
  test.setTimeout(2 * TAKEN_OVER_MS);
  const zip = gameZip("white", { name: "engine.js", content: randomBytes(3 * UPLOAD_PART_BYTES).toString("hex") });
  const calls = new StudioCalls(one.url, studio);
  const { uploadId } = await calls.start(zip.length);
  await calls.sendParts(uploadId, zip);
  const rest = new StudioCalls(other.url, studio);
  await expect.poll(async () => (await rest.find(uploadId)).checkedBytes).toBeGreaterThan(0);
  await killServer(one.server);
  expect(await rest.find(uploadId)).toMatchObject({ state: "CHECKING", releaseId: null });
  await expectNothingHalfMade(page, other);
  await expect.poll(async () => (await rest.find(uploadId)).state, { timeout: TAKEN_OVER_MS }).toBe("DONE");
  await rest.addCover();
  await rest.publish();
  await expectPlays(page, other, "white");
});
