import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NoticesPage } from "~/components/profile/notices-page";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { playerPaths } from "~/player-paths";
import { pageContext } from "~/server/page-context.server";
import { requirePlayer } from "~/server/protected-page.server";
import { seenNoticeCookie } from "~/server/suspension-notice.server";
import { toNoticesPage, type AppealResult } from "~/view-models/notices-page";
import { listSanctions } from "~contract/calls/sanctions";
import { sendAppeal } from "./appeal.server";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["profile", "notices"]);
  const { suspension = null } = await requirePlayer(args, context);
  const { callApi, t, view } = context;
  const notices = toNoticesPage(await callApi(listSanctions), suspension, view);
  const description = { title: t("notices.title"), description: t("site.description"), noindex: true };
  return context.page(
    { notices },
    { ...description, path: playerPaths.notices(DEFAULT_LOCALE) },
    { isPersonal: true, cookie: suspension ? await seenNoticeCookie(suspension) : undefined },
  );
}

export async function action(args: ActionFunctionArgs) {
  return sendAppeal(args, pageContext(args));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { accountLinks as links } from "~/components/profile/account-links";
export { AccountErrorBoundary as ErrorBoundary } from "~/components/profile/account-error-boundary";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function NoticesRoute() {
  const { notices } = useLoaderData<typeof loader>();
  return <NoticesPage notices={notices} result={useActionData<AppealResult>()} />;
}
