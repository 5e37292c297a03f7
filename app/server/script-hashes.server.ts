import { createHash, randomBytes } from "node:crypto";

const NONCE_BYTES = 16;

/** Marks the portal's own scripts while a page is rendered. No sent page contains one. */
export function newScriptNonce(): string {
  return randomBytes(NONCE_BYTES).toString("base64url");
}

const OPENING = Buffer.from("<script");
const CLOSING = Buffer.from("</script>");

/** CSP sources of the scripts that carry the nonce, and the page without it: markup in content has no nonce. */
export function hashScripts(page: Buffer, nonce: string): { html: Buffer<ArrayBuffer>; hashes: string[] } {
  const attribute = Buffer.from(` nonce="${nonce}"`);
  const pieces: Buffer[] = [];
  const hashes = new Set<string>();
  let copied = 0;
  for (let place = page.indexOf(attribute); place >= 0; place = page.indexOf(attribute, copied)) {
    pieces.push(page.subarray(copied, place));
    copied = place + attribute.length;
    if (page.subarray(0, place).subarray(-OPENING.length).equals(OPENING)) hashes.add(cspHash(textAfter(page, copied)));
  }
  return { html: Buffer.concat([...pieces, page.subarray(copied)]), hashes: [...hashes] };
}

/** The text of the element whose opening tag ends after `place`. */
function textAfter(page: Buffer, place: number): Buffer {
  const start = page.indexOf(">", place) + 1;
  return page.subarray(start, page.indexOf(CLOSING, start));
}

/** The CSP source that allows an inline script. */
export function cspHash(script: Buffer | string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
