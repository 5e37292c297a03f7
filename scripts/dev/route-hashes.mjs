import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import path from "node:path";

/** What no loader depends on: edits of it leave the page's data as it is. */
const ONLY_DRAWN = /^app\/(components|browser|styles)\/|\.css(\?|$)/;

/**
 * A hash for each route that changes with any file its loader may depend on, taken from the imports that esbuild noted
 * while it built the server. Remix builds each loader by itself for that.
 */
export class RouteHashes {
  #rootDirectory;
  #waiting = [];

  constructor(rootDirectory) {
    this.#rootDirectory = rootDirectory;
  }

  /** Hashes by route file, once the server's next build has ended. */
  next(config) {
    return new Promise((resolve) => this.#waiting.push({ config, resolve }));
  }

  /** Called with esbuild's metafile after each build of the server; a build that failed has none. */
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
    // What is built separately has its version in its address.
    const outside = new Set();
    for (const file of reached) {
      for (const { path: imported, external } of inputs[file]?.imports ?? []) {
        if (!ONLY_DRAWN.test(imported)) (external ? outside : reached).add(imported);
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
