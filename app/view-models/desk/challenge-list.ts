import { deskPaths } from "~/desk-paths";
import { groupDigits } from "~/i18n/format-number";
import { LOCALES } from "~/i18n/locales";
import type { ChallengePhase, listDeskChallenges } from "~contract/calls/desk-challenges";
import type { CallData } from "~contract/define-call";
import type { ContentState } from "~contract/entities/draft";
import { toPager, type PagerView } from "../pager";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { phaseLabel, phaseOptions, runningTime } from "./challenge-phase";
import { stateOptions, toContentState, type ContentStateView } from "./content-state";

export type ChallengeRowView = {
  id: string;
  name: string;
  game: string;
  href: string;
  state: ContentStateView;
  phase: string;
  time: string;
  players: string;
  languages: string;
};

export type ChallengeListView = {
  rows: ChallengeRowView[];
  pager: PagerView | null;
  search: string;
  state: string;
  states: OptionView[];
  phase: string;
  phases: OptionView[];
  href: string;
  /** Null for roles that change nothing. */
  newHref: string | null;
};

type Filter = { state: ContentState | undefined; phase: ChallengePhase | undefined; search: string };
type ListedChallenge = CallData<typeof listDeskChallenges>["challenges"][number];

export function toChallengeList(
  { challenges, pagination }: CallData<typeof listDeskChallenges>,
  { filter, mayChange }: { filter: Filter; mayChange: boolean },
  view: ViewContext,
): ChallengeListView {
  const { locale, t } = view;
  return {
    rows: challenges.map((challenge) => toRow(challenge, view)),
    pager: toPager(pagination, (page) => deskPaths.challenges(locale, { ...filter, page })),
    ...{ search: filter.search, state: filter.state ?? "", states: stateOptions(t) },
    ...{ phase: filter.phase ?? "", phases: phaseOptions(t), href: deskPaths.challenges(locale) },
    newHref: mayChange ? deskPaths.newChallenge(locale) : null,
  };
}

function toRow(challenge: ListedChallenge, view: ViewContext): ChallengeRowView {
  const { challengeId, name, gameTitle, phase, players, missingLocales } = challenge;
  const { locale, t } = view;
  return {
    ...{ id: challengeId, name, game: gameTitle, href: deskPaths.challenge(locale, challengeId) },
    ...{ state: toContentState(challenge, view), players: groupDigits(players) },
    ...{ phase: phaseLabel(phase, t), time: runningTime(challenge, view) },
    languages: t("desk.languagesOf", { count: LOCALES.length - missingLocales.length, all: LOCALES.length }),
  };
}
