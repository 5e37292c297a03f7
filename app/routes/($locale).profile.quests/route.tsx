import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { QuestPage } from "~/components/quest/quest-page";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { playerPaths } from "~/player-paths";
import { refreshOverride } from "~/rules/refresh-override";
import { pageParam } from "~/server/page-param.server";
import { env } from "~/server/env.server";
import { pageContext } from "~/server/page-context.server";
import { redirectWhenSignedOut, requireAccount, requireSignIn } from "~/server/protected-page.server";
import { refusalStatus } from "~/server/refusal-code.server";
import { readRequestBody } from "~/server/request-body.server";
import { secondary } from "~/server/secondary.server";
import { toQuestBoard } from "~/view-models/quest-board";
import { toQuestPage, type CodeResult } from "~/view-models/quest-page";
import { listQuestRewards, listQuests } from "~contract/calls/quests";
import { getWallet } from "~contract/calls/spending";
import { codeErrorOf, codeForm, redeemQuestCode } from "./code-entry.server";

const PAGE_SIZE = 10;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["profile", "quests"]);
  await requireAccount(args, context);
  const { callApi, api, locale, url, t, view } = context;
  const query = { locale };
  const pages = { ...query, page: pageParam(url), pageSize: PAGE_SIZE };
  const [{ collections, accountLevel }, wallet, earned] = await Promise.all([
    callApi(listQuests, { query }),
    secondary(api, (call) => call(getWallet, { query: { ...query, pageSize: 1 } })),
    secondary(api, (call) => call(listQuestRewards, { query: pages })),
  ]);
  const board = toQuestBoard(collections, wallet, {
    ...view,
    isSignedOut: false,
    newClaimKey: () => crypto.randomUUID(),
    refreshOverride: refreshOverride(url.search, env.APP_ENV),
  });
  const page = toQuestPage({ board, accountLevel, earned }, view);
  const description = { title: t("questPage.title"), description: t("site.description"), noindex: true };
  return context.page({ page }, { ...description, path: playerPaths.quests(DEFAULT_LOCALE) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const { code } = await readRequestBody(args.request, codeForm);
  try {
    const message = await redeemQuestCode(context, code);
    return await context.redirectWithToast(playerPaths.quests(context.locale), { type: "success", message });
  } catch (error) {
    redirectWhenSignedOut(error, context);
    const refusal = codeErrorOf(error);
    return context.json<CodeResult>({ ok: false, error: refusal, code }, { status: refusalStatus(refusal) });
  }
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function QuestsRoutePage() {
  const { page } = useLoaderData<typeof loader>();
  return <QuestPage page={page} result={useActionData<CodeResult>()} />;
}
