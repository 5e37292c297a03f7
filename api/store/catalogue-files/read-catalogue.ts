import { buffer } from "node:stream/consumers";
import type * as z from "zod";
import { catalogueBuild, type CatalogueBuild } from "~contract/entities/catalogue-facts";
import { catalogueManifest, type CatalogueProblem, type FieldReason } from "~contract/entities/catalogue-piece";
import type { BuildSource, SourceFile } from "../../builds/build-source";
import { fieldDetail, fieldReason } from "./field-reason";
import { PIECE_KINDS } from "./catalogue-kinds";
import type { Piece, PieceKind } from "./piece-kind";

export const MANIFEST_FILE = "catalogue.json";
export const BUILDS_FOLDER = "builds";
/** Contents of builds' files, by SHA-256. */
export const CONTENTS_FOLDER = "files";
const MAX_JSON_BYTES = 8 * 1024 * 1024;
/** Pieces are held in memory while they are checked. */
const MAX_ALL_JSON_BYTES = 256 * 1024 * 1024;
export const MAX_PROBLEMS = 200;
const MAX_DETAIL_LENGTH = 200;

/** Of a game or a page. */
export const PICTURE = /^(games|pages)\/[^/]+\/[^/]+\/[^/]+$/;
const CONTENT = /^files\/[0-9a-f]{64}$/;
/** Such as a README, for whoever keeps the files in version control. */
const IGNORED = /^[^/]+\.md$/;

export type FilePiece = { kind: PieceKind; file: string; piece: Piece };
export type Catalogue = {
  /** In the order of PIECE_KINDS. */
  pieces: FilePiece[];
  builds: Map<string, CatalogueBuild>;
  /** Pictures and contents of builds, by name. */
  contents: Map<string, SourceFile>;
};

/** Reads and checks every file by itself; what it finds wrong is in `problems`. */
export async function readCatalogue({ files }: BuildSource, problems: CatalogueProblem[]): Promise<Catalogue> {
  const catalogue: Catalogue = { pieces: [], builds: new Map(), contents: new Map() };
  const report = reporterOf(problems);
  const byName = new Map(files.map((file) => [file.name, file]));
  const manifest = byName.get(MANIFEST_FILE);
  if (!manifest) {
    report(MANIFEST_FILE, "manifest_missing");
    return catalogue;
  }
  await parseFile(manifest, catalogueManifest, report);
  let bytes = 0;
  for (const file of files) {
    if (problems.length >= MAX_PROBLEMS) break;
    const { name } = file;
    if (name === MANIFEST_FILE || IGNORED.test(name)) continue;
    if (PICTURE.test(name) || CONTENT.test(name)) catalogue.contents.set(name, file);
    else if ((bytes += file.bytes) > MAX_ALL_JSON_BYTES) report(name, "too_many_files");
    else await readPieceFile(file, catalogue, report);
  }
  return inOrder(catalogue);
}

type FaultMore = { field?: string; detail?: string | undefined; reason?: FieldReason | null };
type Report = (file: string, code: CatalogueProblem["code"], more?: FaultMore) => void;

export function reporterOf(problems: CatalogueProblem[]): Report {
  return (file, code, { field, detail, reason } = {}) => {
    if (problems.length >= MAX_PROBLEMS) return;
    const shown = detail?.slice(0, MAX_DETAIL_LENGTH) ?? null;
    problems.push({ file, code, field: field ?? null, detail: shown, reason: reason ?? null });
  };
}

async function readPieceFile(file: SourceFile, catalogue: Catalogue, report: Report): Promise<void> {
  const [folder = "", rest = "", ...deeper] = file.name.split("/");
  const kind = PIECE_KINDS.find((known) => known.folder === folder);
  const isNamed = rest.endsWith(".json") && deeper.length === 0;
  if (!isNamed || (!kind && folder !== BUILDS_FOLDER)) {
    report(file.name, "file_unknown");
    return;
  }
  const id = rest.slice(0, -".json".length);
  const read = kind ? await parseFile(file, kind.schema, report) : await parseFile(file, catalogueBuild, report);
  if (!read) return;
  if (read.id !== id) report(file.name, "name_differs", { field: "id", detail: read.id });
  else if (kind) addPiece(kind, file.name, kind.schema.parse(read), catalogue, report);
  else catalogue.builds.set(id, catalogueBuild.parse(read));
}

function addPiece(kind: PieceKind, file: string, piece: Piece, { pieces }: Catalogue, report: Report): void {
  if (piece.published && piece.hidden) report(file, "field_invalid", { field: "hidden" });
  const isEmpty = !piece.facts && !piece.published && !piece.hidden && !piece.draft;
  const lacksFacts = !piece.facts && kind.hasFacts && (piece.published ?? piece.hidden) !== null;
  const lacksContent = kind.name === "game" && !piece.published && !piece.hidden;
  if (isEmpty || lacksContent) report(file, "content_missing", { field: "published" });
  else if (lacksFacts) report(file, "content_missing", { field: "facts" });
  pieces.push({ kind, file, piece });
}

async function parseFile<Value extends object>(
  file: SourceFile,
  schema: z.ZodType<Value>,
  report: Report,
): Promise<Value | null> {
  if (file.bytes > MAX_JSON_BYTES) {
    report(file.name, "file_too_large");
    return null;
  }
  const json = parseJson((await buffer(await file.read())).toString("utf8"));
  if (json === undefined) {
    report(file.name, "not_json");
    return null;
  }
  const parsed = schema.safeParse(json, { reportInput: true });
  for (const issue of parsed.error?.issues ?? []) reportField(report, file.name, issue);
  return parsed.data ?? null;
}

export function reportField(report: Report, file: string, issue: z.core.$ZodIssue): void {
  const field = issue.path.join(".");
  report(file, "field_invalid", { field, detail: fieldDetail(issue), reason: fieldReason(issue) });
}

/** Undefined is in no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function inOrder({ pieces, ...rest }: Catalogue): Catalogue {
  const sorted = PIECE_KINDS.flatMap((kind) => {
    const own = pieces.filter((one) => one.kind === kind).sort((left, right) => (left.file < right.file ? -1 : 1));
    const ids = kind.inOrder?.(own.map(({ piece }) => piece)).map(({ id }) => id);
    return ids ? ids.flatMap((id) => own.find(({ piece }) => piece.id === id) ?? []) : own;
  });
  return { ...rest, pieces: sorted };
}
