import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as z from "zod";
import { createFileStore } from "../../api/builds/create-file-store";
import { readConfiguration } from "../../api/configuration";
import { closeDatabase, getDatabase } from "../../api/db/client";
import { games, tracks, user } from "../../api/db/schema";
import { seedDemoCatalogue } from "../../api/seed/seed";
import { importFolder } from "../../api/store/builds/import-folder";
import { createRelease } from "../../api/store/builds/releases";
import { pointTrack } from "../../api/store/builds/track-releases";
import { isCatalogueEmpty } from "../../api/store/catalogue/catalogue-state";
import { BUILD_NAMES, REPLACED_BUILDS, type BuildName } from "./replaced-builds";
import { gameId } from "./seeded-addresses";
import { writeBuild } from "./written-builds";

const CHOSEN: Partial<Record<BuildName, Partial<typeof games.$inferInsert>>> = {
  "own storage": { savesStorage: true, savesEnabled: true },
  plain: { permissions: ["MICROPHONE"] },
};

// Run as a child process: fills DATA_DIR with demo games that play other builds.
const builds = z.record(z.string(), z.enum(BUILD_NAMES)).parse(JSON.parse(process.env[REPLACED_BUILDS] ?? "{}"));
const now = new Date();
const configuration = readConfiguration({ isEmbedded: true });
const { database } = await getDatabase(configuration);
if (await isCatalogueEmpty(database)) await seedDemoCatalogue(database, now);
const services = { database, fileStore: createFileStore(configuration) };
// What somebody has uploaded stays when the portal renews its own games.
const userId = randomUUID();
await database.insert(user).values({ id: userId, name: "", email: `${userId}@example.org` });
for (const [slug, name] of Object.entries(builds)) {
  const { buildId } = await importFolder(services, { folder: writeBuild(name), now });
  const game = { gameId: gameId(slug), userId, now };
  const { releaseId } = await createRelease(database, { ...game, buildId, version: null });
  const ofGame = await database.select().from(tracks).where(eq(tracks.gameId, game.gameId));
  const chosen = CHOSEN[name];
  if (chosen) await database.update(games).set(chosen).where(eq(games.gameId, game.gameId));
  for (const { trackId } of ofGame) await pointTrack(database, { ...game, trackId, releaseId });
}
await closeDatabase();
