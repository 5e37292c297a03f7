import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import * as z from "zod";
import type { Ask } from "~/api-client/client";
import { unreachableAnswer } from "~/browser/unreachable-answer";
import { translatorFor } from "~/i18n/i18next.server";
import { splitLocale } from "~/rules/locale-path";
import { sitePath } from "~/rules/site-path";
import { loginBackTo } from "~/server/login-address.server";
import { pageContext } from "~/server/page-context.server";
import { refusalCode, refusalStatus } from "~/server/refusal-code.server";
import { requestBody } from "~/server/request-body.server";
import type { VoteAnswer } from "~/view-models/vote";
import { voteForEntry, withdrawVote } from "~contract/calls/configurations";

const ERRORS = ["sign_in_required", "version_conflict", "feed_not_found", "feed_entry_not_found"] as const;

const voteForm = z.object({
  intent: z.enum(["vote", "withdraw"]),
  feedId: z.uuid(),
  entryId: z.uuid(),
  feedVersion: z.string().max(100),
  target: z.string().optional(),
});

type VoteForm = z.output<typeof voteForm>;

/** Votes for an entry of a feed or takes the vote back (spec section 7). A form that names its page goes back there. */
export async function action(args: ActionFunctionArgs) {
  const { api, json, redirectWithToast } = pageContext(args);
  const form = await requestBody(args.request, voteForm);
  const answer = await change(api, form);
  const page = sitePath(form.target);
  if (page === null) return json<VoteAnswer>(answer, { status: answer.ok ? 200 : refusalStatus(answer.error) });
  if (!answer.ok && answer.error === "sign_in_required") throw redirect(loginBackTo(page));
  const t = translatorFor(splitLocale(page).locale);
  if (answer.ok) return redirectWithToast(page, { type: "success", message: t(`vote.${form.intent}Done`) });
  const message = t(answer.error === "version_conflict" ? "vote.changed" : "favorite.failed");
  return redirectWithToast(page, { type: "error", message });
}

async function change(api: Ask, { intent, feedId, entryId, feedVersion }: VoteForm): Promise<VoteAnswer> {
  const params = { feedId, entryId };
  try {
    const state =
      intent === "vote"
        ? await api(voteForEntry, { params, body: { feedVersion } })
        : await api(withdrawVote, { params });
    return { ok: true, ...state };
  } catch (error) {
    return { ok: false, error: refusalCode(error, ERRORS, "unreachable") };
  }
}

/** A request that does not get through is an answer, too. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<VoteAnswer>();
  } catch {
    return unreachableAnswer({ ok: false, error: "unreachable" });
  }
}

export { postOnly as loader } from "~/server/post-only.server";
