import { deskPaths } from "~/desk-paths";
import { formatDay, formatMoment } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import { formatScore } from "~/i18n/format-score";
import { paths } from "~/paths";
import { standingGroup, type listStandings, type Standing, type StandingGroup } from "~contract/calls/desk-scores";
import type { CallData } from "~contract/define-call";
import { toPager, type PagerView } from "../pager";
import type { ViewContext } from "../view-context";
import { toWinners, type WinnerView } from "../winners";
import { phaseLabel } from "./challenge-phase";

export type StandingView = {
  id: string;
  username: string;
  href: string;
  /** "Rank 2", and the date of the score. */
  place: string | null;
  score: string | null;
  /** Null where there is none to remove. */
  scoreId: string | null;
  date: string | null;
  disqualification: { reason: string; since: string } | null;
};

export type StandingsView = {
  title: string;
  text: string;
  trail: { label: string; href: string }[];
  tabs: { group: StandingGroup; label: string; href: string; isCurrent: boolean }[];
  group: StandingGroup;
  rows: StandingView[];
  pager: PagerView | null;
  winners: WinnerView[];
  /** When they were announced. */
  announced: string | null;
  mayModerate: boolean;
  mayAnnounce: boolean;
};

type Request = { challengeId: string; group: StandingGroup; mayModerate: boolean; mayChange: boolean };
type Data = CallData<typeof listStandings>;

export function toStandings(data: Data, request: Request, view: ViewContext): StandingsView {
  const { name, gameTitle, phase, disqualified, winners, winnersDate, isPublished, pagination, type } = data;
  const { challengeId, group, mayModerate, mayChange } = request;
  const { locale, t } = view;
  const hrefOf = (wanted: StandingGroup, page = 0) =>
    deskPaths.standings(locale, challengeId, { group: wanted === "RANKED" ? undefined : wanted, page });
  const labels: Record<StandingGroup, string> = {
    RANKED: t("desk.onBoard"),
    DISQUALIFIED: t("desk.disqualifiedPlayers", { number: groupDigits(disqualified) }),
  };
  return {
    ...{ title: t("desk.standingsOf", { title: name }), text: `${gameTitle} · ${phaseLabel(phase, t)}` },
    trail: [
      { label: t("desk.challenges"), href: deskPaths.challenges(locale) },
      { label: name, href: deskPaths.challenge(locale, challengeId) },
    ],
    tabs: standingGroup.options.map((each) => ({
      ...{ group: each, label: labels[each], href: hrefOf(each), isCurrent: each === group },
    })),
    rows: data.standings.map((standing) => toStanding(standing, type, view)),
    pager: toPager(pagination, (page) => hrefOf(group, page)),
    ...{ group, mayModerate, winners: toWinners({ winners, type }) },
    announced: winnersDate === null ? null : t("desk.announcedOn", { date: formatDay(winnersDate, locale) }),
    mayAnnounce: mayChange && isPublished && winners.length > 0 && winnersDate === null,
  };
}

function toStanding(
  { userId, username, rank, scoreId, score, achievementDate, disqualification }: Standing,
  type: Data["type"],
  { locale, t }: ViewContext,
): StandingView {
  return {
    ...{ id: userId, username, scoreId, href: paths.user(locale, username) },
    place: rank === null ? null : t("desk.place", { rank: groupDigits(rank) }),
    score: score === null ? null : formatScore(score, type),
    date: achievementDate === null ? null : formatMoment(achievementDate, locale),
    disqualification: disqualification && {
      reason: disqualification.reason,
      since: sinceText(disqualification, { locale, t }),
    },
  };
}

function sinceText(
  { date, author }: NonNullable<Standing["disqualification"]>,
  { locale, t }: Pick<ViewContext, "locale" | "t">,
): string {
  const day = formatMoment(date, locale);
  return author === null ? day : t("desk.versionOf", { date: day, author });
}
