import type { LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { pageContext } from "~/server/page-context.server";
import { hasNoAccount } from "~/rules/section-visibility";
import { checkSession } from "~/server/session.server";
import { badRequest } from "~/server/request-body.server";
import type { FriendRequestsResponse } from "~/view-models/frame-responses";
import { listReceivedFriendRequests } from "~contract/calls/friends";
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from "~contract/entities/pagination";

const pageRequest = z.object({
  page: z.coerce.number().int().min(0).default(0),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
});

/** A tab whose session has just ended may poll once more; it gets an empty list. */
export async function loader(args: LoaderFunctionArgs) {
  const { callApi, requestApi, url, jsonResponse } = pageContext(args);
  const query = pageRequest.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) throw badRequest();
  const { page, pageSize } = query.data;
  const emptyList = {
    requests: [],
    pagination: { currPage: page, numPerPage: pageSize, totalItems: 0, totalPages: 0 },
  };
  const { status } = await checkSession(requestApi);
  if (status === "unknown") throw new Response(null, { status: 503, statusText: "Service Unavailable" });
  if (hasNoAccount(status)) return jsonResponse<FriendRequestsResponse>(emptyList);
  const requests = callApi(listReceivedFriendRequests, { query: query.data }).catch((error: unknown) => {
    if (error instanceof Response && error.status === 403) return emptyList;
    throw error;
  });
  return jsonResponse<FriendRequestsResponse>(await requests);
}
