import { asc, eq } from "drizzle-orm";
import { MAX_BUILD_BYTES, MAX_BUILD_FILES, type BuildLimits } from "~contract/entities/build";
import { gameFacts, type CatalogueBuild } from "~contract/entities/catalogue-facts";
import type { CatalogueProblem } from "~contract/entities/catalogue-piece";
import type { BuildSource } from "../../builds/build-source";
import { safeName } from "../../builds/file-names";
import { importBuild } from "../../builds/import-build";
import { refusalSentence } from "../../builds/refusal-sentence";
import { RefusedBuild, refusal } from "../../builds/refused-build";
import type { Database } from "../../db/database";
import { buildFiles, builds } from "../../db/schema/builds";
import type { BuildServices } from "../builds/build-services";
import { saveBuild } from "../builds/releases";
import { createStoredFileIndex } from "../builds/stored-files";
import type { Piece } from "./piece-kind";
import { BUILDS_FOLDER, CONTENTS_FOLDER, reporterOf, type Catalogue } from "./read-catalogue";

/** The most that any studio may have. */
const LIMITS: BuildLimits = {
  maxFiles: MAX_BUILD_FILES,
  maxBytes: MAX_BUILD_BYTES,
  maxFileBytes: MAX_BUILD_BYTES,
};

export function buildIdsOf({ facts }: Piece): string[] {
  const tracks = facts && "tracks" in facts ? gameFacts.parse(facts).tracks : [];
  return tracks.flatMap(({ release }) => release?.buildId ?? []);
}

export async function readBuild(database: Database, buildId: string): Promise<CatalogueBuild> {
  const rows = await database
    .select({ path: buildFiles.path, hash: buildFiles.hash })
    .from(buildFiles)
    .where(eq(buildFiles.buildId, buildId))
    .orderBy(asc(buildFiles.path));
  return { id: buildId, files: Object.fromEntries(rows.map(({ path, hash }) => [path, hash])) };
}

type Run = { now: Date; onProgress: (done: number, total: number) => void };

/**
 * Stores the builds that the pieces name and that are not here yet, by the rules for uploads. Until a release names
 * them nobody sees them, and what none names within a day is deleted.
 */
export async function importBuilds(
  services: BuildServices,
  { pieces, builds: sent, contents }: Catalogue,
  problems: CatalogueProblem[],
  { now, onProgress }: Run,
): Promise<void> {
  const report = reporterOf(problems);
  const named = new Set(pieces.flatMap(({ piece }) => buildIdsOf(piece)));
  const used = new Set<string>();
  let done = 0;
  for (const [buildId, build] of sent) {
    const file = `${BUILDS_FOLDER}/${buildId}.json`;
    for (const hash of Object.values(build.files)) used.add(`${CONTENTS_FOLDER}/${hash}`);
    if (!named.has(buildId)) report(file, "file_unknown");
    else if ((await services.database.$count(builds, eq(builds.buildId, buildId))) === 0) {
      await importOne(services, { build, contents, now }).catch((error: unknown) => {
        if (!(error instanceof RefusedBuild)) throw error;
        for (const one of error.refusals) {
          const isMissing = one.code === "zip_damaged" && one.file?.startsWith(`${CONTENTS_FOLDER}/`) === true;
          if (isMissing) report(file, "file_missing", { field: "files", detail: one.file ?? "" });
          else report(file, "build_refused", { field: "files", detail: refusalSentence(one) });
        }
      });
    }
    onProgress((done += 1), sent.size);
  }
  for (const name of contents.keys()) {
    if (name.startsWith(`${CONTENTS_FOLDER}/`) && !used.has(name)) report(name, "file_unknown");
  }
}

type Sent = { build: CatalogueBuild; contents: Catalogue["contents"]; now: Date };

async function importOne(services: BuildServices, { build, contents, now }: Sent): Promise<void> {
  const { database, fileStore } = services;
  const index = createStoredFileIndex(database, now);
  const imported = await importBuild(sourceOf(build, contents), { limits: LIMITS, store: fileStore, index });
  // Its id is the hash of all names and contents.
  if (imported.buildId !== build.id) throw new RefusedBuild([refusal("zip_damaged", { file: build.id })]);
  await database.transaction((transaction) => saveBuild(transaction, imported, now));
}

function sourceOf({ files }: CatalogueBuild, contents: Catalogue["contents"]): BuildSource {
  const found = Object.entries(files).map(([name, hash]) => {
    if (safeName(name) !== name) throw new RefusedBuild([refusal("zip_name_unsafe", { file: name })]);
    const content = contents.get(`${CONTENTS_FOLDER}/${hash}`);
    if (!content) throw new RefusedBuild([refusal("zip_damaged", { file: `${CONTENTS_FOLDER}/${hash}` })]);
    return { ...content, name };
  });
  return { files: found, close: () => undefined };
}
