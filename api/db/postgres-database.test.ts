import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POSTGRES_URL_VARIABLE } from "../../tests/setup/postgres-database";
import { openPostgresDatabase } from "./postgres-database";
import { verification } from "./schema";

const serverUrl = process.env[POSTGRES_URL_VARIABLE] ?? "";
const name = `fresh_${String(process.pid)}`;

describe.runIf(process.env["TEST_DATABASE"] === "postgres")("a PostgreSQL server's database", () => {
  const client = new pg.Client({ connectionString: serverUrl });
  beforeAll(async () => {
    await client.connect();
    await client.query(`create database ${name}`);
  });
  afterAll(async () => {
    await client.query(`drop database ${name}`);
    await client.end();
  });

  it("is migrated once when several processes start on it together", async () => {
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    const handles = await Promise.all([1, 2, 3].map(() => openPostgresDatabase(url.href)));
    for (const { database } of handles) expect(await database.select().from(verification)).toEqual([]);
    await Promise.all(handles.map((handle) => handle.close()));
  });

  it("fails to open with the server's own reason", async () => {
    const url = new URL(serverUrl);
    url.pathname = "/nowhere";
    await expect(openPostgresDatabase(url.href)).rejects.toThrow('database "nowhere" does not exist');
  });
});
