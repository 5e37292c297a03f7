import { findGameHost } from "~contract/games-host";
import { log } from "~observe/log";
import type { FileStore } from "../builds/file-store";
import type { ApiConfiguration } from "../configuration";
import type { Database } from "../db/database";
import { findBuildFile } from "../store/builds/build-files";
import { findServedBuild } from "../store/builds/served-builds";
import { answerFile } from "./file-answer";
import { createFrameScript, type FrameScript } from "./frame-script";
import { plainAnswer, type GameAnswer, type GameRequest } from "./game-answer";
import { opaqueFrameHeaders, ownOriginHeaders, type ServedGame } from "./game-headers";
import { createPageAnswers, isPage, type PageAnswers } from "./page-answer";

/** Asked by the portal's page to see whether the browser finds the game's host. */
export const PING_PATH = "/ping";
const BUILD_PATH = /^\/([0-9a-f]{64})\/(.+)$/;
const OPAQUE_BUILD_PATH = /^\/([a-z0-9]{6})(\/.+)$/;

type GameHostServices = { configuration: ApiConfiguration; database: Database; fileStore: FileStore };
type Parts = GameHostServices & { script: FrameScript; answerPage: PageAnswers };
type BuildFilePath = { shortId: string; buildId: string; path: string };
/** Where a build is served: with which headers, and where its pages find their script. */
type Serving = { headers: (game: ServedGame) => Record<string, string>; scriptAddress: string };

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
  const script = createFrameScript({ siteUrl, aliases: gameApiAliases });
  const parts: Parts = { ...services, script, answerPage: createPageAnswers(fileStore) };
  return {
    isGameHost: (host) => findGameHost(host, hosting) !== null,
    async answer(host, request) {
      const shortId = findGameHost(host, hosting)?.shortId ?? null;
      if (shortId === null) return notFound();
      const refusal = refusalOf(request);
      if (refusal) return refusal;
      if (request.path === PING_PATH) return { status: 204, headers: { "Cache-Control": "no-store" }, body: null };
      const scriptAddress = `/${script.name}`;
      if (request.path === scriptAddress) return script.answer(request);
      const file = filePathOf(shortId, request.path);
      const headers = (game: ServedGame) => ownOriginHeaders(siteUrl, game);
      return file ? answerBuildFile(parts, file, request, { headers, scriptAddress }) : notFound();
    },
    async answerOpaque(request) {
      const refusal = refusalOf(request);
      if (refusal) return refusal;
      const scriptAddress = `${publicApiBaseUrl}/builds/${script.name}`;
      if (request.path === `/${script.name}`) return withCors(await script.answer(request));
      const [, shortId = "", path = ""] = OPAQUE_BUILD_PATH.exec(request.path) ?? [];
      const file = filePathOf(shortId, path);
      if (!file) return notFound();
      const folderUrl = `${publicApiBaseUrl}/builds/${shortId}/${file.buildId}/`;
      const headers = () => opaqueFrameHeaders(siteUrl, { folderUrl, scriptUrl: scriptAddress });
      return answerBuildFile(parts, file, request, { headers, scriptAddress });
    },
  };
}

const notFound = () => plainAnswer(404, "There is nothing here.");

function refusalOf({ method, header }: GameRequest): GameAnswer | null {
  if (method !== "GET" && method !== "HEAD") return notFound();
  return header("service-worker") === null ? null : plainAnswer(403, "Games have no service workers.");
}

async function answerBuildFile(
  { database, fileStore, script, answerPage }: Parts,
  { shortId, buildId, path }: BuildFilePath,
  request: GameRequest,
  { headers, scriptAddress }: Serving,
): Promise<GameAnswer> {
  try {
    const build = await findServedBuild(database, { shortId, buildId });
    const file = build && (await findBuildFile(database, buildId, path));
    if (!file) return notFound();
    const element = script.element(scriptAddress, build.firstFrameBytes);
    const answer = isPage(file) ? await answerPage(file, element, request) : await answerFile(fileStore, file, request);
    const game = { declaredHosts: build.declaredHosts, isIsolated: build.needsIsolation };
    return { ...answer, headers: { ...answer.headers, ...headers(game) } };
  } catch (error) {
    log.error({ err: error, buildId, path }, "A game's file could not be served");
    return plainAnswer(503, "This file cannot be read at the moment.");
  }
}

/** Names of files are composed Unicode (docs/decisions/0074-builds.md). */
function filePathOf(shortId: string, address: string): BuildFilePath | null {
  const [, buildId = "", encoded = ""] = BUILD_PATH.exec(address) ?? [];
  if (buildId === "") return null;
  try {
    const path = decodeURIComponent(encoded).normalize("NFC");
    // No database finds this character.
    return path.includes("\0") ? null : { shortId, buildId, path };
  } catch {
    return null;
  }
}

function withCors({ headers, ...answer }: GameAnswer): GameAnswer {
  const open = { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" };
  return { ...answer, headers: { ...headers, ...open } };
}
