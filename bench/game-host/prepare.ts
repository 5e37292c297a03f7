import { eq } from "drizzle-orm";
import { createFileStore } from "../../api/builds/create-file-store";
import { readConfiguration } from "../../api/configuration";
import { closeDatabase, getDatabase } from "../../api/db/client";
import { games, tracks, user } from "../../api/db/schema";
import { gameId, GAME_SLUGS } from "../../api/seed/demo-games";
import { seedDemoCatalogue } from "../../api/seed/seed";
import { importFolder } from "../../api/store/builds/import-folder";
import { createRelease } from "../../api/store/builds/releases";
import { pointTrack } from "../../api/store/builds/track-releases";

/** The portal renews its own games, but none that somebody has uploaded. */
const STUDIO_MEMBER = "00000000-0000-4000-8000-000000000001";

// Fills DATA_DIR with a catalogue in which one game plays the build in a folder.
const [name = "", folder = ""] = process.argv.slice(2);
const slug = GAME_SLUGS.find((known) => known === name);
if (slug === undefined) throw new Error(`The catalogue has no game ${name}.`);
const now = new Date();
const configuration = readConfiguration({ isEmbedded: true });
const { database } = await getDatabase(configuration);
await seedDemoCatalogue(database, now);
const { buildId, report } = await importFolder(
  { database, fileStore: createFileStore(configuration) },
  { folder, now },
);
// Its frame opens with a press on play, when the page itself has come to rest.
await database
  .update(games)
  .set({ preloadingAllowed: false, autoLoadEnabled: false })
  .where(eq(games.gameId, gameId(slug)));
await database.insert(user).values({ id: STUDIO_MEMBER, name: "", email: "bench@example.org" });
const release = { gameId: gameId(slug), userId: STUDIO_MEMBER, now };
const { releaseId } = await createRelease(database, { ...release, buildId, version: null });
const ofGame = await database.select().from(tracks).where(eq(tracks.gameId, release.gameId));
for (const { trackId } of ofGame) await pointTrack(database, { ...release, trackId, releaseId });
await closeDatabase();
console.log(`The game has ${String(report.bytes)} bytes, ${String(report.firstFrameBytes)} as they are sent.`);
