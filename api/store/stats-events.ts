import { inArray, sql } from "drizzle-orm";
import type { StatsEvent } from "~contract/entities/stats-event";
import type { Database } from "../db/database";
import { statsEvents } from "../db/schema/statistics";
import { daysBefore } from "./days";
import { isPersonal } from "./search-terms";

/** Every so many events some of the expired ones go, more than have come: no event pays for all of them. */
const SWEEP_EVERY = 100;
const SWEPT_AT_ONCE = 300;

/** Longer ones are cut, so that an index takes them. */
const MAX_LABEL_LENGTH = 100;

type Keeping = {
  /** Who is signed in; nobody is measured under another's id. */
  userId: string | null;
  retentionDays: number;
  now: Date;
};

/** Keeps one measurement of a browser, without what looks personal in a search; old ones go from time to time. */
export async function keepStatsEvent(database: Database, sent: StatsEvent, keeping: Keeping): Promise<void> {
  const { retentionDays, now } = keeping;
  const event = withoutPersonal(sent, keeping.userId);
  const [kept] = await database
    .insert(statsEvents)
    .values({
      name: event.event.name,
      visitorId: event.data.user.visitorId,
      label: labelOf(event),
      source: sourceOf(event),
      event,
      receivedAt: now,
    })
    .returning({ eventId: statsEvents.eventId });
  if (kept && kept.eventId % SWEEP_EVERY === 0) await sweepStatsEvents(database, daysBefore(now, retentionDays));
}

/** Deletes the oldest measurements that came before `end`, a few at most. */
async function sweepStatsEvents(database: Database, end: Date): Promise<void> {
  const oldest = database
    .select({ eventId: statsEvents.eventId, receivedAt: statsEvents.receivedAt })
    .from(statsEvents)
    .orderBy(statsEvents.eventId)
    .limit(SWEPT_AT_ONCE)
    .as("oldest");
  const expired = database
    .select({ eventId: oldest.eventId })
    .from(oldest)
    .where(sql`${oldest.receivedAt} < ${end.toISOString()}`);
  await database.delete(statsEvents).where(inArray(statsEvents.eventId, expired));
}

function withoutPersonal(event: StatsEvent, userId: string | null): StatsEvent {
  const { user, searchTerm } = event.data;
  const isOwn = userId !== null && user.id === userId;
  return {
    ...event,
    data: {
      ...event.data,
      user: isOwn ? user : { ...user, id: null, version: null },
      ...(searchTerm && isPersonal(searchTerm) ? { searchTerm: null } : {}),
    },
  };
}

function labelOf({ event, data }: StatsEvent): string | null {
  const label = event.name === "click" ? data.element?.name : data.page?.name;
  return label?.slice(0, MAX_LABEL_LENGTH) ?? null;
}

function sourceOf({ data }: StatsEvent): string | null {
  const source = data.attribution?.["utm-source"]?.trim().toLowerCase().slice(0, MAX_LABEL_LENGTH);
  return source === undefined || source === "" ? null : source;
}
