import type { LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { pageContext } from "~/server/page-context.server";
import type { FriendRequestsAnswer } from "~/view-models/frame-answers";
import { listReceivedFriendRequests } from "~contract/calls/friends";
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from "~contract/entities/pagination";

const pageRequest = z.object({
  page: z.coerce.number().int().min(0).default(0),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
});

/** Friend requests that wait for the viewer, who has to be signed in: 403 otherwise (spec section 7). */
export async function loader(args: LoaderFunctionArgs) {
  const { ask, requestApi, url, answer } = pageContext(args);
  const query = pageRequest.safeParse(Object.fromEntries(url.searchParams));
  if (!query.success) throw new Response(null, { status: 400, statusText: "Bad Request" });
  if (!requestApi.hasSession) throw new Response(null, { status: 403, statusText: "Forbidden" });
  return answer<FriendRequestsAnswer>(await ask(listReceivedFriendRequests, { query: query.data }));
}

export { loadOrNull as clientLoader } from "~/browser/load-or-null";
