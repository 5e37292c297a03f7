import path from "node:path";
import { ApiFailure } from "../api-failure";
import type { ApiConfiguration } from "../configuration";
import type { ApiApp } from "../api-context";
import { GAME_FILE_TYPES, gameFileHeaders } from "./game-file-headers";
import { createFileResponse, openFileFolder } from "./served-file";

export function registerGameFiles(app: ApiApp, { siteUrl }: ApiConfiguration): void {
  const games = openFileFolder(path.resolve("games"), GAME_FILE_TYPES);
  const headers = gameFileHeaders(new URL(siteUrl).origin);
  app.get("/play/*", async (context) => {
    const file = await games.find(context.req.path.slice("/play/".length));
    if (!file) throw new ApiFailure("not_found");
    return createFileResponse(context.req.raw, file, headers);
  });
}
