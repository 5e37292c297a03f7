import { createHash } from "node:crypto";
import type { CatalogueProblem, CatalogueSummary } from "~contract/entities/catalogue-piece";
import type { CatalogueStep } from "~contract/entities/catalogue-upload";
import { ApiFailure } from "../../api-failure";
import type { BuildSource } from "../../builds/build-source";
import type { Database } from "../../db/database";
import type { BuildServices } from "../builds/build-services";
import { importBuilds } from "./catalogue-builds";
import { checkPictures, removePictures, storePictures } from "./catalogue-pictures";
import { toCanonicalJson } from "./canonical-json";
import { readCatalogue, type Catalogue } from "./read-catalogue";
import { planPieces, writePieces, type ImportAuthor, type Plan } from "./write-pieces";

type Options = {
  author: ImportAuthor;
  onProgress?: (step: CatalogueStep, done: number, total: number) => void;
};
type ImportOptions = Options & {
  /** In the transaction of the import. */
  onImported?: (transaction: Database, summary: CatalogueSummary) => Promise<void>;
};

/** `seen` stands for what is here of all that the files name; an import says it, and is refused if that has changed. */
export type CheckedCatalogue = {
  catalogue: Catalogue;
  problems: CatalogueProblem[];
  summary: CatalogueSummary;
  seen: string;
};

/** Thrown to undo what was tried. */
class Undone extends Error {}

/** Everything is tried as it would be imported, and undone; of builds nothing is left that anybody sees. */
export async function checkCatalogue(
  services: BuildServices,
  source: BuildSource,
  { author, onProgress }: Options,
): Promise<CheckedCatalogue> {
  const problems: CatalogueProblem[] = [];
  const catalogue = await readCatalogue(source, problems);
  const unknown = { catalogue, problems, summary: { kinds: [], kept: 0, questsWithoutCodes: [] }, seen: "" };
  if (problems.length > 0) return unknown;
  onProgress?.("pictures", 0, 1);
  await checkPictures(services.fileStore, catalogue, problems);
  if (problems.length > 0) return unknown;
  const now = author.now;
  await importBuilds(services, catalogue, problems, {
    now,
    onProgress: (done, total) => onProgress?.("builds", done, total),
  });
  if (problems.length > 0) return unknown;
  let tried: Omit<CheckedCatalogue, "catalogue" | "problems"> | undefined;
  const undone = new Undone();
  await services.database
    .transaction(async (transaction) => {
      const plans = await planPieces(transaction, catalogue.pieces);
      const progress = (done: number, total: number) => onProgress?.("pieces", done, total);
      const summary = await writePieces(transaction, plans, { author, problems, onProgress: progress });
      tried = { summary, seen: seenOf(plans) };
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return { ...unknown, ...tried };
}

function seenOf(plans: readonly Plan[]): string {
  const hash = createHash("sha256");
  for (const { file, current } of plans) hash.update(`${file.file}\n${toCanonicalJson(current)}`);
  return hash.digest("hex");
}

/** In one transaction, as it was checked. */
export async function importCatalogue(
  { database, fileStore }: BuildServices,
  { catalogue, problems, seen }: Pick<CheckedCatalogue, "catalogue" | "problems" | "seen">,
  { author, onProgress, onImported }: ImportOptions,
): Promise<CatalogueSummary> {
  if (problems.length > 0) throw new ApiFailure("invalid_request_payload");
  const pictures = await storePictures(fileStore, catalogue);
  try {
    return await database.transaction(async (transaction) => {
      const plans = await planPieces(transaction, catalogue.pieces);
      if (seenOf(plans) !== seen) throw new ApiFailure("content_changed");
      const found: CatalogueProblem[] = [];
      const progress = (done: number, total: number) => onProgress?.("pieces", done, total);
      const summary = await writePieces(transaction, plans, { author, problems: found, onProgress: progress });
      if (found.length > 0) throw new ApiFailure("content_changed");
      await onImported?.(transaction, summary);
      return summary;
    });
  } catch (error) {
    await removePictures(fileStore, pictures);
    throw error;
  }
}
