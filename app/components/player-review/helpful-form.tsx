import { Form, useNavigation } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { hasNoAccount } from "~/rules/section-visibility";
import type { ReviewView } from "~/view-models/player-reviews";
import { useCurrentPath } from "../frame/use-current-path";
import { useLoginHref } from "../frame/use-login-href";
import { useRootData } from "../frame/use-root-data";
import { Icon } from "../ui/icon";

type HelpfulFormProps = { review: Pick<ReviewView, "id" | "label" | "helpful" | "isOwn"> };

/** A button for other players, a link for visitors, and the number for the author. */
export function HelpfulForm({ review: { id, label, helpful, isOwn } }: HelpfulFormProps) {
  const t = useText();
  const here = useCurrentPath();
  const loginHref = useLoginHref();
  const { status } = useRootData().session;
  const isSending = useNavigation().formData?.get("reviewId") === id;
  const { count, isPressed } = helpful;
  const content = (
    <>
      <Icon name="arrow-up" size="small" />
      {t("reviews.helpful")}
      <span className="visually-hidden">{label}</span>
      <span className="numeral">{count}</span>
    </>
  );
  if (hasNoAccount(status)) {
    return (
      <a className="chip" href={loginHref} rel="nofollow">
        {content}
      </a>
    );
  }
  if (isOwn || status === "unknown") return <p className="inline-row muted">{content}</p>;
  return (
    <Form role="none" method="post" action={here} preventScrollReset>
      <input type="hidden" name="intent" value={isPressed ? "not-helpful" : "helpful"} />
      <input type="hidden" name="reviewId" value={id} />
      <button className="chip" aria-pressed={isPressed} aria-busy={isSending || undefined}>
        {content}
      </button>
    </Form>
  );
}
