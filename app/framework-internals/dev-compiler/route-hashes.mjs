import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import path from "node:path";

/** No loader depends on these files. */
const VISUAL_FILES = /^app\/(components|browser|styles)\/|\.css(\?|$)/;

/** Hash per route over its loader's imports from esbuild's metafile; Remix would build each loader separately. */
export class RouteHashes {
  #rootDirectory;
  #waiting = [];

  constructor(rootDirectory) {
    this.#rootDirectory = rootDirectory;
  }

  next(config) {
    return new Promise((resolve) => this.#waiting.push({ config, resolve }));
  }

  /** The metafile is undefined after a failed build. */
  update(metafile) {
    if (metafile === undefined) return;
    const versions = new Map();
    for (const { config, resolve } of this.#waiting.splice(0)) {
      const files = Object.values(config.routes).map(({ file }) => file);
      resolve(Object.fromEntries(files.map((file) => [file, this.#hash(`app/${file}`, metafile.inputs, versions)])));
    }
  }

  #hash(routeFile, inputs, versions) {
    const reached = new Set([routeFile]);
    // Separate builds have a version in their URL.
    const outside = new Set();
    for (const file of reached) {
      for (const { path: imported, external } of inputs[file]?.imports ?? []) {
        if (!VISUAL_FILES.test(imported)) (external ? outside : reached).add(imported);
      }
    }
    const hash = createHash("sha1");
    for (const file of [...reached].sort()) hash.update(this.#version(file, versions));
    for (const address of [...outside].sort()) hash.update(address);
    return hash.digest("hex");
  }

  #version(file, versions) {
    const known = versions.get(file);
    if (known !== undefined) return known;
    const stats = statSync(path.join(this.#rootDirectory, file), { throwIfNoEntry: false });
    const version = `${file}:${stats?.mtimeMs}:${stats?.size}\n`;
    versions.set(file, version);
    return version;
  }
}
