import { sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "~api/db/database";
import { auditLog, challenges, drafts, games, quests, tags } from "~api/db/schema";

/** What is measured: totals of lists, and ids of one of each kind. */
export type Pieces = {
  totals: Record<"games" | "challenges" | "quests" | "tags" | "auditLog" | "players", number>;
  gameId: string;
  draftedGameId: string;
  challengeId: string;
  crowdedChallenge: string;
  questId: string;
  tagId: string;
  pageId: string;
  sectionId: string;
  entryId: string;
  /** Words of titles: of many games, and of few. */
  commonWord: string;
  rareWord: string;
};

/** In the middle of the page. */
const SECTION = "Row 500";

type Crowd = { crowdedChallenge: string; players: number };

export async function findPieces(database: Database, crowd: Crowd): Promise<Pieces> {
  const first = async (from: SQL, value: SQL) => {
    const [row] = await database
      .select({ value: sql<string>`${value}` })
      .from(from)
      .limit(1);
    if (!row) throw new Error("The database is too small.");
    return row.value;
  };
  const ofKind = (table: PgTable, id: PgColumn, isDrafted: boolean) => {
    const drafted = sql`${id} in (select ${drafts.subjectId} from ${drafts})`;
    return first(sql`${table} where is_published and ${isDrafted ? drafted : sql`not ${drafted}`}`, sql`${id}::text`);
  };
  const pageId = await first(sql`configurations where alias = 'home'`, sql`configuration_id::text`);
  const bySection = sql`sections join feed_entries using (feed_id) where sections.name ->> 'en' = ${SECTION}`;
  return {
    totals: {
      games: await database.$count(games),
      challenges: await database.$count(challenges),
      quests: await database.$count(quests),
      tags: await database.$count(tags),
      auditLog: await database.$count(auditLog),
      players: crowd.players,
    },
    gameId: await ofKind(games, games.gameId, false),
    draftedGameId: await ofKind(games, games.gameId, true),
    challengeId: await ofKind(challenges, challenges.challengeId, false),
    crowdedChallenge: crowd.crowdedChallenge,
    questId: await ofKind(quests, quests.questId, false),
    tagId: await ofKind(tags, tags.tagId, false),
    pageId,
    sectionId: await first(bySection, sql`section_id::text`),
    entryId: await first(sql`${bySection} order by feed_entries.position`, sql`entry_id::text`),
    commonWord: "dragon",
    rareWord: await first(sql`games where title like '%: %' order by game_id`, sql`split_part(title, ':', 1)`),
  };
}
