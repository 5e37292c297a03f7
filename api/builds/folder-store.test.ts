import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeFileStore } from "../../tests/fixtures/describe-file-store";
import { createFolderStore } from "./folder-store";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "store-"));
});
afterEach(() => rm(folder, { recursive: true }));

describeFileStore("a folder", () => createFolderStore(folder));

describe("a folder", () => {
  it.each(["../../etc/passwd", "a/b", "", "A".repeat(64), `${"a".repeat(64)}.zip`, "uploads/../x/1", "uploads/x/1"])(
    "has no place for the key %j",
    async (key) => {
      const store = createFolderStore(folder);
      await expect(store.read(key)).rejects.toThrow("is no key");
      await expect(store.add(key, path.join(folder, "a"))).rejects.toThrow("is no key");
      expect(await readdir(folder)).toEqual([]);
    },
  );
});
