import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildRefusalCode, buildReport } from "~contract/entities/build";
import english from "../public/locales/en/builds.json" with { type: "json" };
import { createFolderStore } from "../api/builds/folder-store";
import { zipOf } from "../tests/fixtures/zip-file";
import { checkBuild } from "./check-build";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "check-"));
});
afterEach(() => rm(folder, { recursive: true }));

const check = (location: string) => checkBuild(location, createFolderStore(path.join(folder, "store")));

async function checkedZip(...parts: Parameters<typeof zipOf>) {
  const zip = path.join(folder, "game.zip");
  await writeFile(zip, zipOf(...parts));
  return check(zip);
}

describe("checkBuild", () => {
  const page = { name: "index.html", content: 'fetch("https://api.gx.games/gg/profile"); createUnityInstance()' };

  it("says of a zip and of a folder the same", async () => {
    const ofZip = await checkedZip([page]);
    const exported = path.join(folder, "export");
    await mkdir(exported);
    await writeFile(path.join(exported, page.name), page.content);
    expect(await check(exported)).toEqual(ofZip);
    expect(ofZip).toMatchObject({
      build: { report: { entry: "index.html" } },
      facts: [
        "Engine: Unity",
        "Start page: index.html",
        expect.stringMatching(/^Size: 1 file, \d+\sbytes$/) as unknown,
        expect.stringMatching(/^Before the first frame: \d+\sbytes$/) as unknown,
        expect.stringMatching(/^By kind: Pages and texts \d+\sbytes$/) as unknown,
        "Needs: Nothing special",
        "Addresses of other hosts: api.gx.games",
        "! index.html calls a fixed game API. It works where the portal’s operator names that host.",
        "! Addresses of other hosts are in the files. The game reaches only those that you declare.",
      ],
    });
  });

  it("says in sentences what the portal would refuse", async () => {
    expect(await checkedZip([{ name: "../a.js" }, { name: "big.js", claimedBytes: 300_000_000 }])).toEqual({
      problems: [
        "“../a.js” is not a safe name: it could leave the game’s folder, or some systems cannot store it.",
        "big.js unpacks to more than 200 times its size, as only zip bombs do.",
        "big.js is larger than 250\u00a0MB.",
      ],
    });
  });

  it("has a sentence for each code", () => {
    const warnings = buildReport.shape.warnings.element.shape.code.options;
    const keys = [
      ...buildRefusalCode.options.map((code) => `builds.refusal.${code}`),
      ...warnings.map((code) => `builds.warning.${code}`),
    ];
    for (const key of keys) expect(english).toHaveProperty([key]);
  });
});
