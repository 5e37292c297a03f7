import type { LoaderFunctionArgs } from "@remix-run/node";
import { ClientError } from "~/api-client/errors";
import { pageContext } from "~/server/page-context.server";
import { hasNoAccount } from "~/rules/section-visibility";
import { checkSession } from "~/server/session.server";
import { secondary } from "~/server/secondary.server";
import { hasUnreadMessage } from "~/server/unread-messages.server";
import type { BellResponse } from "~/view-models/frame-responses";

export async function loader(args: LoaderFunctionArgs) {
  const { api, requestApi, jsonResponse } = pageContext(args);
  const { status } = await checkSession(requestApi);
  if (status === "unknown") return jsonResponse<BellResponse>({ hasUnread: null });
  if (hasNoAccount(status)) return jsonResponse<BellResponse>({ hasUnread: false });
  const hasUnread = await secondary(api, (callApi) => hasUnreadMessage(callApi).catch(withoutInbox));
  return jsonResponse<BellResponse>({ hasUnread });
}

function withoutInbox(error: unknown): false {
  if (error instanceof ClientError && error.status === 403) return false;
  throw error;
}
