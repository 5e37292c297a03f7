import { stat } from "node:fs/promises";
import { DEFAULT_BUILD_LIMITS } from "../api/builds/build-limits";
import type { BuildSource } from "../api/builds/build-source";
import type { FileStore } from "../api/builds/file-store";
import { importBuild, type ImportedBuild } from "../api/builds/import-build";
import { readFolder } from "../api/builds/read-folder";
import { readZip } from "../api/builds/read-zip";
import { RefusedBuild } from "../api/builds/refused-build";
import type { BuildRefusal, BuildReport } from "../contract/entities/build";
import english from "../public/locales/en/builds.json" with { type: "json" };

const MEGABYTE = 1024 * 1024;
const TEXTS: Record<string, string> = english;

export type BuildCheck = { build: ImportedBuild; facts: string[] } | { problems: string[] };

/** Checks a zip or an engine's export folder as the portal does when it is uploaded; its files are in the store then. */
export async function checkBuild(location: string, store: FileStore): Promise<BuildCheck> {
  try {
    const build = await importBuild(await openSource(location), { limits: DEFAULT_BUILD_LIMITS, store });
    return { build, facts: factsOf(build.report) };
  } catch (error) {
    if (!(error instanceof RefusedBuild)) throw error;
    return { problems: error.refusals.map((refusal) => sentenceOf(refusal)) };
  }
}

async function openSource(location: string): Promise<BuildSource> {
  const isFolder = (await stat(location)).isDirectory();
  return isFolder ? readFolder(location, DEFAULT_BUILD_LIMITS) : readZip(location, DEFAULT_BUILD_LIMITS);
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
