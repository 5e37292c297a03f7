import { randomUUID } from "node:crypto";
import { and, eq, notExists, sql } from "drizzle-orm";
import type { Database } from "../db/database";
import { releases, trackReleases } from "../db/schema/builds";
import { games, tracks } from "../db/schema/catalogue";
import { INTERNAL_TRACK } from "../store/developer-games/track-names";
import { gameId, GAME_SLUGS } from "./demo-games";

const FIRST_VERSION = "1.0.0.0";

/** For all games that share the folder `slug` and have no release; in one statement, since a test may have thousands. */
export async function releaseFirstBuild(transaction: Database, slug: string, buildId: string): Promise<void> {
  await addInternalTrack(transaction, slug);
  // Dated back to the game's own release, so that nobody hears of an update.
  await transaction.execute(sql`
    with added as (
      insert into ${releases} (release_id, game_id, build_id, version, notes, created_at)
      select gen_random_uuid(), game_id, ${buildId}::text, ${FIRST_VERSION}::text, '{}'::jsonb, release_date from ${games}
      where slug = ${slug} and not exists (select from ${releases} where ${releases.gameId} = ${games.gameId})
      returning release_id, game_id, created_at
    ), changed as (
      update ${games} set last_version = ${FIRST_VERSION}::text from added where ${games.gameId} = added.game_id
    ), pointed as (
      update ${tracks} set release_id = added.release_id, release = ${FIRST_VERSION}::text
      from added where ${tracks.gameId} = added.game_id and ${tracks.releaseId} is null
      returning track_id, added.release_id, added.created_at
    )
    insert into ${trackReleases} (track_id, release_id, published_at) select * from pointed`);
}

/** Only the portal's own game is one that somebody goes on with. */
async function addInternalTrack(transaction: Database, slug: string): Promise<void> {
  const own = GAME_SLUGS.find((known) => known === slug);
  if (own === undefined) return;
  const hasInternal = transaction
    .select()
    .from(tracks)
    .where(and(eq(tracks.gameId, games.gameId), eq(tracks.name, INTERNAL_TRACK)));
  const [missing] = await transaction
    .select({ gameId: games.gameId })
    .from(games)
    .where(and(eq(games.gameId, gameId(own)), notExists(hasInternal)));
  if (!missing) return;
  const track = { trackId: randomUUID(), gameId: missing.gameId, isPublic: false };
  await transaction.insert(tracks).values({ ...track, name: INTERNAL_TRACK, release: "" });
}
