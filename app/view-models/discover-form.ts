import { groupDigits } from "~/i18n/format-number";
import { localizedText } from "~/i18n/localized-text";
import type { TextKey } from "~/i18n/text-keys";
import {
  MULTIPLAYER_TAG_ALIAS,
  type ChallengeFilters,
  type DiscoverFilters,
  type GameFilters,
} from "~/rules/discover-query";
import { isLabelTag } from "~/rules/game-tags";
import type { CountedTag } from "~contract/calls/tags";
import type { SelectView } from "./select";
import { CHALLENGE_SORT_TEXTS, GAME_SORT_TEXTS } from "./sort-texts";
import type { ViewContext } from "./view-context";

/** `without` is the opposite choice, if there is one. */
export type ChoiceView = {
  id: string;
  label: string;
  number: string | null;
  name: string;
  value: string;
  isChosen: boolean;
  without: { label: string; name: string; value: string; isChosen: boolean } | null;
};
export type ChoiceGroupView = { id: string; label: string; choices: ChoiceView[] };

export type DiscoverFormView = {
  /** Hidden fields: name and value. */
  hiddenFields: [name: string, value: string][];
  /** Null when the list has no search and date fields. */
  fields: { search: string; startDate: string } | null;
  groups: ChoiceGroupView[];
  selects: SelectView[];
  sort: SelectView;
};

const PLAYERS_PARENT = "players-supported";

const TIME_FRAMES = {
  active: "discover.timeActive",
  upcoming: "discover.timeUpcoming",
  ended: "discover.timeEnded",
  monthly: "discover.timeMonthly",
} as const satisfies Record<string, TextKey>;

const PLATFORMS = { DESKTOP: "discover.desktop", MOBILE: "discover.mobile" } as const satisfies Record<string, TextKey>;

export const VALUE_TEXTS: Readonly<Record<string, TextKey>> = {
  ...TIME_FRAMES,
  ...PLATFORMS,
  highest_wins: "discover.highestWins",
  lowest_wins: "discover.lowestWins",
};

type DiscoverFormData = { tags: CountedTag[]; hasAccount: boolean };

export function toDiscoverForm(
  filters: DiscoverFilters,
  { tags, hasAccount }: DiscoverFormData,
  view: ViewContext,
): DiscoverFormView {
  const isOfGames = filters.show === "games";
  return {
    hiddenFields: toHiddenFields(filters),
    fields: isOfGames ? { search: filters.search ?? "", startDate: filters.startDate ?? "" } : null,
    groups: [
      ...toTagGroups(filters, tags, view),
      ...(isOfGames ? [] : [criteriaGroup(filters.winCriteria, view)]),
      ...(isOfGames || !hasAccount ? [] : [ownGroup(filters, view)]),
    ],
    selects: [
      isOfGames
        ? toSelect(
            "platform",
            filters.platform,
            { label: "discover.platform", any: "discover.anyPlatform" },
            PLATFORMS,
            view,
          )
        : toSelect(
            "timeFrame",
            filters.timeFrame,
            { label: "discover.time", any: "discover.anyTime" },
            TIME_FRAMES,
            view,
          ),
    ],
    sort: toSort(filters, view),
  };
}

/** The default sort has no value and is omitted from the URL. */
function toSort(filters: DiscoverFilters, view: ViewContext): SelectView {
  const { t } = view;
  const isSearch = filters.show === "games" && filters.search !== undefined;
  const texts: Record<string, TextKey> = filters.show === "games" ? GAME_SORT_TEXTS : CHALLENGE_SORT_TEXTS;
  const defaultSort = isSearch ? "relevance" : filters.show === "games" ? "total-plays-desc" : "newest";
  const options = [
    ...(isSearch ? [{ value: "", label: t("list.sortRelevance") }] : []),
    ...Object.entries(texts).map(([value, key]) => ({ value: value === defaultSort ? "" : value, label: t(key) })),
  ];
  const chosen = options.some(({ value }) => value === filters.sort) ? (filters.sort ?? "") : "";
  return { name: "sort", label: t("list.sort"), chosen, options };
}

function toSelect(
  name: string,
  chosen: string | undefined,
  texts: { label: TextKey; any: TextKey },
  values: Record<string, TextKey>,
  { t }: ViewContext,
): SelectView {
  const options = Object.entries(values).map(([value, key]) => ({ value, label: t(key) }));
  return {
    name,
    label: t(texts.label),
    chosen: chosen ?? "",
    options: [{ value: "", label: t(texts.any) }, ...options],
  };
}

function toHiddenFields(filters: DiscoverFilters): [string, string][] {
  const ids: [string, readonly string[]][] = [
    ["show", filters.show === "challenges" ? ["challenges"] : []],
    ["studioId", filters.studioId],
    ["gameId", filters.show === "challenges" ? filters.gameId : []],
    ["feedId", filters.feedId === undefined ? [] : [filters.feedId]],
  ];
  return ids.flatMap(([name, values]) => values.map((value): [string, string] => [name, value]));
}

function criteriaGroup(chosen: readonly string[], { t }: ViewContext): ChoiceGroupView {
  const choices = (["highest_wins", "lowest_wins"] as const).map((value) => ({
    id: value,
    label: t(value === "highest_wins" ? "discover.highestWins" : "discover.lowestWins"),
    number: null,
    name: "winCriteria",
    value,
    isChosen: chosen.includes(value),
    without: null,
  }));
  return { id: "criteria", label: t("discover.criteria"), choices };
}

function ownGroup(filters: ChallengeFilters, { t }: ViewContext): ChoiceGroupView {
  const choices = (["played", "favorite"] as const).map((name) => ({
    ...{ id: name, label: t(`own.${name}`), number: null, name, value: "true" },
    ...{ isChosen: filters[name] === true, without: null },
  }));
  return { id: "own", label: t("own.group"), choices };
}

/** Tags below their parents; multiplayer has its own choice. */
function toTagGroups(filters: DiscoverFilters, tags: CountedTag[], view: ViewContext): ChoiceGroupView[] {
  const labelTags = tags.filter((tag) => isLabelTag(tag) && tag.alias !== MULTIPLAYER_TAG_ALIAS);
  const parents = labelTags.filter(({ alias }) => tags.some(({ parentTagAlias }) => parentTagAlias === alias));
  const groups = parents.map((parent) => ({
    id: parent.alias,
    label: titleOf(parent, view),
    choices: labelTags
      .filter(({ parentTagAlias }) => parentTagAlias === parent.alias)
      .map((tag) => tagChoice(filters, tag, view)),
  }));
  const others = labelTags.filter((tag) => !parents.includes(tag) && tag.parentTagAlias === null);
  const ungrouped = {
    id: "tags",
    label: view.t("discover.otherTags"),
    choices: others.map((tag) => tagChoice(filters, tag, view)),
  };
  const withOthers = others.length > 0 ? [...groups, ungrouped] : groups;
  const all = filters.show === "games" ? withMultiplayer(withOthers, filters, view) : withOthers;
  return all.filter(({ choices }) => choices.length > 0);
}

function withMultiplayer(groups: ChoiceGroupView[], filters: GameFilters, view: ViewContext): ChoiceGroupView[] {
  const choice = multiplayerChoice(filters, view);
  if (!groups.some(({ id }) => id === PLAYERS_PARENT)) {
    return [...groups, { id: PLAYERS_PARENT, label: view.t("discover.players"), choices: [choice] }];
  }
  return groups.map((group) =>
    group.id === PLAYERS_PARENT ? { ...group, choices: [...group.choices, choice] } : group,
  );
}

function multiplayerChoice({ multiplayer }: GameFilters, { t }: ViewContext): ChoiceView {
  const label = t("discover.multiplayer");
  return {
    id: MULTIPLAYER_TAG_ALIAS,
    label,
    number: null,
    name: "multiplayer",
    value: "true",
    isChosen: multiplayer === true,
    without: {
      label: t("discover.without", { name: label }),
      name: "multiplayer",
      value: "false",
      isChosen: multiplayer === false,
    },
  };
}

function tagChoice(filters: DiscoverFilters, tag: CountedTag, view: ViewContext): ChoiceView {
  const { alias, gameCount } = tag;
  const label = titleOf(tag, view);
  return {
    id: alias,
    label,
    // The counts are of games and would mislead beside challenges.
    number: filters.show === "games" && typeof gameCount === "number" ? groupDigits(gameCount) : null,
    name: "tagAlias",
    value: alias,
    isChosen: filters.tagAlias.includes(alias),
    without: {
      label: view.t("discover.without", { name: label }),
      name: "excludeTagAlias",
      value: alias,
      isChosen: filters.excludeTagAlias.includes(alias),
    },
  };
}

export function titleOf({ alias, title, titleTranslations }: CountedTag, { locale }: ViewContext): string {
  return localizedText(title, titleTranslations, locale) || alias;
}
