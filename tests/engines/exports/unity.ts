import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { NEEDS_WASM, type EngineExport } from "../engine-export";
import { COLOURS } from "../game-colours";
import { gameFolder } from "./packages";
import { unityBrotli } from "./unity-brotli";

/** A module with the function `next`: its argument and one. */
const CODE = "0061736d0100000001060160017f017f03020100070801046e65787400000a09010700200041016a0b";
const VERSION = "2022.3.20f1";

type Form = { extension: string; compress: (content: Buffer) => Buffer };

/** Unity has no package: a made-up game whose files are named, compressed and loaded as those of its default template. */
function unity(name: string, { extension, compress }: Form): EngineExport {
  return {
    name,
    stores: "at once",
    database: "/idbfs",
    reported: { engine: { name: "Unity", version: VERSION }, needs: NEEDS_WASM },
    missing: () => null,
    async make(folder) {
      const source = gameFolder("unity");
      const build = path.join(folder, "Build");
      await mkdir(build);
      await cp(path.join(source, "TemplateData"), path.join(folder, "TemplateData"), { recursive: true });
      const page = await readFile(path.join(source, "index.html"), "utf8");
      await writeFile(path.join(folder, "index.html"), page.replaceAll("{{{ form }}}", extension));
      await cp(path.join(source, "Build/loader.js"), path.join(build, "Web Counter.loader.js"));
      const files = {
        "Web Counter.data": dataFile(),
        "Web Counter.framework.js": await readFile(path.join(source, "Build/framework.js")),
        "Web Counter.wasm": Buffer.from(CODE, "hex"),
      };
      for (const [file, content] of Object.entries(files))
        await writeFile(path.join(build, file + extension), compress(content));
      return folder;
    },
  };
}

function dataFile(): Buffer {
  const colours = COLOURS.map((parts) => `rgb(${parts.join(",")})`);
  return Buffer.from(`UnityWebData1.0\0${VERSION}\0${JSON.stringify({ colours })}`);
}

export const unityInBrotli = unity("Unity in brotli", {
  extension: ".br",
  compress: (content) => brotliCompressSync(content),
});
export const unityInGzip = unity("Unity in gzip", {
  extension: ".gz",
  compress: (content) => gzipSync(content),
});
/** With "Decompression Fallback". */
export const unityWithFallback = unity("Unity with its fallback", {
  extension: ".unityweb",
  compress: unityBrotli,
});
