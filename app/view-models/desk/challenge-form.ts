import type { TextKey, Translate } from "~/i18n/text-keys";
import type { listChallengeGames } from "~contract/calls/desk-challenges";
import type { CallData } from "~contract/define-call";
import type { ChallengeContent } from "~contract/entities/challenge-content";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { toLocalizedFields } from "./content-editor";
import { toMomentField } from "./moment-field";
import { toLanguageTexts, type LanguageTextsView } from "./language-texts";

export type PictureOptionView = OptionView & { url: string | null };

export type ChallengeFormView = {
  gameId: string;
  languages: LanguageTextsView<"name" | "summary" | "text">[];
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
      startsAt: toMomentField(startsAt),
      endsAt: toMomentField(endsAt),
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

function toLanguages({ name, shortDescription, longDescription }: Partial<ChallengeContent>, view: ViewContext) {
  return toLanguageTexts(
    {
      name: toLocalizedFields(name ?? null, "desk.nameIn", view),
      summary: toLocalizedFields(shortDescription ?? null, "desk.summaryIn", view),
      text: toLocalizedFields(longDescription ?? null, "desk.textIn", view),
    },
    view,
  );
}
