import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import english from "../public/locales/en/builds.json" with { type: "json" };
import { DEFAULT_BUILD_LIMITS } from "../api/builds/build-limits";
import { createFolderStore } from "../api/builds/file-store";
import { importBuild } from "../api/builds/import-build";
import { RefusedBuild } from "../api/builds/refused-build";
import type { BuildRefusal, BuildReport } from "../contract/entities/build";

const MEGABYTE = 1024 * 1024;
const TEXTS: Record<string, string> = english;

export type ZipCheck = { problems: string[]; facts: string[] };

/** Checks a zip as the portal does when it is uploaded. */
export async function checkZip(zip: string): Promise<ZipCheck> {
  const folder = await mkdtemp(path.join(tmpdir(), "games-check-"));
  try {
    const store = createFolderStore(path.join(folder, "files"));
    const { report } = await importBuild(zip, { limits: DEFAULT_BUILD_LIMITS, store, workFolder: folder });
    return { problems: [], facts: factsOf(report) };
  } catch (error) {
    if (!(error instanceof RefusedBuild)) throw error;
    return { problems: error.refusals.map((refusal) => sentenceOf(refusal)), facts: [] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function factsOf({ engine, entry, files, bytes, firstFrameBytes, needs, hosts, warnings }: BuildReport): string[] {
  const needed = Object.entries(needs).flatMap(([need, isNeeded]) => (isNeeded ? [need] : []));
  return [
    `engine: ${engine === null ? "not recognised" : [engine.name, engine.version].filter(Boolean).join(" ")}`,
    `starts with ${entry}, ${String(files)} files, ${megabytes(bytes)}, ${megabytes(firstFrameBytes)} before the first frame`,
    ...(needed.length > 0 ? [`needs ${needed.join(", ")}`] : []),
    ...(hosts.length > 0 ? [`addresses of ${hosts.join(", ")}`] : []),
    ...warnings.map(({ code, file }) => fill(TEXTS[`builds.warning.${code}`], { file })),
  ];
}

function sentenceOf({ code, file, limit }: BuildRefusal): string {
  const isSize = code === "zip_too_large" || code === "zip_file_too_large";
  return fill(TEXTS[`builds.refusal.${code}`], { file, limit: isSize ? megabytes(limit ?? 0) : String(limit) });
}

function fill(text = "", values: Record<string, string | null>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
}

function megabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
