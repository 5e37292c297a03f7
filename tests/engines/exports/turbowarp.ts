import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { zipOf } from "../../fixtures/zip-file";
import { NEEDS_NOTHING, type EngineExport } from "../engine-export";
import { COLOURS } from "../game-colours";
import { gameFolder, missingPackage, requirePackage } from "./packages";

const PACKAGE = "@turbowarp/packager";

type Packager = {
  project: unknown;
  options: { target: string; autoplay: boolean; cloudVariables: { mode: string } };
  package(): Promise<{ data: Uint8Array }>;
};
type PackagerModule = { loadProject: (project: Buffer) => Promise<unknown>; Packager: new () => Packager };

const scratchProject = z.looseObject({ targets: z.tuple([z.looseObject({ costumes: z.array(z.unknown()) })]) });

/** A project with a backdrop of each colour. */
async function makeProject(): Promise<Buffer> {
  const project = scratchProject.parse(
    JSON.parse(await readFile(path.join(gameFolder("turbowarp"), "project.json"), "utf8")),
  );
  const backdrops = COLOURS.map(([red, green, blue]) => {
    const fill = `rgb(${String(red)},${String(green)},${String(blue)})`;
    const content = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><path fill="${fill}" d="M0 0h480v360H0z"/></svg>`;
    return { assetId: createHash("md5").update(content).digest("hex"), content };
  });
  project.targets[0].costumes = backdrops.map(({ assetId }, index) => ({
    assetId,
    name: String(index),
    md5ext: `${assetId}.svg`,
    dataFormat: "svg",
    rotationCenterX: 240,
    rotationCenterY: 180,
  }));
  return zipOf([
    { name: "project.json", content: JSON.stringify(project) },
    ...backdrops.map(({ assetId, content }) => ({ name: `${assetId}.svg`, content })),
  ]);
}

export const turbowarp: EngineExport = {
  name: "TurboWarp",
  stores: "at once",
  reported: { engine: { name: "TurboWarp", version: null }, needs: NEEDS_NOTHING },
  missing: () => missingPackage(PACKAGE),
  async make(folder) {
    const { loadProject, Packager } = requirePackage<PackagerModule>(PACKAGE);
    const packager = new Packager();
    packager.project = await loadProject(await makeProject());
    packager.options.target = "zip";
    packager.options.autoplay = true;
    // Cloud variables that stay on the player's machine.
    packager.options.cloudVariables.mode = "local";
    const { data } = await packager.package();
    const zip = path.join(folder, "export.zip");
    await writeFile(zip, data);
    return zip;
  },
};
