import { useText } from "~/i18n/use-text";
import { Icon } from "../ui/icon";
import { LogInLink } from "./log-in-link";
import type { Award } from "./player-note";

type AwardListProps = { awards: readonly Award[] };

/** Beside the note of a score, which often comes at the same moment. */
export function AwardList({ awards }: AwardListProps) {
  const t = useText();
  return (
    <div className="player-awards" aria-live="polite">
      {awards.map(({ key, title, points, isGuest }) => (
        <p key={key}>
          <Icon name="trophy" />
          <span>
            {t("player.achievement", { title, points: t("game.achievementPoints", { count: points }) })}{" "}
            {isGuest && <LogInLink form="sign-up" text={t("player.signUpToKeep")} />}
          </span>
        </p>
      ))}
    </div>
  );
}
