import type { ActionFunctionArgs } from "@remix-run/node";
import { roomIdOf } from "~/rules/play-address";
import { playRequest } from "~/server/game-requests.server";
import { offlineDocument } from "~/server/offline-games.server";
import { pageContext } from "~/server/page-context.server";
import { isMissing, refusalCode, refusalStatus } from "~/server/refusal-code.server";
import { readRequestBody } from "~/server/request-body.server";
import { loadSession } from "~/server/session.server";
import { PLAY_ERRORS, toGameChallenge, toGameUser, type PlayResult } from "~/view-models/player";
import { getChallenge } from "~contract/calls/challenges";
import { startPlay } from "~contract/calls/play";
import { getRoom } from "~contract/calls/rooms";

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  const { api, requestApi } = context;
  const { gameId, challengeId, trackId, roomUrl, locale } = await readRequestBody(args.request, playRequest);
  const query = { locale };
  try {
    const [play, challenge, session] = await Promise.all([
      api(startPlay, {
        params: { gameId },
        query,
        body: { ...(challengeId && { challengeId }), ...(trackId && { trackId }), ...(roomUrl && { roomUrl }) },
      }),
      challengeId ? api(getChallenge, { params: { challengeId }, query }) : null,
      loadSession(args.context, requestApi),
    ]);
    const room = roomUrl ? await api(getRoom, { params: { roomId: roomIdOf(roomUrl) } }) : null;
    const init = {
      user: toGameUser(session.user),
      challenge: challenge && toGameChallenge(challenge),
      room: room && { roomId: room.roomId, maxPlayers: room.maxPlayers },
    };
    const { bundledGame, fallbackUrl = null, savesStorage, permissions, ...started } = play;
    return context.json<PlayResult>({
      ok: true,
      play: {
        ...started,
        ...{ fallbackUrl, init, savesStorage: savesStorage ?? false, permissions: permissions ?? [] },
        offlineDocument: offlineDocument(bundledGame),
      },
    });
  } catch (error) {
    const code = refusalCode(error, PLAY_ERRORS, isMissing(error) ? "game_not_found" : "unreachable");
    return context.json<PlayResult>({ ok: false, error: code }, { status: refusalStatus(code) });
  }
}

export { scriptAction as clientAction } from "~/browser/client-actions";
export { postOnly as loader } from "~/server/post-only.server";
