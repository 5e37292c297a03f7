import type { StatsEvent } from "~contract/entities/stats-event";
import { pageName } from "./page-name";

/** Statistics take no more of a text, and of a path. */
const MAX_TEXT_LENGTH = 500;
const MAX_PATH_LENGTH = 2_000;

/** What happened: the event's name and what it is about (docs/product/statistics.md#payload). */
export type Measured = Pick<StatsEvent["event"], "name"> &
  Pick<StatsEvent["data"], "searchTerm" | "element" | "tag" | "game" | "challenge" | "seconds">;

/** Who measures, whose browser it is and on which page. */
export type MeasuringPage = {
  client: StatsEvent["client"];
  user: StatsEvent["data"]["user"];
  attribution: StatsEvent["data"]["attribution"];
  pathname: string;
};

/** The measurement that is sent. A page is told by its path alone: what stands behind it may be anybody's. */
export function toStatsEvent(page: MeasuringPage, { name, ...about }: Measured, nowMs: number): StatsEvent {
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
