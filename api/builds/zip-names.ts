import { refusal } from "./refused-build";
import type { BuildRefusal } from "~contract/entities/build";

const MAX_PATH_LENGTH = 400;
const MAX_PART_LENGTH = 200;
// eslint-disable-next-line no-control-regex
const FORBIDDEN_CHARACTERS = /[\u0000-\u001f\u007f:*?"<>|\ufffd]/;
/** What systems and editors leave in folders; never part of a game. */
const LEFTOVERS = /(^|\/)(__MACOSX|\.[^/]*|Thumbs\.db|desktop\.ini)(\/|$)/i;

/** True for files that are left out of a build. */
export function isLeftover(name: string): boolean {
  return LEFTOVERS.test(name);
}

/** The name with forward slashes in composed Unicode, or null if it could leave the folder or does not fit a file system. */
export function safeName(raw: string): string | null {
  const name = raw.replaceAll("\\", "/").normalize("NFC");
  const isSafe =
    name.length <= MAX_PATH_LENGTH && !FORBIDDEN_CHARACTERS.test(name) && name.split("/").every((part) => isSafePart(part));
  return isSafe ? name : null;
}

function isSafePart(part: string): boolean {
  return part !== "" && part !== "." && part !== ".." && part.length <= MAX_PART_LENGTH && !/[. ]$/.test(part);
}

/** Names that are equal but for case are one file on some systems; a name cannot be a file and a folder. */
export function findCollisions(names: readonly string[]): BuildRefusal[] {
  const seen = new Set<string>();
  const folders = new Set(names.flatMap((name) => foldersOf(name.toLowerCase())));
  const refusals: BuildRefusal[] = [];
  for (const name of names) {
    const key = name.toLowerCase();
    if (seen.has(key) || folders.has(key)) refusals.push(refusal("zip_name_duplicate", { file: name }));
    seen.add(key);
  }
  return refusals;
}

function foldersOf(name: string): string[] {
  const parts = name.split("/");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}
