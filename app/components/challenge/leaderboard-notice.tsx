import { useHere } from "~/components/frame/use-here";
import { useText } from "~/i18n/use-text";
import { ButtonLink } from "../ui/button-link";

/** Stands in for a leaderboard that could not be loaded; the rest of the page works without it. */
export function LeaderboardNotice() {
  const t = useText();
  return (
    <div className="empty">
      <i className="dark3" aria-hidden="true" />
      <p>{t("leaderboard.failed")}</p>
      <ButtonLink href={useHere()}>{t("error.tryAgain")}</ButtonLink>
    </div>
  );
}
