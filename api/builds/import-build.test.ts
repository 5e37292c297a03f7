import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { zipOf, type ZipPart } from "../../tests/fixtures/zip-file";
import { DEFAULT_BUILD_LIMITS } from "./build-limits";
import type { BuildSource } from "./build-source";
import type { FileStore } from "./file-store";
import { createFolderStore } from "./folder-store";
import { importBuild, type ImportOptions } from "./import-build";
import { readZip } from "./read-zip";
import { RefusedBuild } from "./refused-build";
import type { StoredFile, StoredFileIndex } from "./stored-file";

let folder: string;
let store: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "import-"));
  store = createFolderStore(path.join(folder, "files"));
});
afterEach(() => rm(folder, { recursive: true }));

async function imported(parts: readonly ZipPart[], options: Partial<ImportOptions> = {}) {
  const zip = path.join(folder, "game.zip");
  await writeFile(zip, zipOf(parts));
  return importBuild(await readZip(zip, DEFAULT_BUILD_LIMITS), { limits: DEFAULT_BUILD_LIMITS, store, ...options });
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof RefusedBuild ? error.message : Promise.reject(error as Error)),
  );

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
const page = { name: "index.html", content: '<script src="game.js"></script>' };
const script = `/* a game */ ${"draw(1);".repeat(500)}`;

describe("importBuild", () => {
  it("stores each file under its hash, text-like ones compressed too", async () => {
    const noise = randomBytes(5_000);
    const { files, report } = await imported([
      page,
      { name: "game.js", content: script },
      { name: "noise.data", content: noise },
      { name: "hero big.png", content: Buffer.alloc(5_000) },
    ]);
    const game = files.get("game.js");
    const hash = sha256(script);
    expect(game).toMatchObject({ hash, bytes: script.length, contentType: "text/javascript; charset=utf-8" });
    expect(await text(await store.read(hash))).toBe(script);
    const [brotli, gzip] = await Promise.all(
      [`${hash}.br`, `${hash}.gz`].map(async (key) => buffer(await store.read(key))),
    );
    expect(String(brotliDecompressSync(brotli ?? ""))).toBe(script);
    expect(String(gunzipSync(gzip ?? ""))).toBe(script);
    expect([game?.brotliBytes, game?.gzipBytes]).toEqual([brotli?.length, gzip?.length]);
    const uncompressed = { brotliBytes: null, gzipBytes: null };
    for (const name of ["index.html", "noise.data", "hero big.png"])
      expect(files.get(name)).toMatchObject(uncompressed);
    expect(report).toMatchObject({ entry: "index.html", files: 4 });
    expect(report.firstFrameBytes).toBe(page.content.length + (game?.brotliBytes ?? 0));
  });

  it("is the same build for the same files, in any order and folder, and another for others", async () => {
    const files = [page, { name: "game.js", content: script }];
    const { buildId } = await imported(files);
    const inFolder = [...files].reverse().map((part) => ({ ...part, name: `game/${part.name}` }));
    expect((await imported(inFolder)).buildId).toBe(buildId);
    expect(buildId).toMatch(/^[0-9a-f]{64}$/);
    const renamed = await imported([page, { name: "game2.js", content: script }]);
    const changed = await imported([page, { name: "game.js", content: `${script} ` }]);
    expect(new Set([buildId, renamed.buildId, changed.buildId]).size).toBe(3);
  });

  it("has the same report for the same files in any order", async () => {
    const worker = "navigator.serviceWorker.register('sw.js')";
    const files = [page, ...["b.js", "a.js", "c.json"].map((name) => ({ name, content: worker }))];
    const { report } = await imported(files);
    expect(report.warnings).toEqual([{ code: "registers_service_worker", file: "a.js" }]);
    expect((await imported([...files].reverse())).report).toEqual(report);
  });

  it("keeps the page's folder beside others", async () => {
    const { files, report } = await imported([
      { ...page, name: "run/index.html" },
      { name: "kit/a.js", content: "1" },
    ]);
    expect([...files.keys()]).toEqual(["run/index.html", "kit/a.js"]);
    expect(report.entry).toBe("run/index.html");
  });

  it("keeps files with names that JavaScript knows", async () => {
    const { files } = await imported([
      page,
      { name: "__proto__", content: "1" },
      { name: "constructor", content: "2" },
    ]);
    expect([...files.keys()].sort()).toEqual(["__proto__", "constructor", "index.html"]);
  });

  it("leaves no work behind, whatever comes of it", async () => {
    await imported([page]);
    expect(await refusalOf(imported([{ name: "game.js", content: "1" }]))).toBe("no_page");
    expect(await refusalOf(imported([page, { name: "a.js", content: "1", claimedCrc: 1 }]))).toBe("zip_damaged: a.js");
    expect(await readdir(store.workFolder)).toEqual([]);
  });

  it("closes its source, whatever comes of it", async () => {
    let closed = 0;
    const source = (name: string): BuildSource => ({
      files: [{ name, bytes: 1, read: () => Promise.resolve(Readable.from([Buffer.from("1")])) }],
      close: () => (closed += 1),
    });
    await importBuild(source("index.html"), { limits: DEFAULT_BUILD_LIMITS, store });
    await refusalOf(importBuild(source("game.js"), { limits: DEFAULT_BUILD_LIMITS, store }));
    expect(closed).toBe(2);
  });

  it("tells how far it is", async () => {
    const progress: [number, number][] = [];
    await imported([page, { name: "game.js", content: script }], {
      onProgress: (done, total) => progress.push([done, total]),
    });
    const total = page.content.length + script.length;
    expect(progress.at(-1)).toEqual([total, total]);
    expect(progress.map(([done]) => done)).toEqual(progress.map(([done]) => done).sort((a, b) => a - b));
  });

  it("stops when it is told to", async () => {
    await expect(imported([page], { signal: AbortSignal.abort(new Error("lost")) })).rejects.toThrow("lost");
  });

  it("looks into what engines have compressed", async () => {
    const framework = 'WebAssembly.instantiate(x); new WebAssembly.Memory({shared:true}); "https://ads.example/"';
    const { files, report } = await imported([
      { ...page, content: "createUnityInstance(canvas, config)" },
      { name: "Build/a.framework.js.br", content: brotliCompressSync(framework) },
      { name: "Build/a.data.gz", content: gzipSync("UnityWebData1.0\0 UnityFS 2021.3.5f1") },
      { name: "Build/b.framework.js.br", content: "not compressed" },
      { name: "Build/c.framework.js.gz", content: gzipSync(randomBytes(9_000)).subarray(0, 5_000) },
    ]);
    expect(report).toMatchObject({ engine: { name: "Unity", version: "2021.3.5f1" }, hosts: ["ads.example"] });
    expect(report.needs).toEqual({ wasm: true, threads: true, isolation: true });
    expect(files.get("Build/a.framework.js.br")).toMatchObject({ encoding: "br", brotliBytes: null });
    expect(files.get("Build/b.framework.js.br")).toMatchObject({ encoding: null });
    expect(files.get("Build/c.framework.js.gz")).toMatchObject({ encoding: "gzip" });
  });
});

describe("a build of stored files", () => {
  const remembered = new Map<string, StoredFile>();
  const index: StoredFileIndex = {
    claim: ({ hash }) => Promise.resolve(remembered.get(hash) ?? null),
    complete: (file) => Promise.resolve(void remembered.set(file.hash, file)),
  };
  beforeEach(() => {
    remembered.clear();
  });

  it("is the same as of the whole zip", async () => {
    const files = [page, { name: "game.js", content: `${script} fetch("https://ads.example/")` }];
    const whole = await imported(files, { index });
    const game = whole.files.get("game.js");
    const reused = { "game.js": game ?? expect.fail("the script is missing") };
    expect(await imported([page], { index, reused })).toEqual(whole);
    const all = { ...reused, "index.html": whole.files.get("index.html") ?? expect.fail("the page is missing") };
    expect(await importBuild(null, { limits: DEFAULT_BUILD_LIMITS, store, index, reused: all })).toEqual(whole);
  });

  it("stores no file that is stored already", async () => {
    await imported([page, { name: "game.js", content: script }], { index });
    const added: string[] = [];
    const watched: FileStore = {
      ...store,
      add: (key, source) => {
        added.push(key);
        return store.add(key, source);
      },
    };
    const again = [page, { name: "copy.js", content: script }, { name: "new.js", content: "1" }];
    const { files } = await imported(again, { index, store: watched });
    expect(added).toEqual([sha256("1")]);
    expect(files.get("copy.js")?.brotliBytes).toBeGreaterThan(0);
  });

  it("gets the compressed forms that an import under another name did not make", async () => {
    const noise = randomBytes(100_000);
    const names = (suffix: string) => [
      page,
      { name: `game.${suffix}`, content: script },
      { name: `noise.${suffix}`, content: noise },
    ];
    expect((await imported(names("png"), { index })).files.get("game.png")).toMatchObject({ brotliBytes: null });
    const { files } = await imported(names("data"), { index });
    expect(files.get("noise.data")).toMatchObject({ brotliBytes: null, gzipBytes: null });
    expect(files.get("game.data")?.brotliBytes).toBeGreaterThan(0);
    const brotli = await buffer(await store.read(`${sha256(script)}.br`));
    expect(String(brotliDecompressSync(brotli))).toBe(script);
  });

  it("follows the rules for zips", async () => {
    const stored: StoredFile = { hash: sha256("1"), bytes: 300_000_000, brotliBytes: null, gzipBytes: null };
    const refused = (name: string, bytes: number) =>
      refusalOf(imported([page], { reused: { [name]: { ...stored, bytes } } }));
    expect(await refused("../a.js", 1)).toBe("zip_name_unsafe: ../a.js");
    expect(await refused("INDEX.html", 1)).toBe("zip_name_duplicate: INDEX.html");
    expect(await refused("a.js", 300_000_000)).toBe("zip_file_too_large: a.js");
    expect(await refused("a.js", 2_000_000_000)).toBe("zip_file_too_large: a.js, zip_too_large");
  });
});
