import { useFetcher } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { requestPaths } from "~/request-paths";
import { hasNoAccount } from "~/rules/section-visibility";
import type { VoteResult, VoteView } from "~/view-models/vote";
import { useCurrentPath } from "../frame/use-current-path";
import { useLoginHref } from "../frame/use-login-href";
import { useRootData } from "../frame/use-root-data";
import { Icon } from "../ui/icon";

type VoteFormProps = {
  vote: VoteView;
  name: string;
};

export function VoteForm({ vote, name }: VoteFormProps) {
  const t = useText();
  const currentPath = useCurrentPath();
  const loginHref = useLoginHref();
  const { status } = useRootData().session;
  const fetcher = useFetcher<VoteResult>({ key: `vote ${vote.entryId}` });
  const { feedId, feedVersion, entryId } = vote;
  const { formData, data } = fetcher;
  const current = data?.ok ? data : vote;
  const hasVoted = formData ? formData.get("intent") === "vote" : current.hasVotedFor;
  const votes = current.votes + Number(hasVoted) - Number(current.hasVotedFor);
  const content = (
    <>
      <Icon name="arrow-up" size="small" />
      <span className="visually-hidden">{t("vote.label", { name })}</span>
      {votes}
    </>
  );
  if (status === "unknown" || hasNoAccount(status)) {
    return (
      <a className="chip vote" href={loginHref} rel="nofollow">
        {content}
      </a>
    );
  }
  const fields = { intent: current.hasVotedFor ? "withdraw" : "vote", feedId, feedVersion, entryId };
  const problem = data?.ok === false && !formData ? data.error : null;
  return (
    <form
      role="none"
      method="post"
      action={requestPaths.votes}
      className="vote"
      onSubmit={(event) => {
        event.preventDefault();
        if (!formData) fetcher.submit(fields, { method: "post", action: requestPaths.votes });
      }}
    >
      {Object.entries({ ...fields, target: currentPath }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button className="chip" aria-pressed={hasVoted}>
        {content}
      </button>
      {problem !== null && (
        <p className="text-small" role="alert">
          {t(problem === "version_conflict" ? "vote.changed" : "favorite.failed")}
        </p>
      )}
    </form>
  );
}
