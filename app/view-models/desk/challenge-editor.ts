import { deskPaths } from "~/desk-paths";
import { paths } from "~/paths";
import { MAX_REPETITIONS, repetitionPeriod, type RepetitionPeriod } from "~contract/calls/desk-challenges";
import type { ChallengeContent } from "~contract/entities/challenge-content";
import type { TextKey } from "~/i18n/text-keys";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { toChallengeForm, type ChallengeFormView, type ChallengeGame } from "./challenge-form";
import { runningTime } from "./challenge-phase";
import { toContentEditor, type ContentEditorView, type EditorData } from "./content-editor";

export type ChallengeEditorView = ContentEditorView & {
  text: string;
  form: ChallengeFormView;
  copyHref: string;
  /** Null before its first publication. */
  standingsHref: string | null;
  /** Published and running. */
  canEnd: boolean;
  /** Published with a start and an end. */
  canRepeat: boolean;
  periods: OptionView[];
  maxRepetitions: number;
};

/** The choice of a game, which comes first. */
export type GameChoiceView = {
  search: string;
  href: string;
  games: { id: string; title: string; href: string; pictureUrl: string | null }[];
};

const PERIOD_TEXTS: Record<RepetitionPeriod, TextKey> = { WEEK: "desk.everyWeek", MONTH: "desk.everyMonth" };

type ChallengeEditorData = EditorData<ChallengeContent> & { game: ChallengeGame | null };

export function toChallengeEditor({ game, ...data }: ChallengeEditorData, view: ViewContext): ChallengeEditorView {
  const { locale, t } = view;
  const { details, subjectId } = data;
  const { published, draft } = details;
  const content = draft?.content ?? published;
  const shownPath = paths.challenge(locale, { challengeId: subjectId, challengeShortId: null, mangledName: "" });
  const portalHref = published && shownPath;
  const places = { title: content?.name.en ?? subjectId, listHref: deskPaths.challenges(locale), portalHref };
  const time = content && runningTime(content, view);
  return {
    ...toContentEditor(data, { ...places, kind: "challenge", shownPath }, view),
    text: [game?.title, time].filter(Boolean).join(" · "),
    form: toChallengeForm({ content: content ?? { gameId: game?.gameId ?? "" }, game }, view),
    standingsHref: published || details.revisions.length > 0 ? deskPaths.standings(locale, subjectId) : null,
    copyHref: deskPaths.newChallenge(locale, { copy: subjectId }),
    canEnd: published !== null && isRunning(published, view.now),
    canRepeat: published?.startsAt != null && published.endsAt !== null,
    periods: repetitionPeriod.options.map((value) => ({ value, label: t(PERIOD_TEXTS[value]) })),
    maxRepetitions: MAX_REPETITIONS,
  };
}

function isRunning({ startsAt, endsAt }: ChallengeContent, now: Date): boolean {
  return (startsAt === null || new Date(startsAt) <= now) && (endsAt === null || new Date(endsAt) > now);
}

export function toGameChoice(games: readonly ChallengeGame[], search: string, { locale }: ViewContext): GameChoiceView {
  return {
    ...{ search, href: deskPaths.newChallenge(locale) },
    games: games.map(({ gameId, title, pictures }) => ({
      ...{ id: gameId, title, href: deskPaths.newChallenge(locale, { game: gameId }) },
      pictureUrl: pictures[0]?.url ?? null,
    })),
  };
}
