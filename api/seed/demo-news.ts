import type { Database } from "../db/database";
import { studioNews } from "../db/schema/studio-news";
import { gameId, studioId } from "./demo-games";
import { seedId } from "./deterministic-ids";
import { seedText } from "./texts";

const DEMO_NEWS = [
  {
    newsId: seedId("news:first-hundred-days"),
    studioId: studioId("Fennec Works"),
    title: seedText("news.first-hundred-days.title"),
    text: seedText("news.first-hundred-days.text"),
    gameId: gameId("lantern-run"),
    publishedAt: new Date("2025-09-11T09:00:00Z"),
  },
];

/** What the desk has made of it meanwhile stays. */
export async function seedNews(database: Database): Promise<void> {
  await database.insert(studioNews).values(DEMO_NEWS).onConflictDoNothing();
}
