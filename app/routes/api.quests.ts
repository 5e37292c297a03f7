import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { ClientError } from "~/api-client/errors";
import { withResponseEvents } from "~/browser/portal-request";
import { unreachableResponse } from "~/browser/client-actions";
import { translatorForPath } from "~/i18n/i18next.server";
import { textsOf } from "~/i18n/texts.server";
import { refreshOverride } from "~/rules/refresh-override";
import { hasNoAccount } from "~/rules/section-visibility";
import { sitePath } from "~/rules/site-path";
import { env } from "~/server/env.server";
import { claimForm } from "~/server/action-forms.server";
import { pageContext, resourceContext } from "~/server/page-context.server";
import { readRequestBody } from "~/server/request-body.server";
import { secondary } from "~/server/secondary.server";
import { loadSession } from "~/server/session.server";
import { reportHandledError } from "~/server/report-error.server";
import { toQuestBoard, type ClaimResult, type QuestsResponse } from "~/view-models/quest-board";
import { claimQuest, listQuests } from "~contract/calls/quests";
import { getWallet } from "~contract/calls/spending";

export async function loader(args: LoaderFunctionArgs) {
  const { api, requestApi, locale, url, view, jsonResponse } = resourceContext(args);
  const query = { locale };
  const [quests, { session, wallet }] = await Promise.all([
    secondary(api, (callApi) => callApi(listQuests, { query })),
    loadSession(args.context, requestApi).then(async (session) => {
      const hasWallet = session.status === "authenticated";
      const walletRequest = { query: { ...query, pageSize: 1 } };
      return {
        session,
        wallet: hasWallet ? await secondary(api, (callApi) => callApi(getWallet, walletRequest)) : null,
      };
    }),
  ]);
  if (!quests) return jsonResponse<QuestsResponse | null>(null);
  const board = toQuestBoard(quests.collections, wallet, {
    ...view,
    isSignedOut: hasNoAccount(session.status),
    newClaimKey: () => crypto.randomUUID(),
    refreshOverride: refreshOverride(url.search, env.APP_ENV),
  });
  // The wallet component needs one text of the account pages only.
  const texts = { ...textsOf(locale, ["quests"]), "wallet.balances": view.t("wallet.balances") };
  return jsonResponse<QuestsResponse | null>({ board, texts });
}

export async function action(args: ActionFunctionArgs) {
  const { api, json, redirectWithToast } = pageContext(args);
  const { alias, claimKey, target } = await readRequestBody(args.request, claimForm);
  const outcome = await api(claimQuest, { params: { alias }, query: {}, idempotencyKey: claimKey }).then(
    (): ClaimResult => ({ isPaid: true }),
    outcomeOf,
  );
  const page = sitePath(target);
  if (page === null) return json<ClaimResult>(outcome, { status: outcome.isPaid ? 200 : 409 });
  const t = translatorForPath(page);
  if (outcome.isPaid) return redirectWithToast(page, { type: "success", message: t("quests.claimed") });
  return redirectWithToast(page, { type: "error", message: t(outcome.problem ?? "quests.claimFailed") });
}

const PROBLEMS = {
  email_not_confirmed: "quests.claimUnconfirmed",
  offer_codes_exhausted: "quests.claimNoCodes",
} as const;

/** A claim made in another tab counts as success. */
function outcomeOf(error: unknown): ClaimResult {
  if (!(error instanceof ClientError)) {
    reportHandledError(error);
    return { isPaid: false };
  }
  const code = (["email_not_confirmed", "offer_codes_exhausted"] as const).find((known) => error.has(known));
  return { isPaid: error.has("quest_already_claimed"), ...(code && { problem: PROBLEMS[code] }) };
}

export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return withResponseEvents(await serverAction<ClaimResult>());
  } catch {
    return unreachableResponse<ClaimResult>({ isPaid: false });
  }
}
