import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FriendsPage } from "~/components/friend/friends-page";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { isBehindLast } from "~/rules/page-number";
import { askedPage } from "~/server/asked-page.server";
import { sitePath } from "~/rules/site-path";
import { pageContext } from "~/server/page-context.server";
import { leaveWhenSignedOut, requireAccount, requireSignIn } from "~/server/protected-page.server";
import { refusalStatus } from "~/server/refusal-code.server";
import { requestBody } from "~/server/request-body.server";
import { toFriendsPage, type FriendAnswer } from "~/view-models/friend-list";
import { listFriends, listReceivedFriendRequests, listSentFriendRequests } from "~contract/calls/friends";
import { changeFriends, friendErrorOf, friendForm } from "./friend-change.server";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["profile"]);
  await requireAccount(args, context);
  const { ask, locale, url, t, view } = context;
  const pageOf = (name: string) => ({ query: { page: askedPage(url, name) } });
  const [received, sent, friends] = await Promise.all([
    ask(listReceivedFriendRequests, pageOf("received")),
    ask(listSentFriendRequests, pageOf("sent")),
    ask(listFriends, pageOf("page")),
  ]);
  if ([received, sent, friends].some(({ pagination }) => isBehindLast(pagination)))
    throw redirect(paths.friends(locale));
  const description = { title: t("friends.title"), description: t("site.description"), noindex: true };
  const page = toFriendsPage({ received, sent, friends }, view);
  return context.page({ page }, { ...description, path: paths.friends(DEFAULT_LOCALE) });
}

/** All changes between two people, from whichever page they were made. */
export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const { api, locale, t } = context;
  const form = await requestBody(args.request, friendForm);
  const refuse = (error: FriendAnswer["error"]) =>
    context.json<FriendAnswer>({ ok: false, error }, { status: refusalStatus(error) });
  if (form.intent === "ask" && form.username === "") return refuse("username_missing");
  try {
    const message = await changeFriends(api, form, t);
    return await context.redirectWithToast(sitePath(form.target) ?? paths.friends(locale), {
      type: "success",
      message,
    });
  } catch (error) {
    leaveWhenSignedOut(error, context);
    return refuse(friendErrorOf(error));
  }
}

export { answerWhenUnreachable as clientAction } from "~/browser/answer-when-unreachable";
export { refreshUnlessRefused as shouldRevalidate } from "~/rules/page-refresh";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function FriendsRoutePage() {
  const { page } = useLoaderData<typeof loader>();
  return <FriendsPage page={page} answer={useActionData<FriendAnswer>()} />;
}
