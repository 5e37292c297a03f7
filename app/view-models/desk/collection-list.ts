import { deskPaths } from "~/desk-paths";
import { groupDigits } from "~/i18n/format-number";
import type { TextKey } from "~/i18n/text-keys";
import type { CollectionNumbers, DeskCollection } from "~contract/calls/desk-collections";
import type { ViewContext } from "../view-context";
import { collectionLabel } from "./quest-labels";

type NumberFieldView = { name: keyof CollectionNumbers; label: string; help: string; saved: string };

export type CollectionView = {
  alias: string;
  label: string;
  quests: string;
  version: string;
  fields: NumberFieldView[];
};

export type CollectionListView = {
  trail: { label: string; href: string }[];
  collections: CollectionView[];
  mayChange: boolean;
};

const FIELDS: Record<keyof CollectionNumbers, { label: TextKey; help: TextKey }> = {
  refreshHours: { label: "desk.collectionHours", help: "desk.collectionHoursHelp" },
  maxNewQuestsAtRefresh: { label: "desk.collectionNew", help: "desk.collectionLimitHelp" },
  maxQuestsAvailable: { label: "desk.collectionOpen", help: "desk.collectionLimitHelp" },
  position: { label: "desk.displayOrder", help: "desk.displayOrderHelp" },
};
const NAMES = ["refreshHours", "maxNewQuestsAtRefresh", "maxQuestsAvailable", "position"] as const;

export function toCollectionList(
  collections: readonly DeskCollection[],
  mayChange: boolean,
  { locale, t }: ViewContext,
): CollectionListView {
  return {
    trail: [{ label: t("desk.quests"), href: deskPaths.quests(locale) }],
    mayChange,
    collections: collections.map((collection) => ({
      ...{ alias: collection.alias, label: collectionLabel(collection, t), version: collection.version },
      quests: t("desk.collectionQuests", { number: groupDigits(collection.quests) }),
      fields: NAMES.map((name) => ({
        ...{ name, label: t(FIELDS[name].label), help: t(FIELDS[name].help) },
        saved: String(collection[name] ?? ""),
      })),
    })),
  };
}
