import { deskPaths } from "~/desk-paths";
import { groupDigits } from "~/i18n/format-number";
import type { ChallengePhase, listDeskChallenges } from "~contract/calls/desk-challenges";
import type { CallData } from "~contract/define-call";
import type { ViewContext } from "../view-context";
import { phaseLabel, phaseOptions, runningTime } from "./challenge-phase";
import { toContentList, type ContentFilter, type ContentListView } from "./content-list";

type Options = { filter: ContentFilter & { phase: ChallengePhase | undefined }; mayChange: boolean };

export function toChallengeList(
  challenges: CallData<typeof listDeskChallenges>,
  { filter, mayChange }: Options,
  view: ViewContext,
): ContentListView {
  const { locale, t } = view;
  const phases = { name: "phase", label: t("desk.phase"), options: phaseOptions(t), chosen: filter.phase ?? "" };
  return toContentList(
    challenges,
    {
      ...{ title: t("desk.challenges"), text: t("desk.challengesText"), emptyText: t("desk.noChallenges") },
      ...{ nameLabel: t("desk.challenge"), searchLabel: t("desk.challengeSearch") },
      ...{ columns: [t("desk.phase"), t("desk.players")], filter, filters: [phases] },
      href: deskPaths.challenges(locale),
      listPath: (page) => deskPaths.challenges(locale, { ...filter, page }),
      newLink: mayChange ? { label: t("desk.newChallenge"), href: deskPaths.newChallenge(locale) } : null,
      toRow: ({ subjectId, gameTitle, players, ...timed }) => ({
        ...{ note: gameTitle, href: deskPaths.challenge(locale, subjectId) },
        cells: [{ text: phaseLabel(timed.phase, t), note: runningTime(timed, view) }, { text: groupDigits(players) }],
      }),
    },
    view,
  );
}
