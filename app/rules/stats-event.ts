import type { StatsEvent } from "~contract/entities/stats-event";
import { pageName } from "./page-name";

/** Limits of the statistics schema. */
const MAX_TEXT_LENGTH = 500;
const MAX_PATH_LENGTH = 2_000;

/** See docs/product/statistics.md#payload. */
export type StatsEventInput = Pick<StatsEvent["event"], "name"> &
  Pick<StatsEvent["data"], "searchTerm" | "element" | "tag" | "game" | "challenge" | "seconds">;

export type StatsContext = {
  client: StatsEvent["client"];
  user: StatsEvent["data"]["user"];
  attribution: StatsEvent["data"]["attribution"];
  pathname: string;
};

/** The event's payload; no query, since it may hold personal data. */
export function toStatsEvent(page: StatsContext, { name, ...about }: StatsEventInput, nowMs: number): StatsEvent {
  const { client, user, attribution, pathname } = page;
  const { searchTerm } = about;
  return {
    schemaVersion: "0.0.6",
    client: { ...client, userAgent: client.userAgent.slice(0, MAX_TEXT_LENGTH) },
    data: {
      user,
      attribution,
      page: { path: pathname.slice(0, MAX_PATH_LENGTH), name: pageName(pathname) },
      ...about,
      ...(searchTerm ? { searchTerm: searchTerm.slice(0, MAX_TEXT_LENGTH) } : {}),
    },
    event: { name, clientTime: nowMs },
  };
}
