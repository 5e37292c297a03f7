import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FriendsPage } from "~/components/friend/friends-page";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { isAfterLastPage } from "~/rules/paging";
import { pageParam } from "~/server/page-param.server";
import { sitePath } from "~/rules/site-path";
import { pageContext } from "~/server/page-context.server";
import { redirectWhenSignedOut, requireAccount, requireSignIn } from "~/server/protected-page.server";
import { refusalStatus } from "~/server/refusal-code.server";
import { readRequestBody } from "~/server/request-body.server";
import { secondary } from "~/server/secondary.server";
import { toFoundPeople } from "~/view-models/found-people";
import { toFriendsPage, type FriendResult } from "~/view-models/friend-list";
import {
  listFriends,
  listFriendScores,
  listReceivedFriendRequests,
  listSentFriendRequests,
} from "~contract/calls/friends";
import { changeFriends, findSimilarPeople, friendErrorOf, friendForm } from "./friend-change.server";

const SCORES_PAGE_SIZE = 6;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["profile"]);
  await requireAccount(args, context);
  const { callApi, api, locale, url, t, view } = context;
  const pageOf = (name: string) => ({ query: { page: pageParam(url, name) } });
  const [received, sent, friends, scores] = await Promise.all([
    callApi(listReceivedFriendRequests, pageOf("received")),
    secondary(api, (call) => call(listSentFriendRequests, pageOf("sent"))),
    secondary(api, (call) => call(listFriends, pageOf("page"))),
    secondary(api, (call) => call(listFriendScores, { query: { locale, pageSize: SCORES_PAGE_SIZE } })),
  ]);
  if ([received, sent, friends].some((list) => list && isAfterLastPage(list.pagination)))
    throw redirect(paths.friends(locale));
  const description = { title: t("friends.title"), description: t("site.description"), noindex: true };
  const page = toFriendsPage({ received, sent, friends, scores }, view);
  return context.page({ page }, { ...description, path: paths.friends(DEFAULT_LOCALE) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const { api, locale, t, view } = context;
  const form = await readRequestBody(args.request, friendForm);
  const refuse = ({ error, ...more }: Omit<FriendResult, "ok">) =>
    context.json<FriendResult>({ ok: false, error, ...more }, { status: refusalStatus(error) });
  if (form.intent === "ask" && form.username === "") return refuse({ error: "username_missing" });
  try {
    const message = await changeFriends(api, form, t);
    return await context.redirectWithToast(sitePath(form.target) ?? paths.friends(locale), {
      type: "success",
      message,
    });
  } catch (error) {
    redirectWhenSignedOut(error, context);
    const code = friendErrorOf(error);
    if (form.intent !== "ask" || code !== "user_not_found") return refuse({ error: code });
    return refuse({ error: code, found: toFoundPeople(await findSimilarPeople(api, form.username), view) });
  }
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function FriendsRoutePage() {
  const { page } = useLoaderData<typeof loader>();
  return <FriendsPage page={page} result={useActionData<FriendResult>()} />;
}
