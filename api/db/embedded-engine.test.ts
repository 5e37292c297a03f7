import { spawn } from "node:child_process";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EmbeddedEngine, databaseOf } from "./embedded-engine";
import { IN_MEMORY } from "./in-memory";

const OPEN_TIMEOUT_MS = 240_000;
const AS_OBJECTS = { rowMode: "object", parsers: {} } as const;

let engine: EmbeddedEngine;
let database: ReturnType<typeof databaseOf>;

describe.skipIf(process.env["TEST_DATABASE"] === "postgres")("the embedded engine", () => {
  beforeAll(async () => {
    engine = await EmbeddedEngine.open(IN_MEMORY);
    database = databaseOf(engine);
    await engine.exec("create table numbers (number int primary key); create table kinds (bytes bytea, list text[])");
  }, OPEN_TIMEOUT_MS);
  afterAll(() => engine.close());

  const numbers = async () => {
    const { rows } = await engine.query("select number from numbers order by number", [], AS_OBJECTS);
    return rows;
  };

  it("passes values on as they are", async () => {
    const values = [new Uint8Array([0, 255]), ["a,b", null, '"'], 9_007_199_254_740_993n, { a: [1] }, null, true, 1.5];
    const text = "select $1::bytea, $2::text[], $3::int8, $4::jsonb, $5::text, $6::bool, $7::float8, now() as moment";
    const { rows } = await engine.query(text, values, { rowMode: "array", parsers: { 1184: String } });
    expect(rows).toEqual([[...values, expect.stringMatching(/^\d{4}-\d\d-\d\d /)]]);
  });

  it("gives errors their codes, constraints and texts", async () => {
    await database.execute(sql`insert into numbers values (1)`);
    await expect(database.execute(sql`insert into numbers values (1)`)).rejects.toMatchObject({
      cause: { code: "23505", constraint: "numbers_pkey", message: expect.stringContaining("duplicate key") as string },
    });
    await expect(engine.exec("select 1/0")).rejects.toMatchObject({ code: "22012" });
    await database.execute(sql`delete from numbers`);
  });

  it("lets nothing in between the statements of a transaction", async () => {
    const seen: unknown[] = [];
    const outside: Promise<unknown>[] = [];
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`insert into numbers values (1)`);
      outside.push(numbers().then((rows) => seen.push(rows)));
      outside.push(database.transaction((later) => later.execute(sql`insert into numbers values (3)`)));
      await transaction.execute(sql`insert into numbers values (2)`);
      expect(seen).toEqual([]);
      expect(engine.isInTransaction).toBe(true);
    });
    await Promise.all(outside);
    expect(engine.isInTransaction).toBe(false);
    expect(seen).toEqual([[{ number: 1 }, { number: 2 }]]);
    expect(await numbers()).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
    await database.execute(sql`delete from numbers`);
  });

  it("rolls back what fails, in whole or to a savepoint", async () => {
    const failing = database.transaction(async (transaction) => {
      await transaction.execute(sql`insert into numbers values (1)`);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`insert into numbers values (2)`);
      const inner = transaction.transaction((savepoint) => savepoint.execute(sql`insert into numbers values (2)`));
      await expect(inner).rejects.toMatchObject({ cause: { code: "23505" } });
    });
    expect(await numbers()).toEqual([{ number: 2 }]);
    await database.execute(sql`delete from numbers`);
  });

  it("does not call a transaction committed that has been rolled back", async () => {
    const failed = database.transaction(async (transaction) => {
      await transaction.execute(sql`insert into numbers values (1)`);
      await transaction.execute(sql`select 1/0`).catch(() => undefined);
    });
    await expect(failed).rejects.toMatchObject({ code: "25P02" });
    expect(await numbers()).toEqual([]);
  });

  it("refuses statements of a transaction that has ended", async () => {
    const ended = await database.transaction((transaction) => Promise.resolve(transaction));
    await expect(ended.execute(sql`select 1`)).rejects.toMatchObject({
      cause: { message: "The transaction has ended." },
    });
  });

  it("notifies every listener once the transaction is committed", async () => {
    const [first, second]: string[][] = [[], []];
    await engine.listen("news", (payload) => first?.push(payload));
    await engine.listen("news", (payload) => second?.push(payload));
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_notify('news', 'committed')`);
      expect(first).toEqual([]);
    });
    await expect.poll(() => [first, second]).toEqual([["committed"], ["committed"]]);
  });

  it("leaves the event loop free while a statement runs", async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await engine.exec("select count(*) from generate_series(1, 1000000) one where md5(one::text) like 'a%'");
    clearInterval(timer);
    expect(turns).toBeGreaterThan(20);
  });

  it(
    "refuses statements once it is closed",
    async () => {
      const other = await EmbeddedEngine.open(IN_MEMORY);
      const last = other.exec("select 1");
      await other.close();
      await last;
      await expect(other.exec("select 1")).rejects.toThrow("The embedded database is closed.");
    },
    OPEN_TIMEOUT_MS,
  );

  it(
    "ends the process if its thread fails",
    async () => {
      const env = { ...process.env, NODE_OPTIONS: "--import ./tests/fixtures/crash-embedded-thread.mjs" };
      const program = spawn(process.execPath, ["--import", "tsx", "tests/fixtures/use-embedded-engine.ts"], { env });
      const errors: string[] = [];
      program.stderr.on("data", (chunk: Buffer) => errors.push(String(chunk)));
      expect(await once(program, "close")).toEqual([1, null]);
      expect(errors.join("")).toContain("The thread has crashed.");
    },
    OPEN_TIMEOUT_MS,
  );

  it("says why it could not be opened", async () => {
    await expect(EmbeddedEngine.open("/dev/null/database")).rejects.toThrow();
  });
});
