import { plainAnswer, type GameAnswer, type GameRequest } from "./game-answer";

/** Asked by the portal's page, an isolated one too, to see whether the browser finds the game's host. */
const PING_PATH = "/ping";
const PING: GameAnswer = {
  status: 204,
  headers: { "Cache-Control": "no-store", "Cross-Origin-Resource-Policy": "cross-origin" },
  body: null,
};
const BUILD_PATH = /^\/([^/]+)\/(.+)$/;

export type FilePath = { folder: string; path: string };

export const notFound = (): GameAnswer => plainAnswer(404, "There is nothing here.");

/** What needs no build: a refusal, or that the host is there. */
export function answerBefore(request: GameRequest): GameAnswer | null {
  return refusalOf(request) ?? (request.path === PING_PATH ? PING : null);
}

export function refusalOf({ method, header }: GameRequest): GameAnswer | null {
  if (method !== "GET" && method !== "HEAD") return notFound();
  return header("service-worker") === null ? null : plainAnswer(403, "Games have no service workers.");
}

/** Names of files are composed Unicode (docs/decisions/0074-builds.md). */
export function filePathOf(address: string): FilePath | null {
  const [, folder = "", encoded = ""] = BUILD_PATH.exec(address) ?? [];
  if (folder === "") return null;
  try {
    const path = decodeURIComponent(encoded).normalize("NFC");
    // No database finds this character.
    return path.includes("\0") ? null : { folder, path };
  } catch {
    return null;
  }
}
