import { Link } from "@remix-run/react";
import { useState } from "react";
import { useText } from "~/i18n/use-text";
import type { EarnedRewardView } from "~/view-models/quest-page";
import { Button } from "../ui/button";

type EarnedRewardProps = { reward: EarnedRewardView };

export function EarnedReward({ reward: { title, from, code, href } }: EarnedRewardProps) {
  const t = useText();
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  const copy = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome("copied"),
      () => setOutcome("failed"),
    );
  };
  return (
    <li>
      <p>
        <b>{title}</b>
      </p>
      <p className="text-small muted">{from}</p>
      {code !== null && (
        <div className="reward-code">
          <input className="text-input numeral" readOnly value={code} aria-label={t("questPage.codeOf", { title })} />
          <Button className="script-only" onClick={() => copy(code)}>
            {t("questPage.copy")}
          </Button>
        </div>
      )}
      <p className="text-small" role="status">
        {outcome === "copied" && t("questPage.copied")}
        {outcome === "failed" && t("questPage.copyFailed")}
      </p>
      {href !== null && <RewardLink href={href} text={t(code === null ? "quests.openContent" : "questPage.useCode")} />}
    </li>
  );
}

type RewardLinkProps = { href: string; text: string };

function RewardLink({ href, text }: RewardLinkProps) {
  const isPage = href.startsWith("/") && !href.startsWith("/media/");
  if (isPage) {
    return (
      <Link className="text-link" to={href}>
        {text}
      </Link>
    );
  }
  return (
    <a className="text-link" href={href} target="_blank" rel="noopener">
      {text}
    </a>
  );
}
