import { fileTypeOf } from "./file-types";

/** What is looked into first, as long as a build's share lasts: pages and scripts say most about a game. */
const FIRST = [/^text\/html\b/, /^text\/javascript\b/];
/** Names that end in .gz are types only with it. */
const GZIP = Uint8Array.of(0x1f, 0x8b);

/** The same order for the same files, wherever they come from, so that equal builds have equal reports. */
export function inReadingOrder<File extends { name: string }>(files: readonly File[]): File[] {
  return files
    .map((file) => ({ file, rank: rankOf(file.name) }))
    .sort((a, b) => a.rank - b.rank || (a.file.name < b.file.name ? -1 : 1))
    .map(({ file }) => file);
}

function rankOf(name: string): number {
  const { contentType } = fileTypeOf(name, GZIP);
  const rank = FIRST.findIndex((type) => type.test(contentType));
  return rank === -1 ? FIRST.length : rank;
}
