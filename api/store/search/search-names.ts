import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { Translations } from "~contract/entities/identifiers";
import type { Database } from "../../db/database";
import { challengeNames, challenges, games, gameTags, studioNames, studios, tagNames, tags } from "../../db/schema";
import { foldName } from "./search-words";

export async function refreshChallengeNames(database: Database, gameIds: string[]): Promise<void> {
  const rows = await database
    .select({ challengeId: challenges.challengeId, name: challenges.name })
    .from(challenges)
    .where(inArray(challenges.gameId, gameIds));
  const names = rows.flatMap(({ challengeId, name }) =>
    toNames(name).map((row) => ({ challenge_id: challengeId, ...row })),
  );
  // One parameter for all rows: a statement takes at most 65,535.
  await database.execute(sql`
    insert into ${challengeNames} (challenge_id, locale, name)
    select challenge_id, locale, name
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as given(challenge_id uuid, locale text, name text)
    on conflict (challenge_id, locale) do update set name = excluded.name`);
}

export async function refreshStudioNames(database: Database, gameIds: string[]): Promise<void> {
  const ofGames = database.select({ studioId: games.studioId }).from(games).where(inArray(games.gameId, gameIds));
  const published = and(eq(games.studioId, studios.studioId), eq(games.isPublished, true));
  const rows = await database
    .select({ studioId: studios.studioId, name: studios.name, games: database.$count(games, published) })
    .from(studios)
    .where(inArray(studios.studioId, ofGames));
  if (rows.length === 0) return;
  await database
    .insert(studioNames)
    .values(rows.map((row) => ({ ...row, name: foldName(row.name) })))
    .onConflictDoUpdate({
      target: studioNames.studioId,
      set: { name: sql`excluded.name`, games: sql`excluded.games` },
    });
}

export async function refreshTagNames(database: Database): Promise<void> {
  const counted = await database
    .select({ tagId: gameTags.tagId, games: count() })
    .from(gameTags)
    .innerJoin(games, and(eq(games.gameId, gameTags.gameId), eq(games.isPublished, true)))
    .groupBy(gameTags.tagId);
  const gamesOf = new Map(counted.map((row) => [row.tagId, row.games]));
  const archived = database.select({ tagId: tags.tagId }).from(tags).where(eq(tags.isPublished, false));
  await database.delete(tagNames).where(inArray(tagNames.tagId, archived));
  const rows = await database
    .select({ tagId: tags.tagId, title: tags.title, synonyms: tags.synonyms })
    .from(tags)
    .where(eq(tags.isPublished, true));
  const names = rows.flatMap(({ tagId, title, synonyms }) =>
    toNames(title).map(({ locale, name }) => ({
      ...{ tagId, locale, games: gamesOf.get(tagId) ?? 0 },
      name: name + foldName(synonyms.join(" ")),
    })),
  );
  if (names.length === 0) return;
  await database
    .insert(tagNames)
    .values(names)
    .onConflictDoUpdate({
      target: [tagNames.tagId, tagNames.locale],
      set: { name: sql`excluded.name`, games: sql`excluded.games` },
    });
}

function toNames(translations: Translations): { locale: string; name: string }[] {
  return Object.entries(translations).map(([locale, text]) => ({ locale, name: foldName(text) }));
}
