import type { listTags } from "~contract/calls/tags";
import type { CallData } from "~contract/define-call";
import { MAX_GAME_TAGS, type GameContent } from "~contract/entities/game-content";
import { ageRating } from "~contract/entities/game-details";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { toLocalizedFields } from "./content-editor";
import { toGameOffers, type GameOffersView } from "./game-offers";
import { AGE_RATING_TEXTS, PLATFORM_TEXTS } from "./content-texts";
import { toLanguageTexts, type LanguageTextsView } from "./language-texts";
import { toMomentField } from "./moment-field";

export type GameFormView = {
  title: string;
  languages: LanguageTextsView<"summary" | "text">[];
  platforms: string[];
  platformOptions: OptionView[];
  ageRating: string;
  ageRatings: OptionView[];
  tags: string[];
  tagOptions: OptionView[];
  maxTags: number;
  releaseDate: string;
  offers: GameOffersView;
};

export type PublishedTags = CallData<typeof listTags>["tags"];

export function toGameForm(content: GameContent, tags: PublishedTags, view: ViewContext): GameFormView {
  const { t } = view;
  const { title, shortDescription, longDescription, platforms, releaseDate } = content;
  const summary = toLocalizedFields(shortDescription, "desk.summaryIn", view);
  return {
    ...{ title, platforms, ageRating: content.ageRating, tags: content.tags, maxTags: MAX_GAME_TAGS },
    languages: toLanguageTexts({ summary, text: toLocalizedFields(longDescription, "desk.textIn", view) }, view),
    platformOptions: (["DESKTOP", "MOBILE"] as const).map((value) => ({ value, label: t(PLATFORM_TEXTS[value]) })),
    ageRatings: ageRating.options.map((value) => ({ value, label: t(AGE_RATING_TEXTS[value]) })),
    tagOptions: toTagOptions(content.tags, tags, view),
    releaseDate: toMomentField(releaseDate),
    offers: toGameOffers(content, view),
  };
}

/** Those that players do not see stay as they are, by their id. */
function toTagOptions(chosen: readonly string[], tags: PublishedTags, { locale }: ViewContext): OptionView[] {
  const options = tags.map(({ tagId, title }) => ({ value: tagId, label: title }));
  const unknown = chosen.filter((tagId) => !tags.some((tag) => tag.tagId === tagId));
  return [
    ...options.sort((one, other) => one.label.localeCompare(other.label, locale)),
    ...unknown.map((value) => ({ value, label: value })),
  ];
}
