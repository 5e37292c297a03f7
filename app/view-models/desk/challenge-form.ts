import { LANGUAGE_NAMES, type Locale } from "~/i18n/locales";
import type { TextKey, Translate } from "~/i18n/text-keys";
import type { listChallengeGames } from "~contract/calls/desk-challenges";
import type { CallData } from "~contract/define-call";
import type { ChallengeContent } from "~contract/entities/challenge-content";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { toLocalizedFields, type LocalizedFieldView } from "./content-editor";
import { momentFieldValue } from "./moment-field";

/** The texts of one language. */
export type LanguageTextsView = {
  locale: Locale;
  language: string;
  /** How many are there. */
  filled: string;
  name: LocalizedFieldView;
  summary: LocalizedFieldView;
  text: LocalizedFieldView;
};

export type PictureOptionView = OptionView & { url: string | null };

export type ChallengeFormView = {
  gameId: string;
  languages: LanguageTextsView[];
  mode: string;
  modes: OptionView[];
  picture: string;
  pictures: PictureOptionView[];
  startsAt: string;
  endsAt: string;
  isMonthly: boolean;
  seed: string;
};

export type ChallengeGame = CallData<typeof listChallengeGames>["games"][number];

/** A new one has no texts yet; `game` is null once it is not public any more. */
type FormData = { content: Partial<ChallengeContent> & { gameId: string }; game: ChallengeGame | null };

const SCORING: Record<ChallengeGame["modes"][number]["type"], Record<"highest_wins" | "lowest_wins", TextKey>> = {
  points: { highest_wins: "desk.scoring.mostPoints", lowest_wins: "desk.scoring.fewestPoints" },
  duration: { highest_wins: "desk.scoring.longest", lowest_wins: "desk.scoring.shortest" },
};

export function toChallengeForm({ content, game }: FormData, view: ViewContext): ChallengeFormView {
  const { t } = view;
  const { gameId, mode, art, startsAt, endsAt, isMonthly, seed } = content;
  const modes = game?.modes.map((one) => ({ value: one.mode, label: modeLabel(one, t) })) ?? [];
  const stored = mode === undefined || modes.some(({ value }) => value === mode) ? [] : [{ value: mode, label: mode }];
  return {
    ...{ gameId, languages: toLanguages(content, view), isMonthly: isMonthly ?? false },
    ...{ mode: mode ?? modes[0]?.value ?? "", modes: [...stored, ...modes] },
    ...{ picture: art ?? "", pictures: toPictures(game, t) },
    ...{
      startsAt: momentFieldValue(startsAt),
      endsAt: momentFieldValue(endsAt),
      seed: seed === undefined ? "" : String(seed),
    },
  };
}

function modeLabel({ mode, type, criteria }: ChallengeGame["modes"][number], t: Translate): string {
  return t("desk.modeOf", { mode: mode === "" ? t("desk.usualMode") : mode, scoring: t(SCORING[type][criteria]) });
}

function toPictures(game: ChallengeGame | null, t: Translate): PictureOptionView[] {
  const pictures = game?.pictures ?? [];
  const cover = { value: "", label: t("desk.cover"), url: pictures[0]?.url ?? null };
  return [cover, ...pictures.map(({ name, url }) => ({ value: name, label: name, url }))];
}

function toLanguages(content: Partial<ChallengeContent>, view: ViewContext): LanguageTextsView[] {
  const { t } = view;
  const names = toLocalizedFields(content.name ?? null, "desk.nameIn", view);
  const summaries = toLocalizedFields(content.shortDescription ?? null, "desk.summaryIn", view);
  const texts = toLocalizedFields(content.longDescription ?? null, "desk.textIn", view);
  return names.flatMap((name, index) => {
    const [summary, text] = [summaries[index], texts[index]];
    if (!summary || !text) return [];
    const count = [name, summary, text].filter(({ saved }) => saved !== "").length;
    const filled = t("desk.languagesOf", { count, all: 3 });
    return { locale: name.locale, language: LANGUAGE_NAMES[name.locale], filled, name, summary, text };
  });
}
