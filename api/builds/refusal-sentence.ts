import type { BuildRefusal, BuildRefusalCode } from "~contract/entities/build";
import english from "../../public/locales/en/builds.json";

const MEGABYTE = 1024 * 1024;
const TEXTS: Record<string, string> = english;
/** Of which the limit is in bytes. */
const SIZES: readonly BuildRefusalCode[] = ["zip_too_large", "zip_file_too_large", "quota_exceeded"];

/** In English, the language of developers' tools; pages have the texts of all languages. */
export function refusalSentence({ code, file, limit }: BuildRefusal): string {
  const shown = SIZES.includes(code) ? megabytes(limit ?? 0) : String(limit ?? "");
  return fillBuildText(`builds.refusal.${code}`, { file, limit: shown });
}

export function fillBuildText(key: string, values: Record<string, string | null>): string {
  return (TEXTS[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
}

export function megabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
