import path from "node:path";
import { Hono } from "hono";
import { GAME_FILE_TYPES, gameFileHeaders } from "../../api/resources/game-file-headers";
import { createFileResponse, openFileFolder } from "../../api/resources/served-file";
import { OPAQUE_FRAME } from "../../app/rules/frame-sandbox";
import { problemsOf, readManifest } from "../game-folder";
import { registerTryPage, type TriedGame } from "./try-page";

/** Serves a game that comes with the portal from its folder, with the SDK next to it. */
export function tryServer(folder: string, origin: string): Hono {
  const name = path.basename(path.resolve(folder));
  const [game, games] = [folder, "games"].map((root) => openFileFolder(path.resolve(root), GAME_FILE_TYPES));
  const playHeaders = gameFileHeaders(origin);
  const app = new Hono();
  app.get("/play/*", async (context) => {
    const [, folderName = "", ...rest] = context.req.path.slice(1).split("/");
    const file =
      folderName === name ? await game?.find(rest.join("/")) : await games?.find([folderName, ...rest].join("/"));
    return file ? createFileResponse(context.req.raw, file, playHeaders) : context.notFound();
  });
  const describeGame = (): TriedGame => {
    const manifest = readManifest(folder);
    const { entry = "index.html", title = name, modes = [] } = "problems" in manifest ? {} : manifest;
    const frame = { trust: OPAQUE_FRAME, permissions: [] };
    return { title, gameUrl: `/play/${name}/${entry}`, modes, remarks: problemsOf(folder), ...frame };
  };
  registerTryPage(app, describeGame, { isIsolated: true });
  return app;
}
