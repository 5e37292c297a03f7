import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { verification } from "./schema";
import { readSnapshot, writeSnapshot } from "./snapshot";

const SNAPSHOT_TIMEOUT_MS = 240_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "subpixel-snapshot-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe.skipIf(process.env["TEST_DATABASE"] === "postgres")("the snapshot", () => {
  it(
    "holds the migrated and seeded database",
    async () => {
      const target = path.join(folder, "snapshot.tar.gz");
      await writeSnapshot(async (database) => {
        await database.insert(verification).values({ identifier: "seeded", value: "1", expiresAt: new Date() });
      }, target);
      const snapshot = await readSnapshot(target);
      expect(snapshot).not.toBeNull();
      const client = await PGlite.create({
        dataDir: path.join(folder, "data"),
        ...(snapshot && { loadDataDir: snapshot }),
      });
      const { rows } = await client.query("select identifier from verification");
      await client.close();
      expect(rows).toEqual([{ identifier: "seeded" }]);
    },
    SNAPSHOT_TIMEOUT_MS,
  );

  it("is null when none was made", async () => {
    expect(await readSnapshot(path.join(folder, "none.tar.gz"))).toBeNull();
  });
});
