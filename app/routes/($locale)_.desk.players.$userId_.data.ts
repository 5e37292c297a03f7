import type { LoaderFunctionArgs } from "@remix-run/node";
import { idParam } from "~/server/desk-content-page.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { personalDataResponse } from "~/server/personal-data-response.server";
import { getPlayersData } from "~contract/calls/desk-personal-data";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { api, callApi, view } = context;
  const userId = idParam(args, "userId");
  // Fails before the stream starts: the status cannot change later.
  await callApi(getPlayersData, { params: { userId, kind: "account" }, query: {} });
  return personalDataResponse(
    (kind, page) => api(getPlayersData, { params: { userId, kind }, query: { page } }),
    view.now,
  );
}
