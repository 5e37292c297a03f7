import type { LoaderFunctionArgs } from "@remix-run/node";
import { textsOf } from "~/i18n/texts.server";
import { launchRequest } from "~/server/game-requests.server";
import { offlineDocument } from "~/server/offline-games.server";
import { resourceContext } from "~/server/page-context.server";
import { secondary } from "~/server/secondary.server";
import { loadSession } from "~/server/session.server";
import { toGameChallenge, toGameUser, type LaunchResponse } from "~/view-models/player";
import { getChallenge } from "~contract/calls/challenges";
import { getLaunch } from "~contract/calls/play";

/** Launches a game for preloading, without counting a play. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, requestApi, locale, url, jsonResponse } = resourceContext(args);
  const request = launchRequest.safeParse(Object.fromEntries(url.searchParams));
  if (!request.success) return jsonResponse<LaunchResponse | null>(null);
  const { gameId, challengeId, trackId } = request.data;
  const found = await secondary(api, (callApi) =>
    Promise.all([
      callApi(getLaunch, { params: { gameId }, query: { locale, challengeId, trackId } }),
      challengeId ? callApi(getChallenge, { params: { challengeId }, query: { locale } }) : null,
      loadSession(args.context, requestApi),
    ]),
  );
  if (!found) return jsonResponse<LaunchResponse | null>(null);
  const [{ bundledGame, fallbackUrl = null, savesStorage, permissions, ...launch }, challenge, session] = found;
  const init = { user: toGameUser(session.user), challenge: challenge && toGameChallenge(challenge), room: null };
  return jsonResponse<LaunchResponse | null>({
    launch: {
      ...launch,
      ...{ fallbackUrl, init, savesStorage: savesStorage ?? false, permissions: permissions ?? [] },
      offlineDocument: offlineDocument(bundledGame),
    },
    texts: textsOf(locale, ["preload"]),
  });
}
