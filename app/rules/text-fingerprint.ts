const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** Cache-busting hash: two FNV-1a passes, against collisions of similar texts. */
export function textFingerprint(text: string): string {
  return [text, `${text}\u0000`].map((part) => fnv(part).toString(36).padStart(7, "0")).join("");
}

function fnv(text: string): number {
  let hash = OFFSET;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  return hash >>> 0;
}
