import { toResponse } from "../game-host/game-answer";
import type { GameHost } from "../game-host/game-host";
import { toGameRequest } from "../game-host/serve-game-host";
import type { ApiApp } from "../api-context";

const PREFIX = "/builds";

/** Games in opaque frames, for browsers that do not find the games' host. */
export function registerBuildFiles(app: ApiApp, gameHost: GameHost): void {
  app.get(`${PREFIX}/*`, async ({ req }) => {
    const path = new URL(req.url).pathname.slice(PREFIX.length);
    return toResponse(await gameHost.answerOpaque(toGameRequest(req.raw, path)));
  });
}
