import { formatDate } from "~/i18n/format-date";
import { paths } from "~/paths";
import type { ScoreInChallenge } from "~contract/entities/user";
import { toBestScores, type BestScoreView } from "./best-score";
import type { ViewContext } from "./view-context";

export type FriendScoreView = BestScoreView & { username: string; personHref: string; date: string };

export function toFriendScores(scores: readonly ScoreInChallenge[], view: ViewContext): FriendScoreView[] {
  return scores.flatMap((score) => {
    const { username, scoreId, achievementDate } = score.ranking;
    return toBestScores([score], view).map((best) => ({
      ...best,
      id: scoreId,
      username,
      personHref: paths.user(view.locale, username),
      date: formatDate(achievementDate, view),
    }));
  });
}
