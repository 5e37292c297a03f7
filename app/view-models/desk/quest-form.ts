import type { listQuestChoices } from "~contract/calls/desk-quests";
import type { CallData } from "~contract/define-call";
import { questType } from "~contract/entities/quest";
import { questPayment, type QuestContent } from "~contract/entities/quest-content";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import type { PictureOptionView } from "./challenge-form";
import { toLocalizedFields } from "./content-editor";
import { toLanguageTexts, type LanguageTextsView } from "./language-texts";
import { collectionLabel, PAYMENT_TEXTS, QUEST_TYPE_TEXTS } from "./quest-labels";
import { toRewards, type RewardsView } from "./quest-rewards";

export type QuestFormView = {
  languages: LanguageTextsView<"title" | "description" | "callToAction">[];
  alias: string;
  collection: string;
  collections: OptionView[];
  questType: string;
  questTypes: OptionView[];
  maximumProgress: string;
  callToActionUrl: string;
  cover: string;
  covers: PictureOptionView[];
  rewards: RewardsView;
  payment: string;
  payments: OptionView[];
  position: string;
};

export type QuestChoices = CallData<typeof listQuestChoices>;

export function toQuestForm(content: QuestContent | null, choices: QuestChoices, view: ViewContext): QuestFormView {
  const { t } = view;
  const collections = choices.collections.map((one) => ({ value: one.alias, label: collectionLabel(one, t) }));
  return {
    languages: toLanguages(content, view),
    alias: content?.alias ?? "",
    collection: content?.collectionAlias ?? collections[0]?.value ?? "",
    collections: withStored(collections, content?.collectionAlias),
    questType: content?.questType ?? "PLAY_GAMES",
    questTypes: questType.options.map((value) => ({ value, label: t(QUEST_TYPE_TEXTS[value]) })),
    maximumProgress: String(content?.maximumProgress ?? 1),
    callToActionUrl: content?.callToActionUrl ?? "",
    cover: content?.cover ?? "",
    covers: toCovers(choices, content?.cover ?? null, view),
    rewards: toRewards(content?.rewards ?? [], choices.sharedContents, t),
    payment: content?.payment ?? "AT_ONCE",
    payments: questPayment.options.map((value) => ({ value, label: t(PAYMENT_TEXTS[value]) })),
    position: String(content?.position ?? 0),
  };
}

/** What is stored stays among the options, even where it is not offered any more. */
function withStored(options: OptionView[], stored: string | undefined): OptionView[] {
  const isOffered = stored === undefined || options.some(({ value }) => value === stored);
  return isOffered ? options : [{ value: stored, label: stored }, ...options];
}

function toCovers({ pictures }: QuestChoices, stored: string | null, { t }: ViewContext): PictureOptionView[] {
  const offered = pictures.map(({ path, url, label }) => ({ value: path, label, url }));
  const isOffered = stored === null || offered.some(({ value }) => value === stored);
  const own = isOffered ? [] : [{ value: stored, label: stored, url: stored }];
  return [{ value: "", label: t("desk.noIcon"), url: null }, ...own, ...offered];
}

function toLanguages(content: QuestContent | null, view: ViewContext): QuestFormView["languages"] {
  return toLanguageTexts(
    {
      title: toLocalizedFields(content?.title ?? null, "desk.titleIn", view),
      description: toLocalizedFields(content?.description ?? null, "desk.textIn", view),
      callToAction: toLocalizedFields(content?.callToAction ?? null, "desk.callToActionIn", view),
    },
    view,
  );
}
