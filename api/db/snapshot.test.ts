import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { verification } from "./schema";
import { copySnapshot, writeSnapshot } from "./snapshot";

const SNAPSHOT_TIMEOUT_MS = 240_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "subpixel-snapshot-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe.skipIf(process.env["TEST_DATABASE"] === "postgres")("the snapshot", () => {
  it(
    "contains the migrated and seeded database",
    async () => {
      const target = path.join(folder, "snapshot");
      await writeSnapshot(async (database) => {
        await database.insert(verification).values({ identifier: "seeded", value: "1", expiresAt: new Date() });
      }, target);
      expect(copySnapshot(path.join(folder, "data"), target)).toBe(true);
      const client = await PGlite.create(path.join(folder, "data"));
      const { rows } = await client.query("select identifier from verification");
      await client.close();
      expect(rows).toEqual([{ identifier: "seeded" }]);
    },
    SNAPSHOT_TIMEOUT_MS,
  );

  it("is not copied when none was written", () => {
    expect(copySnapshot(path.join(folder, "data"), path.join(folder, "none"))).toBe(false);
  });
});
