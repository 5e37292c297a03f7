import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listGames } from "~contract/calls/games";
import { listFavorites } from "~contract/calls/library";
import { getProfile } from "~contract/calls/profile";
import { getWallet, listPurchases } from "~contract/calls/spending";
import { closeDatabase, getDatabase } from "~api/db/client";
import { gameReports, reportCases } from "~api/db/schema";
import { EmbeddedEngine } from "~api/db/embedded-engine";
import { dataOf } from "../fixtures/api-responses";
import { POSTGRES_URL_VARIABLE } from "../setup/postgres-url";
import { apiOn, type TestApi, type TestVisitor } from "../setup/test-api";
import { PASSWORD, PLAYER } from "./player";

const FOLDER = path.resolve("tests/releases");
const DUMPS = readdirSync(FOLDER).filter((file) => file.endsWith(".sql.gz"));

async function restore(
  dump: string,
): Promise<{ addresses: Parameters<typeof getDatabase>[0]; drop: () => Promise<void> }> {
  const statements = gunzipSync(readFileSync(path.join(FOLDER, dump))).toString();
  // psql commands that newer versions of pg_dump write.
  const script = statements.replaceAll(/^\\.*$/gm, "");
  if (process.env["TEST_DATABASE"] === "postgres") return restoreOnServer(script);
  const dataDir = mkdtempSync(path.join(tmpdir(), "release-"));
  const engine = await EmbeddedEngine.open(path.join(dataDir, "database"));
  await engine.exec(script);
  await engine.close();
  return {
    addresses: { databaseUrl: undefined, dataDir },
    drop: () => Promise.resolve(rmSync(dataDir, { recursive: true })),
  };
}

async function restoreOnServer(script: string): ReturnType<typeof restore> {
  const serverUrl = process.env[POSTGRES_URL_VARIABLE] ?? "";
  const name = `release_${String(process.pid)}`;
  const run = async (url: string, statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await run(url.href, script);
  return {
    addresses: { databaseUrl: url.href, dataDir: "" },
    drop: () => run(serverUrl, `drop database ${name}`),
  };
}

describe.each(DUMPS)("the database of %s", (dump) => {
  let api: TestApi;
  let player: TestVisitor;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    // Later files reopen the process's database.
    await closeDatabase();
    const restored = await restore(dump);
    drop = restored.drop;
    api = apiOn(await getDatabase(restored.addresses));
    player = api.visitor();
  });

  afterAll(async () => {
    await closeDatabase();
    await drop();
  });

  it("has its games", async () => {
    const { games } = await dataOf(listGames, api.fetch("/gxc/v3/games?pageSize=50"));
    expect(games.map(({ title }) => title)).toContain("Lantern Run");
  });

  it("lets its player log in, with wallet, purchases and favourites", async () => {
    const fields = { intent: "sign-in", login: PLAYER, password: PASSWORD };
    expect((await player.postForm("/session/login?target=%2F", fields)).status).toBe(303);
    expect(await dataOf(getProfile, player.fetch("/profile"))).toMatchObject({ username: PLAYER });
    const { balances } = await dataOf(getWallet, player.fetch("/profile/wallet"));
    expect(balances).toContainEqual({ currency: "RPX", balance: 5 });
    const { purchases } = await dataOf(listPurchases, player.fetch("/profile/purchases"));
    expect(purchases).toHaveLength(1);
    const { favorites } = await dataOf(listFavorites, player.fetch("/profile/favorites?type=games"));
    expect(favorites).toHaveLength(1);
  });

  it("has an open case for each game that was reported", async () => {
    const reports = await api.database.select({ gameId: gameReports.gameId }).from(gameReports);
    const cases = await api.database.select().from(reportCases);
    expect(cases.flatMap(({ gameId, reports: count }) => Array.from({ length: count }, () => gameId)).sort()).toEqual(
      reports.map(({ gameId }) => gameId).sort(),
    );
    expect(cases.map(({ state, version }) => [state, version])).toEqual([["open", 1]]);
  });
});
