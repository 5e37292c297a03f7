import type { LoaderFunctionArgs } from "@remix-run/node";
import { resourceContext } from "~/server/page-context.server";
import { secondary } from "~/server/secondary.server";
import { toSuggestions, type SuggestionsResponse } from "~/view-models/suggestions";
import { MAX_SEARCH_LENGTH, suggestGames } from "~contract/calls/games";

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, url, view, jsonResponse } = resourceContext(args);
  const search = (url.searchParams.get("search") ?? "").slice(0, MAX_SEARCH_LENGTH);
  const found = await secondary(api, (callApi) => callApi(suggestGames, { query: { search, locale } }));
  return jsonResponse<SuggestionsResponse | null>(found && toSuggestions(found, view));
}
