import * as z from "zod";
import { challengeSort, challengeTimeFrame } from "~contract/calls/challenges";
import { gameSort, MAX_SEARCH_LENGTH } from "~contract/calls/games";
import { challengeCriteria } from "~contract/entities/challenge";
import { platform } from "~contract/entities/game";
import { id } from "~contract/entities/identifiers";

/** The API has a `multiplayer` parameter instead of this tag. */
export const MULTIPLAYER_TAG_ALIAS = "multiplayer";

/** The API's limit is 50. */
const MAX_LISTED = 20;

const tagAlias = z.string().regex(/^[\p{L}\p{N}_-]{1,100}$/u);
// PostgreSQL cannot store NUL in text.
const searchText = z
  .string()
  .max(MAX_SEARCH_LENGTH)
  .refine((text) => !text.includes("\0"));
const platformText = z.string().toUpperCase().pipe(platform);
const isOn = z.literal("true").transform(() => true as const);
const pageText = z.string().regex(/^\d{1,6}$/);

export type GameFilters = {
  show: "games";
  page: number;
  search: string | undefined;
  sort: z.output<typeof gameSort> | undefined;
  platform: z.output<typeof platform> | undefined;
  tagAlias: string[];
  excludeTagAlias: string[];
  /** False excludes multiplayer games. */
  multiplayer: boolean | undefined;
  studioId: string[];
  feedId: string | undefined;
  startDate: string | undefined;
};

export type ChallengeFilters = {
  show: "challenges";
  page: number;
  sort: z.output<typeof challengeSort> | undefined;
  timeFrame: z.output<typeof challengeTimeFrame> | undefined;
  winCriteria: z.output<typeof challengeCriteria>[];
  tagAlias: string[];
  excludeTagAlias: string[];
  studioId: string[];
  gameId: string[];
  feedId: string | undefined;
  /** Need an account. */
  played: true | undefined;
  favorite: true | undefined;
};

export type DiscoverFilters = GameFilters | ChallengeFilters;

/** `isExact` becomes false on an invalid, duplicate or unused parameter. */
class AddressReader {
  isExact = true;
  private readonly readNames = new Set<string>();

  constructor(private readonly params: URLSearchParams) {}

  list<Value>(name: string, schema: z.ZodType<Value>): Value[] {
    return this.parse(
      name,
      this.params.getAll(name).flatMap((text) => text.split(",")),
      schema,
    ).slice(0, MAX_LISTED);
  }

  one<Value>(name: string, schema: z.ZodType<Value>): Value | undefined {
    const [first, ...others] = this.parse(name, this.params.getAll(name), schema);
    if (others.length > 0) this.isExact = false;
    return first;
  }

  rejectUnread(names: readonly string[]): void {
    if (names.some((name) => !this.readNames.has(name) && this.params.getAll(name).some(Boolean))) this.isExact = false;
  }

  private parse<Value>(name: string, texts: string[], schema: z.ZodType<Value>): Value[] {
    this.readNames.add(name);
    const items = texts.map((text) => text.trim()).filter(Boolean);
    const accepted = new Set<Value>();
    for (const item of items) {
      const parsed = schema.safeParse(item);
      if (parsed.success) accepted.add(parsed.data);
    }
    if (accepted.size < items.length || accepted.size > MAX_LISTED) this.isExact = false;
    return [...accepted];
  }
}

const FILTER_NAMES = [
  ...["search", "sort", "platform", "tagAlias", "excludeTagAlias", "multiplayer", "studioId", "feedId", "startDate"],
  ...["timeFrame", "winCriteria", "gameId", "played", "favorite"],
] as const;

const CHALLENGE_FILTER_NAMES = ["winCriteria", "timeFrame", "gameId", "played", "favorite"];

/** Parses the query; `isExact` is false if anything was dropped (docs/product/finding-games.md#discovery). */
export function parseDiscoverQuery(params: URLSearchParams): { filters: DiscoverFilters; isExact: boolean } {
  const reader = new AddressReader(params);
  const page = Number(reader.one("page", pageText) ?? 0);
  const show = reader.one("show", z.enum(["games", "challenges"]));
  const hasChallengeFilters = CHALLENGE_FILTER_NAMES.some((name) => params.getAll(name).some(Boolean));
  const isChallengeList = show === "challenges" || (show === undefined && hasChallengeFilters);
  const filters = isChallengeList ? readChallengeFilters(reader, page) : readGameFilters(reader, page);
  reader.rejectUnread(FILTER_NAMES);
  return { filters, isExact: reader.isExact };
}

function readTags(reader: AddressReader): { included: string[]; excluded: string[] } {
  const included = reader.list("tagAlias", tagAlias);
  const listed = reader.list("excludeTagAlias", tagAlias);
  const excluded = listed.filter((alias) => !included.includes(alias));
  if (excluded.length < listed.length) reader.isExact = false;
  return { included, excluded };
}

function readChallengeFilters(reader: AddressReader, page: number): ChallengeFilters {
  const tags = readTags(reader);
  return {
    show: "challenges",
    page,
    sort: reader.one("sort", challengeSort),
    timeFrame: reader.one("timeFrame", challengeTimeFrame),
    winCriteria: reader.list("winCriteria", challengeCriteria),
    tagAlias: tags.included,
    excludeTagAlias: tags.excluded,
    studioId: reader.list("studioId", id),
    gameId: reader.list("gameId", id),
    feedId: reader.one("feedId", id),
    played: reader.one("played", isOn),
    favorite: reader.one("favorite", isOn),
  };
}

function readGameFilters(reader: AddressReader, page: number): GameFilters {
  const { included, excluded } = readTags(reader);
  const tags = included.filter((alias) => alias !== MULTIPLAYER_TAG_ALIAS);
  const excludedTags = excluded.filter((alias) => alias !== MULTIPLAYER_TAG_ALIAS);
  const flag = reader.one("multiplayer", z.enum(["true", "false"]));
  if (tags.length < included.length || excludedTags.length < excluded.length) reader.isExact = false;
  return {
    show: "games",
    page,
    search: reader.one("search", searchText),
    sort: reader.one("sort", gameSort),
    platform: reader.one("platform", platformText),
    tagAlias: tags,
    excludeTagAlias: excludedTags,
    multiplayer: multiplayerOf(flag, included, excluded),
    studioId: reader.list("studioId", id),
    feedId: reader.one("feedId", id),
    startDate: reader.one("startDate", z.iso.date()),
  };
}

function multiplayerOf(value: string | undefined, included: string[], excluded: string[]): boolean | undefined {
  if (included.includes(MULTIPLAYER_TAG_ALIAS)) return true;
  if (value !== undefined) return value === "true";
  return excluded.includes(MULTIPLAYER_TAG_ALIAS) ? false : undefined;
}

/** Filters as query fields. */
export function toDiscoverQuery(filters: DiscoverFilters) {
  if (filters.show === "challenges") return filters;
  const { multiplayer } = filters;
  return { ...filters, show: undefined, multiplayer: multiplayer === undefined ? undefined : String(multiplayer) };
}

/** Removes the filters that need an account. */
export function withoutAccountFilters(filters: DiscoverFilters): DiscoverFilters {
  return filters.show === "games" ? filters : { ...filters, played: undefined, favorite: undefined };
}

/** True for filters that need an account. */
export function hasAccountFilters(filters: DiscoverFilters): boolean {
  return filters.show === "challenges" && (filters.played ?? filters.favorite) === true;
}

/** True for any filter or sort order; such views are not indexed by search engines. */
export function isFiltered(filters: DiscoverFilters): boolean {
  const others = Object.values({ ...filters, show: undefined, page: undefined });
  return others.some((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined));
}
