import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeFileStore } from "../../tests/fixtures/describe-file-store";
import { startS3Server, type S3Server } from "../../tests/fixtures/s3-server";
import { createS3Store } from "./s3-store";

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "s3-"));
  server = await startS3Server(folder);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const open = (settings = {}) => createS3Store({ ...server.settings, ...settings }, path.join(folder, "work"));

describeFileStore("an S3 server", () => open());

describe("an S3 server", () => {
  it.each(["../../etc/passwd", "", "uploads/../x/1", `${"a".repeat(64)}?acl`])(
    "is never asked for the key %j",
    async (key) => {
      await expect(open().read(key)).rejects.toThrow("is no key");
    },
  );

  it("that refuses the keys fails, and says so", async () => {
    const store = open({ secretAccessKey: "another" });
    await expect(store.has(["a".repeat(64)])).rejects.toThrow();
    await expect(store.read("a".repeat(64))).rejects.toThrow("signature");
  });

  it("that lacks the bucket fails, and says so", async () => {
    await expect(open({ bucket: "another" }).read("a".repeat(64))).rejects.toThrow("bucket");
    await expect(open({ bucket: "another" }).check()).rejects.toThrow();
  });
});
