import type { StatsEvent } from "~contract/entities/stats-event";
import type { Database } from "../db/database";
import { statsEvents } from "../db/schema/play-state";

/** Keeps one measurement of a browser. */
export async function keepStatsEvent(database: Database, event: StatsEvent, receivedAt: Date): Promise<void> {
  const { visitorId } = event.data.user;
  await database.insert(statsEvents).values({ name: event.event.name, visitorId, event, receivedAt });
}
