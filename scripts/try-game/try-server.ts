import path from "node:path";
import { Hono } from "hono";
import { GAME_FILE_TYPES, gameFileHeaders } from "../../api/resources/game-file-headers";
import { createFileResponse, openFileFolder } from "../../api/resources/served-file";
import { FRAME_ALLOW, frameSandbox } from "../../app/rules/frame-sandbox";
import { gameToPageMessage } from "../../contract/game-messages";
import { problemsOf, readManifest } from "../game-folder";

const PAGE_TYPES = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
};

/** Isolation for games with shared memory (docs/decisions/0037-isolated-games.md); harmless for others. */
const PAGE_HEADERS = {
  "Cache-Control": "no-store",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "credentialless",
};

const SANDBOX = frameSandbox({ kind: "opaque", origin: "null", targetOrigin: "*" });

/** The sandbox, CSP and message checks are the portal's (docs/games.md). */
export function tryServer(folder: string, origin: string): Hono {
  const name = path.basename(path.resolve(folder));
  const [game, games] = [folder, "games"].map((root) => openFileFolder(path.resolve(root), GAME_FILE_TYPES));
  const page = openFileFolder(path.resolve("scripts/try-game"), PAGE_TYPES);
  const playHeaders = gameFileHeaders(origin);
  const app = new Hono();

  app.get("/about", (context) => {
    const manifest = readManifest(folder);
    const { entry = "index.html", title = name, modes = [] } = "problems" in manifest ? {} : manifest;
    const gameUrl = `/play/${name}/${entry}`;
    return context.json({ title, gameUrl, modes, problems: problemsOf(folder), sandbox: SANDBOX, allow: FRAME_ALLOW });
  });
  app.post("/check", async (context) => {
    const parsed = gameToPageMessage.safeParse(await context.req.json());
    if (parsed.success) return context.json({ problem: null });
    const [{ path: field, message } = { path: [], message: "" }] = parsed.error.issues;
    return context.json({ problem: `${["message", ...field].join(".")}: ${message}` });
  });
  app.get("/play/*", async (context) => {
    const [, folderName = "", ...rest] = context.req.path.slice(1).split("/");
    const file =
      folderName === name ? await game?.find(rest.join("/")) : await games?.find([folderName, ...rest].join("/"));
    return file ? createFileResponse(context.req.raw, file, playHeaders) : context.notFound();
  });
  app.get("/:file?", async (context) => {
    const file = await page.find(context.req.param("file") ?? "page.html");
    return file ? createFileResponse(context.req.raw, file, PAGE_HEADERS) : context.notFound();
  });
  return app;
}
