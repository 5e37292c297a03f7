import { paths } from "~/paths";
import { formatDay } from "~/i18n/format-date";
import { toDiscoverQuery, type DiscoverFilters } from "~/rules/discover-query";
import type { CountedTag } from "~contract/calls/tags";
import type { Studio } from "~contract/entities/studio";
import { titleOf, VALUE_TEXTS } from "./discover-form";
import type { ViewContext } from "./view-context";

/** `href` is the list without this filter. */
export type ActiveFilterView = { id: string; label: string; href: string; removeLabel: string };

type Names = { tags: CountedTag[]; studios: Studio[] };
type Chip = { id: string; label: string; without: DiscoverFilters };

export function toActiveFilters(filters: DiscoverFilters, names: Names, view: ViewContext): ActiveFilterView[] {
  const { locale, t } = view;
  const ofKind = filters.show === "games" ? gameChips(filters, view) : challengeChips(filters, view);
  return [...tagChips(filters, names, view), ...ofKind, ...referenceChips(filters, names, view)].map(
    ({ id, label, without }) => ({
      id,
      label,
      href: paths.discover(locale, toDiscoverQuery({ ...without, page: 0 })),
      removeLabel: t("discover.removeFilter", { name: label }),
    }),
  );
}

function tagChips(filters: DiscoverFilters, { tags }: Names, view: ViewContext): Chip[] {
  const { tagAlias, excludeTagAlias } = filters;
  const included = tagAlias.map((alias) => ({
    id: `tag-${alias}`,
    label: tagLabel(alias, tags, view),
    without: { ...filters, tagAlias: tagAlias.filter((other) => other !== alias) },
  }));
  const excluded = excludeTagAlias.map((alias) => ({
    id: `without-${alias}`,
    label: view.t("discover.without", { name: tagLabel(alias, tags, view) }),
    without: { ...filters, excludeTagAlias: excludeTagAlias.filter((other) => other !== alias) },
  }));
  return [...included, ...excluded];
}

function tagLabel(alias: string, tags: CountedTag[], view: ViewContext): string {
  const tag = tags.find((candidate) => candidate.alias === alias);
  return tag ? titleOf(tag, view) : alias;
}

function gameChips(filters: Extract<DiscoverFilters, { show: "games" }>, view: ViewContext): Chip[] {
  const { t, locale } = view;
  const { search, platform, multiplayer, startDate } = filters;
  const players = t("discover.multiplayer");
  const chips: (Chip | null)[] = [
    multiplayer === undefined
      ? null
      : {
          id: "multiplayer",
          label: multiplayer ? players : t("discover.without", { name: players }),
          without: { ...filters, multiplayer: undefined },
        },
    platform ? { id: platform, label: valueText(platform, view), without: { ...filters, platform: undefined } } : null,
    startDate === undefined
      ? null
      : {
          id: "startDate",
          label: t("discover.since", { date: formatDay(new Date(startDate), locale) }),
          without: { ...filters, startDate: undefined },
        },
    search === undefined ? null : { id: "search", label: `“${search}”`, without: { ...filters, search: undefined } },
  ];
  return chips.filter((chip) => chip !== null);
}

function challengeChips(filters: Extract<DiscoverFilters, { show: "challenges" }>, view: ViewContext): Chip[] {
  const { timeFrame, winCriteria, gameId } = filters;
  const own = (["played", "favorite"] as const).filter((name) => filters[name] === true);
  return [
    ...own.map((name) => ({
      id: name,
      label: view.t(`own.${name}`),
      without: { ...filters, [name]: undefined },
    })),
    ...winCriteria.map((value) => ({
      id: value,
      label: valueText(value, view),
      without: { ...filters, winCriteria: winCriteria.filter((other) => other !== value) },
    })),
    ...(timeFrame
      ? [{ id: timeFrame, label: valueText(timeFrame, view), without: { ...filters, timeFrame: undefined } }]
      : []),
    ...(gameId.length > 0
      ? [
          {
            id: "games",
            label: view.t("discover.ofGames", { count: gameId.length }),
            without: { ...filters, gameId: [] },
          },
        ]
      : []),
  ];
}

function valueText(value: string, { t }: ViewContext): string {
  const key = VALUE_TEXTS[value];
  return key ? t(key) : value;
}

function referenceChips(filters: DiscoverFilters, { studios }: Names, { t }: ViewContext): Chip[] {
  const ofStudios = filters.studioId.map((id) => ({
    id,
    label: studios.find(({ studioId }) => studioId === id)?.name ?? t("discover.oneStudio"),
    without: { ...filters, studioId: filters.studioId.filter((other) => other !== id) },
  }));
  const ofFeed =
    filters.feedId === undefined
      ? []
      : [{ id: filters.feedId, label: t("discover.oneFeed"), without: { ...filters, feedId: undefined } }];
  return [...ofStudios, ...ofFeed];
}
