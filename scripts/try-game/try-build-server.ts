import path from "node:path";
import { Hono } from "hono";
import type { FileStore } from "../../api/builds/file-store";
import type { ImportedBuild } from "../../api/builds/import-build";
import { answerFile } from "../../api/game-host/file-answer";
import { createFrameScript } from "../../api/game-host/frame-script";
import { toResponse, type GameAnswer, type GameRequest } from "../../api/game-host/game-answer";
import { ownOriginHeaders } from "../../api/game-host/game-headers";
import { answerBefore, filePathOf, notFound } from "../../api/game-host/game-request";
import { createPageAnswers, isPage } from "../../api/game-host/page-answer";
import type { GamePermission } from "../../contract/entities/game-permission";
import { gameOrigin } from "../../contract/games-host";
import { checkBuild } from "../check-build";
import { registerTryPage } from "./try-page";

const SHORT_ID = "trying";

type Portal = {
  siteUrl: string;
  store: FileStore;
  /** Hosts whose calls the page answers in place of the network. */
  aliases: readonly string[];
  /** What the game may ask the player for. */
  permissions: readonly GamePermission[];
};

/** Serves a zip or an engine's export folder at an origin of its own, as the portal does after an upload. */
export async function tryBuildServer(location: string, portal: Portal): Promise<Hono> {
  const { siteUrl, store, permissions } = portal;
  const checked = await checkBuild(location, store);
  const origin = gameOrigin(siteUrl, SHORT_ID) ?? siteUrl;
  const trust = { kind: "own" as const, origin, targetOrigin: origin };
  const title = path.basename(location);
  const app = new Hono();
  if ("problems" in checked) {
    const refused = { title, gameUrl: null, modes: [], remarks: checked.problems, trust, permissions };
    registerTryPage(app, () => refused, { isIsolated: false });
    return app;
  }
  const { build, facts } = checked;
  const answer = createGameAnswers(build, portal);
  app.use(async ({ req }, next) => {
    if (new URL(req.url).host !== new URL(origin).host) return next();
    const header = (name: string) => req.header(name) ?? null;
    return toResponse(await answer({ method: req.method, path: new URL(req.url).pathname, header }));
  });
  const gameUrl = `${origin}/${build.buildId}/${build.report.entry.split("/").map(encodeURIComponent).join("/")}`;
  const tried = { title, gameUrl, modes: [], remarks: facts, trust, permissions };
  registerTryPage(app, () => tried, { isIsolated: build.report.needs.isolation });
  return app;
}

function createGameAnswers({ buildId, files, report }: ImportedBuild, portal: Portal) {
  const { siteUrl, store, aliases, permissions } = portal;
  const answerPage = createPageAnswers(store);
  const script = createFrameScript({ siteUrl, aliases })(report.firstFrameBytes);
  const game = { declaredHosts: report.hosts, permissions, isIsolated: report.needs.isolation };
  const headers = ownOriginHeaders(siteUrl, game);
  return async (request: GameRequest): Promise<GameAnswer> => {
    const early = answerBefore(request);
    if (early) return early;
    const asked = filePathOf(request.path);
    const file = asked?.folder === buildId ? files.get(asked.path) : undefined;
    if (file === undefined) return notFound();
    const answer = isPage(file) ? await answerPage(file, script, request) : await answerFile(store, file, request);
    return { ...answer, headers: { ...answer.headers, ...headers } };
  };
}
