import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import pg from "pg";
import { findFreePort } from "../../setup/free-port";
import { startPostgres, type PostgresServer } from "../../setup/postgres";
import { appointOwner, setUpSecondFactor } from "../appoint-owner";
import { savedAtDesk, SEEN_MS } from "../desk-journey";
import { portalSettings } from "../own-portal";
import { gamePath } from "../seeded-addresses";
import { startServer, stopServer } from "../server-process";
import { signUp } from "../sign-up";
import { sendRequest, startLoad, workersOf } from "./worker-processes";

type Portal = { url: string; metricsUrl: string; server: ChildProcess; lines: () => string[] };

let postgres: PostgresServer | null = null;
let dataDir = "";
let one: Portal;
let other: Portal;

async function startPortal(databaseUrl: string, settings: Record<string, string>): Promise<Portal> {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const url = `http://localhost:${String(port)}`;
  const env = {
    ...process.env,
    ...portalSettings(port, dataDir, databaseUrl),
    METRICS_PORT: String(metricsPort),
    ...settings,
  } as NodeJS.ProcessEnv;
  const server = await startServer(["scripts/start.mjs", "build/portal.js"], env, `${url}/healthcheck`);
  let output = "";
  server.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const metricsUrl = `http://127.0.0.1:${String(metricsPort)}/metrics`;
  return { url, metricsUrl, server, lines: () => output.split("\n") };
}

function isStartOf(line: string, pid: number): boolean {
  return line.includes("a process serves") && line.includes(`"pid":${String(pid)},`);
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  postgres = await startPostgres();
  if (!postgres) return;
  dataDir = mkdtempSync(path.join(tmpdir(), "portal-processes-"));
  one = await startPortal(postgres.url, { PROCESSES: "2" });
  other = await startPortal(postgres.url, {});
});

test.afterAll(async () => {
  if (!postgres) return;
  await stopServer(one.server);
  await stopServer(other.server);
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test.beforeEach(() => {
  test.skip(postgres === null, "no PostgreSQL binaries on this machine");
});

test("a session of one portal is valid at the other, and signing out ends it at both", async ({ page }) => {
  await signUp(page, { url: one.url }, "two_doors");
  for (const { url } of [other, one, other, one]) {
    const response = await page.request.get(`${url}/api/session/`);
    expect(await response.text()).toContain('"status":"authenticated"');
  }
  await page.goto(other.url);
  await expect(page.getByText("two_doors").first()).toBeAttached();
  await page.request.post(`${other.url}/api/logout/`, { form: { target: "/" }, headers: { origin: other.url } });
  const after = await page.request.get(`${one.url}/api/session/`);
  expect(await after.text()).not.toContain('"status":"authenticated"');
});

test("every process shows changes of the database", async ({ request }) => {
  const address = gamePath("lantern-run");
  const name = "The Studio by Another Name";
  for (const { url } of [one, other]) expect(await (await request.get(url + address)).text()).not.toContain(name);
  const client = new pg.Client({ connectionString: postgres?.url });
  await client.connect();
  await client.query("update studios set name = $1", [name]);
  await client.end();
  for (const { url } of [one, one, other]) {
    await expect.poll(async () => (await request.get(url + address)).text(), { timeout: SEEN_MS }).toContain(name);
  }
});

test("what the desk publishes is seen at every process: on pages, in searches, sitemaps and news feeds", async ({
  page,
}) => {
  test.slow();
  const username = "publisher";
  await signUp(page, { url: one.url }, username);
  await appointOwner({ url: one.url, dataDir, databaseUrl: postgres?.url ?? "" }, username);
  await page.goto(`${one.url}/desk/second-factor/`);
  await setUpSecondFactor(page);

  await openPiece(page, "tags", "Rhythm");
  await page.getByLabel("Title, English").fill("Beat and rhythm");
  await page.getByLabel("Part of the address").fill("beat");
  await publishAndSee(page, "Beat and rhythm", [
    { address: "/tags/beat/", text: "Beat and rhythm" },
    { address: "/sitemaps/tags-1.xml", text: "/tags/beat/" },
  ]);

  await openPiece(page, "games", "Seaglass");
  await page.getByLabel("Title", { exact: true }).fill("Vitreous Shore");
  await publishAndSee(page, "Vitreous Shore", [
    { address: "/search/?search=vitreous", text: "Vitreous Shore" },
    { address: "/api/suggestions/?search=vitreous", text: "Vitreous Shore" },
    { address: "/sitemaps/games-1.xml", text: "vitreous-shore" },
    { address: "/feeds/games.xml", text: "Vitreous Shore" },
  ]);

  await openPiece(page, "challenges", "");
  const challenge = new URL(page.url()).pathname.replace("/desk", "");
  await page.getByLabel("Name, English").fill("Seven Gulls");
  await publishAndSee(page, "Seven Gulls", [
    { address: challenge, text: "Seven Gulls" },
    { address: "/feeds/challenges.xml", text: "Seven Gulls" },
  ]);
});

type Place = { address: string; text: string };

async function openPiece(page: Page, list: string, name: string): Promise<void> {
  await page.goto(`${one.url}/desk/${list}/?search=${name}&state=PUBLISHED`);
  await page.getByRole("table").getByRole("link", { name }).first().click();
  await expect(page.getByRole("form", { name: "Content" })).toBeVisible();
}

async function publishAndSee(page: Page, name: string, places: readonly Place[]): Promise<void> {
  const everywhere = [one, other].flatMap(({ url }) =>
    places.map(({ address, text }) => ({ address: url + address, text })),
  );
  expect(await Promise.all(everywhere.map(isSeen))).toEqual(everywhere.map(() => false));
  await page.getByRole("button", { name: "Save and publish" }).click();
  await savedAtDesk(page, `${name} is published.`);
  const published = Date.now();
  await Promise.all(everywhere.map((place) => expect.poll(() => isSeen(place), { timeout: SEEN_MS }).toBe(true)));
  const description = `${name} everywhere after ${String(Date.now() - published)} ms`;
  test.info().annotations.push({ type: "seen", description });
}

const CONNECTIONS = 4;

/** On new connections, which go to all processes of a portal. */
async function isSeen({ address, text }: Place): Promise<boolean> {
  const headers = { connection: "close" };
  const texts = Array.from({ length: CONNECTIONS }, async () => (await fetch(address, { headers })).text());
  return (await Promise.all(texts)).every((found) => found.includes(text));
}

test("no request fails when a process is killed or stopped", async () => {
  test.slow();
  await expect.poll(() => workersOf(one.server)).toHaveLength(2);
  const load = startLoad(["/", "/discover/", gamePath("softfall"), "/api/ping/"].map((address) => one.url + address));
  for (const signal of ["SIGKILL", "SIGTERM"] as const) {
    const before = workersOf(one.server);
    process.kill(before[0] ?? 0, signal);
    const serves = (pid: number) => !before.includes(pid) && one.lines().some((line) => isStartOf(line, pid));
    await expect.poll(() => workersOf(one.server).filter(serves), { timeout: 30_000 }).toHaveLength(1);
  }
  const { responses, failed } = await load.stop();
  await expect.poll(() => workersOf(one.server)).toHaveLength(2);
  expect(failed).toEqual([]);
  expect(responses).toBeGreaterThan(50);
});

test("new connections go to every process, and one port serves the metrics of all", async ({ request }) => {
  const figuresOf = (process: string) => [
    new RegExp(`process_resident_memory_bytes\\{process="${process}"\\} \\d+`),
    `subpixel_database_connections{state="total",process="${process}"}`,
    new RegExp(`route="/",status="2xx",process="${process}"`),
  ];
  await expect(async () => {
    await Promise.all(Array.from({ length: 8 }, () => sendRequest(`${one.url}/`, false)));
    const text = await (await request.get(one.metricsUrl)).text();
    for (const figure of [...figuresOf("1"), ...figuresOf("2")]) expect(text).toMatch(figure);
  }).toPass();
});
