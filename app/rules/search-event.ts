import type { StatsEvent } from "~contract/entities/stats-event";
import { pageName } from "./page-name";

/** The search box of the top bar, as statistics call it (spec section 2, "Search"). */
export const HEADER_SEARCH = "search-header";

/** Statistics take no more of a text, and of a path. */
const MAX_TEXT_LENGTH = 500;
const MAX_PATH_LENGTH = 2_000;

type SearchReport = {
  client: StatsEvent["client"];
  user: StatsEvent["data"]["user"];
  attribution: StatsEvent["data"]["attribution"];
  pathname: string;
  term: string;
};

/** The measurement of a search from the top bar (spec section 7, "POST {stats host}/v2/events"). */
export function searchEvent({ client, user, attribution, pathname, term }: SearchReport, nowMs: number): StatsEvent {
  return {
    schemaVersion: "0.0.6",
    client: { ...client, userAgent: client.userAgent.slice(0, MAX_TEXT_LENGTH) },
    data: {
      user,
      attribution,
      page: { path: pathname.slice(0, MAX_PATH_LENGTH), name: pageName(pathname) },
      searchTerm: term.slice(0, MAX_TEXT_LENGTH),
    },
    event: { name: HEADER_SEARCH, clientTime: nowMs },
  };
}
