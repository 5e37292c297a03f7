import { inArray, sql, type SQL } from "drizzle-orm";
import type { StatsEvent } from "~contract/entities/stats-event";
import type { Database } from "../../db/database";
import { statsEvents } from "../../db/schema/statistics";
import { daysBefore } from "../days";
import { eventClassesOf } from "./event-classes";
import { eventReferrerOf } from "./referrers";
import { isPersonal } from "./search-terms";

/** Each sweep deletes more events than arrived since the last, but so few that no request is slow. */
const SWEEP_INTERVAL = 100;
const SWEEP_BATCH_SIZE = 300;

/** Index entries are limited in size. */
const MAX_LABEL_LENGTH = 100;

type SaveOptions = {
  /** The signed-in user; an event with another id loses it. */
  userId: string | null;
  /** Visitors who come from these come from the portal itself. */
  ownSites: ReadonlySet<string>;
  retentionDays: number;
  now: Date;
};

export async function saveStatsEvent(database: Database, received: StatsEvent, options: SaveOptions): Promise<void> {
  const { retentionDays, now } = options;
  const event = withoutPersonal(received, options.userId);
  const { play } = event.data;
  const [inserted] = await database
    .insert(statsEvents)
    .values({
      name: event.event.name,
      visitorId: event.data.user.visitorId,
      label: labelOf(event),
      source: sourceOf(event),
      ...eventClassesOf(received),
      referrer: eventReferrerOf(received, options.ownSites),
      error: play?.error ?? null,
      version: play ? versionOf(play.trackId, event.data.game?.gameId ?? null) : null,
      event,
      receivedAt: now,
    })
    .returning({ eventId: statsEvents.eventId });
  if (inserted && inserted.eventId % SWEEP_INTERVAL === 0)
    await sweepStatsEvents(database, daysBefore(now, retentionDays));
}

async function sweepStatsEvents(database: Database, end: Date): Promise<void> {
  const oldest = database
    .select({ eventId: statsEvents.eventId, receivedAt: statsEvents.receivedAt })
    .from(statsEvents)
    .orderBy(statsEvents.eventId)
    .limit(SWEEP_BATCH_SIZE)
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
    // Its class is stored in a column.
    client: { ...event.client, userAgent: "" },
    data: {
      ...event.data,
      // Its site is stored in a column.
      ...(event.data.referrer && { referrer: null }),
      user: isOwn ? user : { ...user, id: null, version: null },
      ...(searchTerm && isPersonal(searchTerm) ? { searchTerm: null } : {}),
    },
  };
}

/** None of a track that is not public, or of another game: whoever sends an event can name any. */
function versionOf(trackId: string, gameId: string | null): SQL<string | null> {
  return sql`(
    select coalesce(r.version, t.release)
    from tracks t left join releases r on r.release_id = t.release_id
    where t.track_id = ${trackId}::uuid and t.game_id = ${gameId}::uuid and t.is_public)`;
}

function labelOf({ event, data }: StatsEvent): string | null {
  const label = event.name === "click" ? data.element?.name : data.page?.name;
  return label?.slice(0, MAX_LABEL_LENGTH) ?? null;
}

function sourceOf({ data }: StatsEvent): string | null {
  const source = data.attribution?.["utm-source"]?.trim().toLowerCase().slice(0, MAX_LABEL_LENGTH);
  return source === undefined || source === "" ? null : source;
}
