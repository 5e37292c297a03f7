import { createHash, randomBytes } from "node:crypto";

const NONCE_BYTES = 16;

/** Marks the portal's own scripts while a page is rendered. No sent page contains one. */
export function newScriptNonce(): string {
  return randomBytes(NONCE_BYTES).toString("base64url");
}

/** CSP sources of the scripts that carry the nonce, and the page without it: markup in content has no nonce. */
export function hashScripts(page: string, nonce: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const scripts = page.matchAll(new RegExp(`<script${attribute}[^>]*>(.*?)</script>`, "gs"));
  const hashes = Array.from(scripts, ([, text = ""]) => cspHash(text));
  return { html: page.replaceAll(attribute, ""), hashes: [...new Set(hashes)] };
}

function cspHash(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
