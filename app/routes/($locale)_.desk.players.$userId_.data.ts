import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { ClientError } from "~/api-client/errors";
import { deskPaths } from "~/desk-paths";
import { idParam } from "~/server/desk-content-page.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { personalDataResponse } from "~/server/personal-data-response.server";
import { getPlayersData } from "~contract/calls/desk-personal-data";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { api, callApi, locale, view } = context;
  const userId = idParam(args, "userId");
  const firstPage = { params: { userId, kind: "account" as const }, query: {} };
  // Fails before the stream starts: the status cannot change later.
  await api(getPlayersData, firstPage).catch((error: unknown) => {
    if (!(error instanceof ClientError && error.has("export_not_started"))) return callApi(getPlayersData, firstPage);
    throw redirect(deskPaths.player(locale, userId), { headers: { "Cache-Control": "private, no-store" } });
  });
  return personalDataResponse(
    (kind, page) => api(getPlayersData, { params: { userId, kind }, query: { page } }),
    view.now,
  );
}
