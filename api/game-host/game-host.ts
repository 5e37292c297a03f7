import { findGameHost, STORAGE_PATH } from "~contract/games-host";
import { log } from "~observe/log";
import type { Services } from "../api-context";
import { findBuildFile } from "../store/builds/build-files";
import { findServedBuild, type ServedBuild } from "../store/builds/served-builds";
import { readBuildFolder } from "./build-folder";
import { answerFile } from "./file-answer";
import { createFrameScript } from "./frame-script";
import { plainAnswer, type GameAnswer, type GameRequest } from "./game-answer";
import { opaqueFrameHeaders, ownOriginHeaders, type ServedGame } from "./game-headers";
import { createPageAnswers, isPage, type PageAnswers } from "./page-answer";
import { answerBefore, filePathOf, notFound, refusalOf, type FilePath } from "./game-request";
import { createStorageScript } from "./storage-script";

const OPAQUE_BUILD_PATH = /^\/([a-z0-9]{6})(\/.+)$/;

type GameHostServices = Pick<Services, "configuration" | "database" | "fileStore" | "identity">;
type Parts = GameHostServices & { answerPage: PageAnswers };
type BuildFilePath = FilePath & { shortId: string };
/** Where a build is served: with which headers, and which scripts its pages have before their own. */
type Serving = {
  headers: (game: ServedGame) => Record<string, string>;
  scripts: (build: ServedBuild) => string;
};

export type GameHost = {
  /** True for hosts that never show the portal, those of no game too. */
  isGameHost(host: string): boolean;
  answer(host: string, request: GameRequest): Promise<GameAnswer>;
  /** `request.path` is below the API's `/builds`. */
  answerOpaque(request: GameRequest): Promise<GameAnswer>;
};

/** Serves the files of builds: the pages, calls and cookies of the portal are not here (docs/hosting-games.md). */
export function createGameHost(services: GameHostServices): GameHost {
  const { configuration, fileStore } = services;
  const { siteUrl, publicApiBaseUrl, gamesUrl, gameApiAliases } = configuration;
  const hosting = { gamesUrl, ownUrls: [siteUrl, publicApiBaseUrl] };
  const frameScript = createFrameScript({ siteUrl, aliases: gameApiAliases });
  const storage = createStorageScript(siteUrl);
  const parts: Parts = { ...services, answerPage: createPageAnswers(fileStore) };
  return {
    isGameHost: (host) => findGameHost(host, hosting) !== null,
    async answer(host, request) {
      const shortId = findGameHost(host, hosting)?.shortId ?? null;
      if (shortId === null) return notFound();
      const early = answerBefore(request);
      if (early) return early;
      if (request.path === STORAGE_PATH) return storage.answerPage(request);
      if (request.path === `/${storage.name}`) return storage.answer(request);
      const file = filePathOf(request.path);
      const headers = (game: ServedGame) => ownOriginHeaders(siteUrl, game);
      const scripts = ({ firstFrameBytes, savesStorage }: ServedBuild) =>
        frameScript(firstFrameBytes) + (savesStorage ? storage.element() : "");
      return file ? answerBuildFile(parts, { ...file, shortId }, request, { headers, scripts }) : notFound();
    },
    async answerOpaque(request) {
      const refusal = refusalOf(request);
      if (refusal) return refusal;
      const [, shortId = "", path = ""] = OPAQUE_BUILD_PATH.exec(request.path) ?? [];
      const file = filePathOf(path);
      if (!file) return notFound();
      const folderUrl = `${publicApiBaseUrl}/builds/${shortId}/${file.folder}/`;
      const headers = () => opaqueFrameHeaders(siteUrl, folderUrl);
      const scripts = ({ firstFrameBytes }: ServedBuild) => frameScript(firstFrameBytes);
      return answerBuildFile(parts, { ...file, shortId }, request, { headers, scripts });
    },
  };
}

async function answerBuildFile(
  { database, fileStore, identity, answerPage }: Parts,
  { shortId, folder, path }: BuildFilePath,
  request: GameRequest,
  { headers, scripts }: Serving,
): Promise<GameAnswer> {
  try {
    const named = readBuildFolder(identity.options.secret, { shortId, folder, now: new Date() });
    const build = named && (await findServedBuild(database, { shortId, ...named }));
    const file = build && (await findBuildFile(database, named.buildId, path));
    if (!file) return notFound();
    const answer = isPage(file)
      ? await answerPage(file, scripts(build), request)
      : await answerFile(fileStore, file, request);
    const game = { ...build, isIsolated: build.needsIsolation };
    const { headers: ofFile } = named.isSigned ? withoutSharing(answer) : answer;
    return { ...answer, headers: { ...ofFile, ...headers(game) } };
  } catch (error) {
    log.error({ err: error, shortId, path }, "A game's file could not be served");
    return plainAnswer(503, "This file cannot be read at the moment.");
  }
}

/** Whoever has the address may read the file, but a cache between would keep it past the address and a takedown. */
function withoutSharing({ headers, ...answer }: GameAnswer): GameAnswer {
  const caching = (headers["Cache-Control"] ?? "").replace("public, ", "");
  return { ...answer, headers: { ...headers, "Cache-Control": `private, ${caching}` } };
}
