import type { ActionFunctionArgs } from "@remix-run/node";
import type { CallApi } from "~/api-client/client";
import type { TextKey } from "~/i18n/text-keys";
import { respondToForm } from "~/server/form-response.server";
import { voteForm, type VoteForm } from "~/server/action-forms.server";
import { pageContext } from "~/server/page-context.server";
import { refusalCode } from "~/server/refusal-code.server";
import { readRequestBody } from "~/server/request-body.server";
import type { VoteResult } from "~/view-models/vote";
import { voteForEntry, withdrawVote } from "~contract/calls/configurations";

const ERRORS = ["sign_in_required", "version_conflict", "feed_not_found", "feed_entry_not_found"] as const;

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  const form = await readRequestBody(args.request, voteForm);
  const result = await change(context.api, form);
  return respondToForm(context, { result, target: form.target, message: (t) => t(messageOf(result, form)) });
}

function messageOf(result: VoteResult, { intent }: VoteForm): TextKey {
  if (result.ok) return `vote.${intent}Done`;
  return result.error === "version_conflict" ? "vote.changed" : "favorite.failed";
}

async function change(api: CallApi, { intent, feedId, entryId, feedVersion }: VoteForm): Promise<VoteResult> {
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

export { scriptAction as clientAction } from "~/browser/client-actions";
export { postOnly as loader } from "~/server/post-only.server";
