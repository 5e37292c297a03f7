import { redirectDocument } from "@remix-run/node";
import { canonicalDocumentPath } from "~/rules/locale-path";
import type { Game } from "~contract/entities/game";

type Isolation = Pick<Game, "usesSharedArrayBuffer">;

/** Isolates a document, with the opener policy of all pages (docs/decisions/0037-isolated-games.md). */
export const ISOLATING_HEADER = ["Cross-Origin-Embedder-Policy", "credentialless"] as const;

/** Shared memory needs a document of its own: client navigations reload it, revalidations of the page do not. */
export function openAsDocument({ url, headers }: Request, { usesSharedArrayBuffer }: Isolation): void {
  const from = headers.get("referer");
  if (!usesSharedArrayBuffer || from === null || headers.get("sec-fetch-dest") !== "empty") return;
  const { pathname, search } = new URL(url);
  // Data requests omit the trailing slash.
  const path = canonicalDocumentPath(pathname);
  if (URL.canParse(from) && new URL(from).pathname === path) return;
  throw redirectDocument(path + search, { headers: { "Cache-Control": "private, no-store", Vary: "Referer" } });
}
