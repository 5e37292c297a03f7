import * as z from "zod";
import { readUrlList } from "~/rules/url-list";
import { gameSort, MAX_SEARCH_LENGTH } from "~contract/calls/games";
import { id } from "~contract/entities/identifiers";
import type { SearchQuery } from "~/view-models/search-page";

const MAX_LISTED_IDS = 20;
const MAX_PAGE = 999_999;

export function readSearchQuery(params: URLSearchParams): { query: SearchQuery; isExact: boolean } {
  let isExact = true;
  const read = <Value>(schema: z.ZodType<Value>, value: unknown): Value | undefined => {
    const parsed = schema.safeParse(value);
    if (!parsed.success) isExact = false;
    return parsed.data;
  };
  const list = <Value>(name: string, kind: "string" | "integer", schema: z.ZodType<Value>): Value[] =>
    readUrlList(params.get(name), kind)
      .slice(0, MAX_LISTED_IDS)
      .flatMap((item) => read(schema, item) ?? []);
  const query: SearchQuery = {
    search: (params.get("search") ?? "").replaceAll("\0", "").trim().slice(0, MAX_SEARCH_LENGTH),
    page: list("page", "integer", z.int().min(0).max(MAX_PAGE))[0] ?? 0,
    sort: list("sort", "string", gameSort)[0],
    feed: list("feed", "string", id)[0],
    game: list("game", "string", id),
    studios: list("studios", "string", id),
  };
  return { query, isExact };
}
