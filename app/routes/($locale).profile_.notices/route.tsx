import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { NoticesPage } from "~/components/profile/notices-page";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { playerPaths } from "~/player-paths";
import { pageContext } from "~/server/page-context.server";
import { redirectWhenSignedOut, requirePlayer } from "~/server/protected-page.server";
import { refusalCode, refusalStatus } from "~/server/refusal-code.server";
import { readRequestBody } from "~/server/request-body.server";
import { seenNoticeCookie } from "~/server/suspension-notice.server";
import { APPEAL_ERRORS, toNoticesPage, type AppealResult } from "~/view-models/notices-page";
import { appealSanction, listSanctions } from "~contract/calls/sanctions";
import { id } from "~contract/entities/identifiers";
import { MAX_APPEAL_LENGTH } from "~contract/entities/sanction";

const appealForm = z.object({ sanctionId: id, text: z.string().trim().max(MAX_APPEAL_LENGTH) });

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
  const context = pageContext(args);
  await requirePlayer(args, context);
  const { api, locale, t } = context;
  const { sanctionId, text } = await readRequestBody(args.request, appealForm);
  const refuse = (error: AppealResult["error"]) =>
    context.json<AppealResult>({ ok: false, error, sanctionId, text }, { status: refusalStatus(error) });
  if (text === "") return refuse("text_missing");
  try {
    await api(appealSanction, { params: { sanctionId }, body: { text } });
    return await context.redirectWithToast(playerPaths.notices(locale), {
      type: "success",
      message: t("notices.appealSent"),
    });
  } catch (error) {
    redirectWhenSignedOut(error, context);
    return refuse(refusalCode(error, APPEAL_ERRORS, "unreachable"));
  }
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
