import { cp } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { NEEDS_NOTHING, type EngineExport } from "../engine-export";
import { foundPackage, gameFolder, missingPackage } from "./packages";

const PACKAGE = "phaser";

const common = {
  stores: "at once" as const,
  reported: { engine: { name: "Phaser", version: "4.2.1" }, needs: NEEDS_NOTHING },
  missing: () => missingPackage(PACKAGE),
};

export const phaser: EngineExport = {
  ...common,
  name: "Phaser",
  async make(folder) {
    await cp(gameFolder("phaser"), folder, { recursive: true });
    await cp(path.join(foundPackage(PACKAGE), "dist/phaser.min.js"), path.join(folder, "phaser.min.js"));
    return folder;
  },
};

export const bundledPhaser: EngineExport = {
  ...common,
  name: "Phaser with a bundler",
  database: "counter",
  async make(folder) {
    await build({
      root: gameFolder("phaser-bundled"),
      configFile: false,
      logLevel: "error",
      base: "./",
      resolve: { alias: { phaser: path.join(foundPackage(PACKAGE), "dist/phaser.esm.min.js") } },
      build: { outDir: folder, chunkSizeWarningLimit: 3_000, assetsInlineLimit: 0 },
    });
    return folder;
  },
};
