import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { zipOf } from "../../fixtures/zip-file";
import { NEEDS_WASM, type EngineExport } from "../engine-export";
import { foundPackage, gameFolder, missingPackage } from "./packages";

const PACKAGE = "js-dos";
const FILES = ["js-dos.js", "js-dos.css", "emulators/emulators.js", "emulators/wdosbox.js", "emulators/wdosbox.wasm"];
const LIBRARIES = ["emulators/wlibzip.js", "emulators/wlibzip.wasm"];

/** A page as js-dos's documentation has it, with a DOS program of our own in a bundle. */
export const jsDos: EngineExport = {
  name: "js-dos",
  logs: "lock() must be called from a primary top-level browsing context",
  stores: "in private files",
  reported: { engine: { name: "js-dos", version: null }, needs: NEEDS_WASM },
  missing: () => missingPackage(PACKAGE),
  async make(folder) {
    const source = gameFolder("js-dos");
    const program = path.join(foundPackage(PACKAGE), "dist");
    for (const name of [...FILES, ...LIBRARIES]) await cp(path.join(program, name), path.join(folder, name));
    await cp(path.join(source, "index.html"), path.join(folder, "index.html"));
    const bundle = zipOf([
      { name: ".jsdos/dosbox.conf", content: await readFile(path.join(source, "dosbox.conf")) },
      { name: "counter.com", content: await readFile(path.join(source, "counter.com")) },
    ]);
    await writeFile(path.join(folder, "counter.jsdos"), bundle);
    return folder;
  },
};
