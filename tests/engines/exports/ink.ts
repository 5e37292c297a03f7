import { cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { NEEDS_NOTHING, type EngineExport } from "../engine-export";
import { foundPackage, gameFolder, missingPackage, requirePackage } from "./packages";

const PACKAGE = "inkjs";

type InkCompiler = { Compiler: new (source: string) => { Compile(): { ToJson(): string } } };

/** The files that Inky's "Export for web" writes, with the compiler and the runtime of the package. */
export const ink: EngineExport = {
  name: "Ink",
  stores: "at once",
  reported: { engine: { name: "Ink", version: null }, needs: NEEDS_NOTHING },
  missing: () => missingPackage(PACKAGE),
  async make(folder) {
    const { Compiler } = requirePackage<InkCompiler>(`${PACKAGE}/full`);
    const source = gameFolder("ink");
    for (const name of ["index.html", "style.css", "main.js"])
      await cp(path.join(source, name), path.join(folder, name));
    await cp(path.join(foundPackage(PACKAGE), "dist/ink.js"), path.join(folder, "ink.js"));
    const story = new Compiler(await readFile(path.join(source, "counter.ink"), "utf8")).Compile().ToJson();
    await writeFile(path.join(folder, "counter.js"), `var storyContent = ${story};`);
    return folder;
  },
};
