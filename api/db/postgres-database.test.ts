import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { POSTGRES_URL_VARIABLE } from "../../tests/setup/postgres-url";
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

  it("is migrated once when several processes start concurrently", async () => {
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    const handles = await Promise.all([1, 2, 3].map(() => openPostgresDatabase(url.href)));
    for (const { database } of handles) expect(await database.select().from(verification)).toEqual([]);
    await Promise.all(handles.map((handle) => handle.close()));
  });

  it("receives notifications of other processes, also after its connection was lost", async () => {
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    const handle = await openPostgresDatabase(url.href);
    const received: (string | null)[] = [];
    await handle.listen("news", (payload) => received.push(payload));
    const other = new pg.Client({ connectionString: url.href });
    await other.connect();
    await other.query("select pg_notify('news', 'first')");
    await vi.waitFor(() => expect(received).toEqual(["first"]));
    const failure = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`,
    );
    await vi.waitFor(() => expect(received).toEqual(["first", null]));
    expect(failure).toHaveBeenCalledWith(expect.stringContaining('listens on "news"'));
    failure.mockRestore();
    await other.query("select pg_notify('news', 'second')");
    await vi.waitFor(() => expect(received).toEqual(["first", null, "second"]));
    await Promise.all([other.end(), handle.close()]);
  });

  it("migrates and listens through a direct URL beside a pooler", async () => {
    const direct = new URL(serverUrl);
    direct.pathname = `/${name}`;
    // Refuses what a transaction pooler does badly.
    const pooled = new URL(direct);
    pooled.searchParams.set("options", "-c default_transaction_read_only=on");
    pooled.searchParams.set("application_name", "pooled");
    await client.query(`drop database ${name}`);
    await client.query(`create database ${name}`);
    await expect(openPostgresDatabase(pooled.href)).rejects.toThrow();
    const handle = await openPostgresDatabase(pooled.href, direct.href);
    expect(await handle.database.select().from(verification)).toEqual([]);
    await handle.listen("news", () => undefined);
    const { rows } = await client.query(
      "select application_name from pg_stat_activity where datname = $1 and query like 'listen %'",
      [name],
    );
    expect(rows).toEqual([{ application_name: "" }]);
    await handle.close();
  });

  it("fails to open with the server's own error", async () => {
    const url = new URL(serverUrl);
    url.pathname = "/nowhere";
    await expect(openPostgresDatabase(url.href)).rejects.toThrow('database "nowhere" does not exist');
  });
});
