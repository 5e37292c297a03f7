import { MAX_GAME_TAGS, type GameContent } from "~contract/entities/game-content";
import { ageRating } from "~contract/entities/game-details";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { toLocalizedFields } from "./content-editor";
import { toGameFeatures, type GameFeaturesView } from "./game-features";
import { toGameOffers, type GameOffersView } from "./game-offers";
import { AGE_RATING_TEXTS, PLATFORM_TEXTS } from "./content-texts";
import { toLanguageTexts, type LanguageTextsView } from "./language-texts";
import { toMomentField } from "./moment-field";
import type { TagChoices } from "./tag-editor";

export type GameFormView = {
  title: string;
  languages: LanguageTextsView<"summary" | "text">[];
  platforms: string[];
  platformOptions: OptionView[];
  ageRating: string;
  ageRatings: OptionView[];
  tags: string[];
  tagOptions: OptionView[];
  /** There are more than those. */
  hasMoreTags: boolean;
  maxTags: number;
  releaseDate: string;
  features: GameFeaturesView;
  offers: GameOffersView;
};

export function toGameForm(content: GameContent, tags: TagChoices, view: ViewContext): GameFormView {
  const { t } = view;
  const { title, shortDescription, longDescription, platforms, releaseDate } = content;
  const summary = toLocalizedFields(shortDescription, "desk.summaryIn", view);
  return {
    ...{ title, platforms, ageRating: content.ageRating, tags: content.tags, maxTags: MAX_GAME_TAGS },
    languages: toLanguageTexts({ summary, text: toLocalizedFields(longDescription, "desk.textIn", view) }, view),
    platformOptions: (["DESKTOP", "MOBILE"] as const).map((value) => ({ value, label: t(PLATFORM_TEXTS[value]) })),
    ageRatings: ageRating.options.map((value) => ({ value, label: t(AGE_RATING_TEXTS[value]) })),
    ...{ tagOptions: toTagOptions(content.tags, tags, view), hasMoreTags: !tags.isComplete },
    releaseDate: toMomentField(releaseDate),
    features: toGameFeatures(content.features, t),
    offers: toGameOffers(content, view),
  };
}

/** Those that are nowhere any more stay as they are, by their id. */
function toTagOptions(chosen: readonly string[], { common, named }: TagChoices, { locale }: ViewContext): OptionView[] {
  const titles = new Map([...common, ...named].map(({ tagId, title }) => [tagId, title]));
  const options = [...titles].map(([value, label]) => ({ value, label }));
  const unknown = chosen.filter((tagId) => !titles.has(tagId));
  return [
    ...options.sort((one, other) => one.label.localeCompare(other.label, locale)),
    ...unknown.map((value) => ({ value, label: value })),
  ];
}
