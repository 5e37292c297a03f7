import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import type { CallApi } from "~/api-client/client";
import { ClientError } from "~/api-client/errors";
import { translatorFor } from "~/i18n/i18next.server";
import { paths } from "~/paths";
import { splitLocale } from "~/rules/locale-path";
import { sitePath } from "~/rules/site-path";
import { roomForm, type RoomForm } from "~/server/game-requests.server";
import { loginUrl } from "~/server/protected-page.server";
import { pageContext } from "~/server/page-context.server";
import { readRequestBody } from "~/server/request-body.server";
import { secondary } from "~/server/secondary.server";
import { loadSession } from "~/server/session.server";
import { reportHandledError } from "~/server/report-error.server";
import { getGame } from "~contract/calls/games";
import { getLaunch } from "~contract/calls/play";
import { getProfile } from "~contract/calls/profile";
import { createRoom, leaveRoom, listRegions } from "~contract/calls/rooms";
import { MAX_ROOM_SIZE } from "~contract/entities/room";

/** Opens or leaves a room (docs/decisions/0032-room-messages.md). */
export async function action(args: ActionFunctionArgs) {
  const { api, requestApi, redirectTo, redirectWithToast } = pageContext(args);
  const form = await readRequestBody(args.request, roomForm);
  const page = sitePath(form.target) ?? "/";
  try {
    if (form.intent === "open") {
      const { status } = await loadSession(args.context, requestApi);
      const profile =
        status === "authenticated" ? await secondary(requestApi.api, (callApi) => callApi(getProfile)) : null;
      const roomUrl = await open(api, form, profile?.defaultRegion ?? null);
      return redirectTo(paths.room(page, roomUrl, { autoPlay: true }));
    }
    await leave(api, form.roomId);
    return redirectTo(page);
  } catch (error) {
    if (error instanceof ClientError && error.has("sign_in_required")) throw redirect(loginUrl(page));
    reportHandledError(error);
    const t = translatorFor(splitLocale(page).locale);
    return redirectWithToast(page, { type: "error", message: t("room.failed") });
  }
}

type OpenForm = RoomForm & { intent: "open" };

async function open(api: CallApi, { gameId }: OpenForm, preferredRegion: string | null): Promise<string> {
  const params = { gameId };
  const [{ trackId }, regions, { maxPlayers }] = await Promise.all([
    api(getLaunch, { params, query: {} }),
    api(listRegions),
    api(getGame, { params, query: {} }),
  ]);
  const region = regions.find((name) => name === preferredRegion) ?? regions[0] ?? "";
  const body = { trackId, region, maxPlayers: maxPlayers ?? MAX_ROOM_SIZE };
  return (await api(createRoom, { params, body })).roomUrl;
}

async function leave(api: CallApi, roomId: string): Promise<void> {
  await api(leaveRoom, { params: { roomId } }).catch((error: unknown) => {
    if (!(error instanceof ClientError && error.has("room_not_found"))) throw error;
  });
}

export { postOnly as loader } from "~/server/post-only.server";
