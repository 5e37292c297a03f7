import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { inflated, inflateStart } from "./inflate";

const long = Buffer.alloc(3_000_000, "2021.3.5f1 ");

describe("inflateStart", () => {
  it.each([
    ["br", brotliCompressSync(long)],
    ["gzip", gzipSync(long)],
  ] as const)("gives the beginning of %s data that is cut off", async (encoding, data) => {
    const start = await inflateStart(data.subarray(0, 100), encoding);
    expect(start?.toString("latin1", 0, 21)).toBe("2021.3.5f1 2021.3.5f1");
    expect(start?.length).toBeLessThan(100_000);
  });

  it.each(["br", "gzip"] as const)("is null for what is no %s", async (encoding) => {
    expect(await inflateStart(Buffer.from("<!doctype html>"), encoding)).toBeNull();
  });

  it("is empty where there is nothing yet", async () => {
    expect(await inflateStart(gzipSync(long).subarray(0, 4), "gzip")).toEqual(Buffer.alloc(0));
  });
});

describe("inflated", () => {
  it("fails at the end of what is cut off", async () => {
    const content = inflated(Readable.from([gzipSync(long).subarray(0, 2_000)]), "gzip");
    await expect(buffer(content)).rejects.toThrow("unexpected end of file");
  });

  it("fails like the content", async () => {
    const content = new Readable({
      read() {
        this.destroy(new Error("the disk is gone"));
      },
    });
    await expect(buffer(inflated(content, "br"))).rejects.toThrow("the disk is gone");
  });
});
