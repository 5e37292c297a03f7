import { Link, useFetcher } from "@remix-run/react";
import { useState } from "react";
import { fetchRouteScript } from "~/framework-internals/remix-globals";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { ClaimResult } from "~/view-models/quest-board";
import type { QuestActionView, QuestCardView } from "~/view-models/quest-card";
import { useCurrentPath } from "../frame/use-current-path";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";

type QuestCardProps = {
  quest: QuestCardView;
  /** Finished since it was last shown. */
  isNews?: boolean;
};

export function QuestCard({ quest, isNews = false }: QuestCardProps) {
  const t = useText();
  const { title, description, coverUrl, reward, glyph, state, progress, action } = quest;
  const isPaid = state === "finished";
  return (
    <li className={["quest", isPaid && "quest--done", isNews && "quest--won"].filter(Boolean).join(" ")}>
      <span className="cover">{coverUrl && <img src={coverUrl} width={64} height={64} alt="" loading="lazy" />}</span>
      <p className="quest-title">{title}</p>
      <p className="quest-reward pixel-amount">
        {isPaid ? <Icon name="check" size="small" /> : glyph && <Icon name={glyph} />}
        {isPaid ? t("quests.paid") : reward}
      </p>
      {description && <p className="quest-description">{description}</p>}
      {progress && <QuestProgress progress={progress} />}
      {state === "claimable" && <ClaimForm quest={quest} />}
      {action && <QuestAction action={action} />}
    </li>
  );
}

type ClaimFormProps = { quest: QuestCardView };

function ClaimForm({ quest: { alias, claimKey, title } }: ClaimFormProps) {
  const t = useText();
  const currentPath = useCurrentPath();
  const fetcher = useFetcher<ClaimResult>();
  const [isUnreachable, setUnreachable] = useState(false);

  const claim = () => {
    fetcher.submit({ alias, claimKey }, { method: "post", action: paths.claimQuest });
  };
  return (
    <form
      role="none"
      className="quest-claim"
      method="post"
      action={paths.claimQuest}
      onSubmit={(event) => {
        event.preventDefault();
        setUnreachable(false);
        fetchRouteScript("quests").then(claim, () => setUnreachable(true));
      }}
    >
      <input type="hidden" name="alias" value={alias} />
      <input type="hidden" name="claimKey" value={claimKey} />
      <input type="hidden" name="target" value={currentPath} />
      <Button
        type="submit"
        variant="primary"
        isBusy={fetcher.state !== "idle"}
        aria-label={`${t("quests.claim")}: ${title}`}
      >
        {t("quests.claim")}
      </Button>
      {(isUnreachable || fetcher.data?.isPaid === false) && (
        <p className="text-small" role="alert">
          {t(fetcher.data?.problem ?? "quests.claimFailed")}
        </p>
      )}
    </form>
  );
}

type QuestActionProps = { action: QuestActionView };

function QuestAction({ action: { text, href } }: QuestActionProps) {
  if (href === null) return <p className="quest-link muted">{text}</p>;
  if (!href.startsWith("/")) {
    return (
      <a className="quest-link" href={href} target="_blank" rel="noopener">
        {text}
        <Icon name="arrow-up-right" size="small" />
      </a>
    );
  }
  return (
    <Link className="quest-link" to={href}>
      {text}
      <Icon name="arrow-right" size="small" />
    </Link>
  );
}

type QuestProgressProps = { progress: NonNullable<QuestCardView["progress"]> };

function QuestProgress({ progress: { text, label, segments, lit } }: QuestProgressProps) {
  return (
    <div className="progress">
      <span className="progress-steps" aria-hidden="true">
        {Array.from({ length: segments }, (_, index) => (
          <i key={index} className={index < lit ? "progress-step--done" : undefined} />
        ))}
      </span>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
