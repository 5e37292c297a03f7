import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Inbox } from "~/components/message/inbox";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { isAfterLastPage } from "~/rules/paging";
import { pageParam } from "~/server/page-param.server";
import { sitePath } from "~/rules/site-path";
import { pageContext } from "~/server/page-context.server";
import { redirectWhenSignedOut, requireAccount, requireSignIn } from "~/server/protected-page.server";
import { refusalCode, refusalStatus } from "~/server/refusal-code.server";
import { readRequestBody } from "~/server/request-body.server";
import { secondary } from "~/server/secondary.server";
import { countUnreadMessages } from "~/server/unread-messages.server";
import { MESSAGE_ERRORS, toInbox, type MessageResult } from "~/view-models/message-item";
import { listMessages } from "~contract/calls/messages";
import { changeInbox, inboxForm } from "./inbox-change.server";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["messages", "profile"]);
  await requireAccount(args, context);
  const { callApi, api, locale, url, t, view } = context;
  const isUnread = url.searchParams.get("unread") === "true";
  const query = { locale, page: pageParam(url), ...(isUnread && { read: false }) };
  const [list, unread] = await Promise.all([callApi(listMessages, { query }), secondary(api, countUnreadMessages)]);
  if (isAfterLastPage(list.pagination)) throw redirect(paths.messages(locale, { isUnread }));
  const inbox = toInbox({ list, unread, isUnread }, view);
  const description = { title: t("messages.title"), description: t("site.description"), noindex: true };
  return context.page({ inbox }, { ...description, path: paths.messages(DEFAULT_LOCALE) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const { api, locale, t } = context;
  const form = await readRequestBody(args.request, inboxForm);
  const target = sitePath(form.target) ?? paths.messages(locale);
  try {
    const message = await changeInbox(api, form, t);
    return message === null ? redirect(target) : await context.redirectWithToast(target, { type: "success", message });
  } catch (error) {
    redirectWhenSignedOut(error, context);
    const code = refusalCode(error, MESSAGE_ERRORS, "unreachable");
    return context.json<MessageResult>({ ok: false, error: code }, { status: refusalStatus(code) });
  }
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { accountLinks as links } from "~/components/profile/account-links";
export { AccountErrorBoundary as ErrorBoundary } from "~/components/profile/account-error-boundary";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function MessagesPage() {
  const { inbox } = useLoaderData<typeof loader>();
  const result = useActionData<MessageResult>();
  return (
    <div className="page-width">
      <Inbox inbox={inbox} result={result} />
    </div>
  );
}
