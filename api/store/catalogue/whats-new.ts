import { and, eq, min } from "drizzle-orm";
import type { GameDetails } from "~contract/entities/game-details";
import type { Translations } from "~contract/entities/identifiers";
import type { Database } from "../../db/database";
import { releases, trackReleases } from "../../db/schema/builds";
import { toLocalizedText } from "../localized-texts";
import { CatalogueCache } from "./catalogue-cache";
import { VersionedCache } from "./catalogue-version";
import type { TrackRow } from "./game-responses";

type News = { version: string; date: Date | null; notes: Translations };
type Found = { news: News | null };

const MAX_TRACKS = 300;
const newsCache = new VersionedCache(() => new CatalogueCache<Found>(MAX_TRACKS));

/** Of the release that the track points to; whoever changes its notes changes the game's row too. */
export async function findWhatsNew(database: Database, track: TrackRow): Promise<GameDetails["whatsNew"]> {
  const { trackId, releaseId } = track;
  if (releaseId === null) return null;
  const cache = await newsCache.current(database);
  const { news } = await cache.getOrLoad(trackId, async () => ({ news: await loadNews(database, trackId, releaseId) }));
  if (!news?.date || Object.keys(news.notes).length === 0) return null;
  return { version: news.version, date: news.date.toISOString(), notes: toLocalizedText(news.notes) };
}

/** A release that a track went back to keeps the date of the first time. */
async function loadNews(database: Database, trackId: string, releaseId: string): Promise<News | null> {
  const { version, notes } = releases;
  const [row] = await database
    .select({ version, notes, date: min(trackReleases.publishedAt) })
    .from(releases)
    .innerJoin(trackReleases, and(eq(trackReleases.releaseId, releases.releaseId), eq(trackReleases.trackId, trackId)))
    .where(eq(releases.releaseId, releaseId))
    .groupBy(releases.releaseId);
  return row ?? null;
}
