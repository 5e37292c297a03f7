import { eq } from "drizzle-orm";
import { closeDatabase, getDatabase } from "../../api/db/client";
import { configurations } from "../../api/db/schema/content";
import { fillForLoad } from "../../api/seed/at-size/fill";
import { isGamePublished } from "../../api/seed/at-size/load-games";
import { planLoad } from "../../api/seed/at-size/load-plan";
import { toContentRows, type DemoEntry } from "../../api/seed/demo-content";
import { seedContent } from "../../api/seed/seed-content";
import { seedDemoCatalogue } from "../../api/seed/seed";

// Run as a child process: fills DATA_DIR with a home page of several pages and an expandable feed.
const plan = planLoad({ games: 120, challenges: 12, players: 20, scoresPerPlayer: 1, randomSeed: 7 }, new Date());
const games: DemoEntry[] = Array.from({ length: plan.games }, (_, index) => index)
  .filter(isGamePublished)
  .map((index) => ({ key: `game-${String(index)}`, gameId: plan.idOf("game", index), attributes: [] }));

const home = toContentRows("large-home", [
  { key: "growing", sectionType: "EXPANDABLE_FEED", name: "section.short.name", entries: games.slice(0, 24) },
  { key: "first", sectionType: "GAME_ROW_SIMPLE", name: "section.fresh.name", entries: games.slice(24, 54) },
  { key: "second", sectionType: "GAME_ROW_SIMPLE", name: "section.untimed.name", entries: games.slice(54, 100) },
]);

const { database } = await getDatabase({ databaseUrl: undefined, dataDir: process.env["DATA_DIR"] ?? ".data" });
const progress = { begin: () => undefined, advance: () => undefined, end: () => undefined };
await seedDemoCatalogue(database, new Date());
await fillForLoad(database, plan, { progress, isAgain: false });
await database.update(configurations).set({ alias: "small-home" }).where(eq(configurations.alias, "home"));
await seedContent(database, [{ ...home, configuration: { ...home.configuration, alias: "home" } }]);
await closeDatabase();
