import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { FileStore } from "./file-store";
import { chooseForm, openForm } from "./stored-form";
import type { BuildFile } from "./stored-file";

const hash = "a".repeat(64);
const script: BuildFile = {
  ...{ hash, bytes: 100, brotliBytes: 20, gzipBytes: 30 },
  ...{ contentType: "text/javascript", encoding: null },
};
const unity: BuildFile = { ...script, brotliBytes: null, gzipBytes: null, encoding: "br" };

const formOf = (file: BuildFile, acceptEncoding: string | null, hasRange = false) => {
  const { key, bytes, encoding, inflates } = chooseForm(file, { acceptEncoding, hasRange });
  return `${key.slice(hash.length) || "itself"} ${String(bytes)} ${String(encoding)}${inflates ? " inflated" : ""}`;
};

describe("chooseForm", () => {
  it.each([
    ["gzip, deflate, br", ".br 20 br"],
    ["gzip, deflate", ".gz 30 gzip"],
    ["GZIP;q=0.5", ".gz 30 gzip"],
    ["br;q=0, gzip", ".gz 30 gzip"],
    ["br;q=0.0, gzip;q=0", "itself 100 null"],
    ["*", ".br 20 br"],
    ["*, br;q=0", ".gz 30 gzip"],
    ["identity;q=1, *;q=0", "itself 100 null"],
    ["", "itself 100 null"],
    [null, "itself 100 null"],
  ])("of a script, for %j, is %s", (accept, form) => {
    expect(formOf(script, accept)).toBe(form);
  });

  it("is the smallest", () => {
    expect(formOf({ ...script, gzipBytes: 10 }, "gzip, br")).toBe(".gz 10 gzip");
    expect(formOf({ ...script, brotliBytes: null, gzipBytes: null }, "gzip, br")).toBe("itself 100 null");
  });

  it("is the file itself where a part of it is asked for", () => {
    expect(formOf(script, "gzip, br", true)).toBe("itself 100 null");
  });

  it("of a file that the engine compressed has that encoding, or is inflated", () => {
    expect(formOf(unity, "gzip, br")).toBe("itself 100 br");
    expect(formOf(unity, "gzip, br", true)).toBe("itself 100 br");
    expect(formOf(unity, "gzip")).toBe("itself 100 null inflated");
  });
});

describe("openForm", () => {
  const storeOf = (content: Buffer) => {
    const asked: unknown[] = [];
    const store: Pick<FileStore, "read"> = {
      read: (key, range) => {
        asked.push([key.slice(hash.length), range]);
        return Promise.resolve(Readable.from([content]));
      },
    };
    return { store: store as FileStore, asked };
  };

  it("reads the form, and the range", async () => {
    const { store, asked } = storeOf(Buffer.from("x"));
    const range = { start: 1, end: 2 };
    await openForm(store, script, chooseForm(script, { acceptEncoding: "br", hasRange: false }));
    await openForm(store, script, chooseForm(script, { acceptEncoding: "br", hasRange: true }), range);
    expect(asked).toEqual([
      [".br", undefined],
      ["", range],
    ]);
  });

  it.each([
    ["br", brotliCompressSync("hello")],
    ["gzip", gzipSync("hello")],
  ] as const)("inflates %s for clients that cannot", async (encoding, content) => {
    const file = { ...unity, encoding };
    const form = chooseForm(file, { acceptEncoding: null, hasRange: false });
    expect(String(await buffer(await openForm(storeOf(content).store, file, form)))).toBe("hello");
  });

  it("fails where the file is not what it should be", async () => {
    const form = chooseForm(unity, { acceptEncoding: null, hasRange: false });
    const content = await openForm(storeOf(Buffer.from("not brotli")).store, unity, form);
    await expect(buffer(content)).rejects.toThrow();
  });
});
