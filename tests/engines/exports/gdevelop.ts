import path from "node:path";
import { NEEDS_NOTHING, type EngineExport } from "../engine-export";
import { ENGINES_FOLDER, foundPackage, gameFolder, missingPackage } from "./packages";
import { runExporter } from "./run-exporter";

const PACKAGE = "gdcore-tools";

export const gdevelop: EngineExport = {
  name: "GDevelop",
  logs: "//api.gdevelop-app.com/",
  stores: "at once",
  reported: { engine: { name: "GDevelop", version: "5.6.269" }, needs: NEEDS_NOTHING },
  missing: () => missingPackage(PACKAGE),
  async make(folder) {
    const script = path.join(ENGINES_FOLDER, "exports/gdevelop-export.mjs");
    const program = path.join(foundPackage(PACKAGE), "src/index.mjs");
    const project = path.join(gameFolder("gdevelop"), "game.json");
    await runExporter(process.execPath, [script, program, project, folder], { cwd: folder });
    return folder;
  },
};
