import { redirectDocument } from "@remix-run/node";
import { canonicalDocumentPath } from "~/rules/locale-path";
import type { Game } from "~contract/entities/game";

type Isolation = Pick<Game, "usesSharedArrayBuffer">;

/** What makes a page's document an isolated one, together with the opener policy that all pages have (decision 37). */
export const ISOLATING_HEADER = ["Cross-Origin-Embedder-Policy", "credentialless"] as const;

/**
 * The page of a game with shared memory must be a document of its own: a script that wants to show it within another
 * page is sent to load it anew. The page itself asks for its data again after each change; that goes on as usual.
 */
export function openAsDocument({ url, headers }: Request, { usesSharedArrayBuffer }: Isolation): void {
  const from = headers.get("referer");
  if (!usesSharedArrayBuffer || from === null || headers.get("sec-fetch-dest") !== "empty") return;
  const { pathname, search } = new URL(url);
  // Scripts leave out the slash at the end.
  const path = canonicalDocumentPath(pathname);
  if (URL.canParse(from) && new URL(from).pathname === path) return;
  throw redirectDocument(path + search, { headers: { "Cache-Control": "private, no-store", Vary: "Referer" } });
}
