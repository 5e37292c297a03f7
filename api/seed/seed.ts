import { inArray } from "drizzle-orm";
import type { Database } from "../db/database";
import { gameArt, games, gameStatistics, gameTags, studios, tags, tracks } from "../db/schema/catalogue";
import { user } from "../db/schema/identity";
import { challenges, personalBests, scores } from "../db/schema/scores";
import { CHALLENGE_LIST } from "./challenge-list";
import { seedAchievements } from "./demo-achievements";
import { toChallengeRow } from "./demo-challenges";
import { DEMO_ART, DEMO_GAME_ROWS, DEMO_GAME_TAGS, DEMO_STUDIOS, DEMO_TRACKS } from "./demo-games";
import { seedItems } from "./demo-items";
import { seedNews } from "./demo-news";
import { DEMO_PLAYER_IDS, toPlayerRows } from "./demo-players";
import { DEMO_STATISTICS, toPersonalBestRows, toScoreRows } from "./demo-scores";
import { seedStickers } from "./demo-stickers";
import { DEMO_TAGS } from "./demo-tags";
import { refreshSearch } from "../store/search/search-index";
import { DISCOVER_PAGE } from "./discover-page";
import { HOME_PAGE } from "./home-page";
import { EVENTS } from "./events";
import { findAnchor, lockSeed, renewCatalogue } from "./renew-catalogue";
import { seedContent } from "./seed-content";
import { seedQuests } from "./seed-quests";
import { SIDEBAR } from "./sidebar";
import { excludedValues } from "../db/excluded-values";

/** Idempotent: updates texts and pages and renews ended runs; counters and leaderboards stay unchanged. */
export async function seedDemoCatalogue(database: Database, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockSeed(transaction);
    const anchor = (await findAnchor(transaction)) ?? now;
    await seedGames(transaction);
    await seedChallenges(transaction, anchor);
    await seedPlayers(transaction, anchor);
    await seedContent(transaction, [HOME_PAGE, SIDEBAR, DISCOVER_PAGE, EVENTS]);
    await seedStickers(transaction);
    await seedItems(transaction);
    await seedNews(transaction);
    await seedAchievements(transaction);
    await refreshSearch(
      transaction,
      DEMO_GAME_ROWS.map(({ gameId }) => gameId),
    );
    await seedQuests(transaction);
    await renewCatalogue(transaction, now);
  });
}

/** What studios, their releases and the portal's owner have set meanwhile stays. */
async function seedGames(database: Database): Promise<void> {
  await database.insert(studios).values(DEMO_STUDIOS).onConflictDoNothing();
  await database
    .insert(tags)
    .values(DEMO_TAGS)
    .onConflictDoUpdate({ target: tags.tagId, set: excludedValues(tags) });
  await database
    .insert(games)
    .values(DEMO_GAME_ROWS)
    .onConflictDoUpdate({ target: games.gameId, set: { ...excludedValues(games), lastVersion: games.lastVersion } });
  await database
    .insert(gameArt)
    .values(DEMO_ART)
    .onConflictDoUpdate({ target: [gameArt.gameId, gameArt.name], set: excludedValues(gameArt) });
  const { release, releaseId } = tracks;
  await database
    .insert(tracks)
    .values(DEMO_TRACKS)
    .onConflictDoUpdate({ target: tracks.trackId, set: { ...excludedValues(tracks), release, releaseId } });
  await database.insert(gameTags).values(DEMO_GAME_TAGS).onConflictDoNothing();
  await database.insert(gameStatistics).values(DEMO_STATISTICS).onConflictDoNothing();
}

async function seedChallenges(database: Database, anchor: Date): Promise<void> {
  const rows = CHALLENGE_LIST.map((challenge) => toChallengeRow(challenge, anchor));
  await database
    .insert(challenges)
    .values(rows)
    .onConflictDoUpdate({ target: challenges.challengeId, set: excludedValues(challenges) });
}

/** A demo player whose name is taken is skipped, with all scores. */
async function seedPlayers(database: Database, anchor: Date): Promise<void> {
  await database.insert(user).values(toPlayerRows(anchor)).onConflictDoNothing();
  const present = await database.select({ id: user.id }).from(user).where(inArray(user.id, DEMO_PLAYER_IDS));
  const presentIds = new Set(present.map(({ id }) => id));
  for (const challenge of CHALLENGE_LIST) {
    const rows = toScoreRows(challenge, anchor).filter(({ userId }) => presentIds.has(userId));
    if (rows.length === 0) continue;
    await database.insert(scores).values(rows).onConflictDoNothing();
    await database.insert(personalBests).values(toPersonalBestRows(challenge, rows)).onConflictDoNothing();
  }
}
