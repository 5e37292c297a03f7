import path from "node:path";
import type { Hono } from "hono";
import { createFileResponse, openFileFolder } from "../../api/resources/served-file";
import { frameAllow, frameSandbox, type FrameTrust } from "../../app/rules/frame-sandbox";
import { gameToPageMessage } from "../../contract/game-messages";
import type { GamePermission } from "../../contract/entities/game-permission";
import type { GameManifest } from "../../api/seed/game-manifest";

const PAGE_TYPES = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
};

const PAGE_HEADERS = { "Cache-Control": "no-store" };
/** For games with shared memory (docs/decisions/0037-isolated-games.md); frames without these headers stay empty. */
const ISOLATED_PAGE_HEADERS = {
  ...PAGE_HEADERS,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "credentialless",
};

export type TriedGame = {
  title: string;
  /** Null where the portal would refuse the game. */
  gameUrl: string | null;
  modes: GameManifest["modes"];
  /** What the portal would stumble over or say. */
  remarks: string[];
  trust: FrameTrust;
  permissions: readonly GamePermission[];
};

type TryPageOptions = { isIsolated: boolean };

/** The page around a game that is tried; the sandbox and the checks of messages are the portal's (docs/games.md). */
export function registerTryPage(app: Hono, describeGame: () => TriedGame, { isIsolated }: TryPageOptions): void {
  const headers = isIsolated ? ISOLATED_PAGE_HEADERS : PAGE_HEADERS;
  const page = openFileFolder(path.resolve("scripts/try-game"), PAGE_TYPES);
  app.get("/about", (context) => {
    const { trust, permissions, ...game } = describeGame();
    const { origin, targetOrigin } = trust;
    const frame = { sandbox: frameSandbox(trust), allow: frameAllow(trust, permissions) };
    return context.json({ ...game, origin, targetOrigin, ...frame });
  });
  app.post("/check", async (context) => {
    const parsed = gameToPageMessage.safeParse(await context.req.json());
    if (parsed.success) return context.json({ problem: null });
    const [{ path: field, message } = { path: [], message: "" }] = parsed.error.issues;
    return context.json({ problem: `${["message", ...field].join(".")}: ${message}` });
  });
  app.get("/:file?", async (context) => {
    const file = await page.find(context.req.param("file") ?? "page.html");
    return file ? createFileResponse(context.req.raw, file, headers) : context.notFound();
  });
}
