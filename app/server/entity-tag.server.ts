import { createHash } from "node:crypto";

const TAG_LENGTH = 27;

/** The tag is weak, because a proxy may compress the body (RFC 9110, 8.8.3). */
export function entityTag(...pieces: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const piece of pieces) hash.update(piece);
  return `W/"${hash.digest("base64url").slice(0, TAG_LENGTH)}"`;
}

export function matchesTag(header: string, tag: string): boolean {
  return header.trim() === "*" || header.split(",").some((candidate) => isSameTag(candidate.trim(), tag));
}

function isSameTag(one: string, other: string): boolean {
  return one.replace(/^W\//, "") === other.replace(/^W\//, "");
}
