import { randomUUID } from "node:crypto";
import { createWriteStream, createReadStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CATALOGUE_VERSION, type CatalogueProblem } from "~contract/entities/catalogue-piece";
import type { Database } from "../../db/database";
import type { BuildServices } from "../builds/build-services";
import { buildIdsOf, readBuild } from "./catalogue-builds";
import { toCanonicalJson } from "./canonical-json";
import { PIECE_KINDS } from "./catalogue-kinds";
import { listPictures } from "./catalogue-pictures";
import { BUILDS_FOLDER, CONTENTS_FOLDER, MANIFEST_FILE, reporterOf, reportField } from "./read-catalogue";

export type CatalogueFile = { name: string; read: () => Promise<Readable> };
type Options = {
  withBuilds: boolean;
  /** Gets what an import would refuse; such rows were written by no editor. */
  problems?: CatalogueProblem[];
};

/** Every file, one after the other, of the catalogue at one moment; memory does not grow with it. */
export async function* exportCatalogue(
  { database, fileStore }: BuildServices,
  { withBuilds, problems = [] }: Options,
): AsyncGenerator<CatalogueFile> {
  const spool = path.join(fileStore.workFolder, `catalogue-${randomUUID()}`);
  await mkdir(fileStore.workFolder, { recursive: true });
  try {
    const manifest = { format: "subpixel-catalogue", version: CATALOGUE_VERSION, builds: withBuilds };
    yield textFile(MANIFEST_FILE, toCanonicalJson(manifest));
    const { pieces, pictures, buildIds } = await spoolPieces(database, spool, problems);
    for (const { name, start, end } of pieces) {
      yield { name, read: () => Promise.resolve(createReadStream(spool, { start, end })) };
    }
    for (const { name, key } of pictures) yield { name, read: () => fileStore.read(key) };
    if (!withBuilds) return;
    const hashes = new Set<string>();
    for (const buildId of [...buildIds].sort()) {
      const build = await readBuild(database, buildId);
      for (const hash of Object.values(build.files)) hashes.add(hash);
      yield textFile(`${BUILDS_FOLDER}/${buildId}.json`, toCanonicalJson(build));
    }
    for (const hash of [...hashes].sort()) {
      yield { name: `${CONTENTS_FOLDER}/${hash}`, read: () => fileStore.read(hash) };
    }
  } finally {
    await rm(spool, { force: true });
  }
}

function textFile(name: string, text: string): CatalogueFile {
  return { name, read: () => Promise.resolve(Readable.from([Buffer.from(text)])) };
}

type Spooled = {
  pieces: { name: string; start: number; end: number }[];
  pictures: ReturnType<typeof listPictures>;
  buildIds: Set<string>;
};

/** Into one file beside the store, so that no transaction waits for whoever downloads. */
async function spoolPieces(database: Database, spool: string, problems: CatalogueProblem[]): Promise<Spooled> {
  const found: Spooled = { pieces: [], pictures: [], buildIds: new Set() };
  await database.transaction(
    (transaction) => pipeline(Readable.from(textsOf(transaction, found, problems)), createWriteStream(spool)),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  return found;
}

async function* textsOf(
  database: Database,
  { pieces, pictures, buildIds }: Spooled,
  problems: CatalogueProblem[],
): AsyncGenerator<Buffer> {
  let start = 0;
  for (const kind of PIECE_KINDS) {
    const { folder, list, read, schema } = kind;
    for (const id of (await list(database)).sort()) {
      const piece = await read(database, id);
      if (!piece) continue;
      const name = `${folder}/${id}.json`;
      const [issue] = schema.safeParse(piece).error?.issues ?? [];
      if (issue) reportField(reporterOf(problems), name, issue);
      const text = Buffer.from(toCanonicalJson(piece));
      pieces.push({ name, start, end: (start += text.length) - 1 });
      if (!issue) {
        pictures.push(...listPictures({ kind, piece }));
        for (const buildId of buildIdsOf(piece)) buildIds.add(buildId);
      }
      yield text;
    }
  }
}
