const MAX_PATH_LENGTH = 400;
const MAX_PART_LENGTH = 200;
/** Folders and the file; deeper trees are made by hand, to break what walks them. */
const MAX_PARTS = 32;
/** What some file systems cannot store, and what makes a name look like another one. */
const FORBIDDEN_CHARACTERS = /[\p{Cc}\p{Cs}:*?"<>|\ufffd\ufeff\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;
/** Names of devices, with any extension, which Windows opens instead of the file. */
const DEVICES = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9\u00b9\u00b2\u00b3])\s*(\.|$)/i;
/** What systems and editors leave in folders; never part of a game. */
const LEFTOVERS = /(^|\/)(__MACOSX|\.(?!\.?(\/|$))[^/]*|Thumbs\.db|desktop\.ini)(\/|$)/i;

/** True for files that are left out of a build. */
export function isLeftover(name: string): boolean {
  return LEFTOVERS.test(toForwardSlashes(name));
}

/** The name with forward slashes in composed Unicode, or null if it could leave the folder or does not fit a file system. */
export function safeName(raw: string): string | null {
  const name = toForwardSlashes(raw);
  const parts = name.split("/");
  const isSafe =
    name.length <= MAX_PATH_LENGTH &&
    parts.length <= MAX_PARTS &&
    !FORBIDDEN_CHARACTERS.test(name) &&
    parts.every((part) => isSafePart(part));
  return isSafe ? name : null;
}

/** Some archivers begin every name with "./". */
function toForwardSlashes(raw: string): string {
  return raw
    .replaceAll("\\", "/")
    .normalize("NFC")
    .replace(/^(?:\.\/)+/, "");
}

/** A dot at the end is lost on Windows; "." and ".." have one. */
function isSafePart(part: string): boolean {
  return part !== "" && part.length <= MAX_PART_LENGTH && !/[. ]$/.test(part) && !DEVICES.test(part);
}

/** Names that are equal but for case are one file on some systems; a name cannot be a file and a folder. */
export function findCollisions(names: readonly string[]): string[] {
  const keys = names.map((name) => name.toLowerCase());
  const sorted = [...keys].sort();
  const seen = new Set<string>();
  return names.filter((_, index) => {
    const key = keys[index] ?? "";
    const isTaken = seen.has(key) || hasFilesBelow(sorted, `${key}/`);
    seen.add(key);
    return isTaken;
  });
}

function hasFilesBelow(sorted: readonly string[], folder: string): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? "") < folder) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(folder) ?? false;
}
