import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aBuildFolder, type BuildFolder } from "../../tests/fixtures/build-services";
import { storeGames } from "../../tests/fixtures/stored-games";
import { storeRelease } from "../../tests/fixtures/stored-releases";
import { fillWithDemoCatalogue, openTestDatabase } from "../../tests/setup/database";
import type { Database } from "../db/database";
import { buildFiles, builds, games, releases, trackReleases, tracks, user } from "../db/schema";
import type { BuildServices } from "../store/builds/build-services";
import { findBuildFile } from "../store/builds/build-files";
import { importDemoBuilds, renewDemoBuilds } from "./demo-builds";
import { gameId } from "./demo-games";

const SOFTFALL = gameId("softfall");
const NOW = new Date();

let database: Database;
let folder: BuildFolder;
let services: BuildServices;

/** The other games count as released, because compressing all takes seconds. */
beforeEach(async () => {
  database = await openTestDatabase();
  await fillWithDemoCatalogue(database);
  await database.update(tracks).set({ releaseId: randomUUID() }).where(ne(tracks.gameId, SOFTFALL));
  folder = await aBuildFolder(database);
  services = folder.process();
});
afterEach(() => folder.remove());

const tracksOf = async (id: string) => {
  const rows = await database.select().from(tracks).where(eq(tracks.gameId, id)).orderBy(tracks.name);
  return rows.map(({ name, isPublic, release, releaseId }) => ({ name, isPublic, release, releaseId }));
};
const releasesOf = (id: string) =>
  database.select().from(releases).where(eq(releases.gameId, id)).orderBy(releases.version);

describe("importDemoBuilds", () => {
  it("gives each of the portal's own games its first release, on its public and an internal track", async () => {
    expect(await importDemoBuilds(services, NOW)).toHaveLength(1);
    const [release] = await releasesOf(SOFTFALL);
    const pointed = { release: "1.0.0.0", releaseId: release?.releaseId };
    expect(await tracksOf(SOFTFALL)).toEqual([
      { name: "internal", isPublic: false, ...pointed },
      { name: "public", isPublic: true, ...pointed },
    ]);
    const [game] = await database.select().from(games).where(eq(games.gameId, SOFTFALL));
    expect(game?.lastVersion).toBe("1.0.0.0");
    const published = await database
      .select({ at: trackReleases.publishedAt })
      .from(trackReleases)
      .where(eq(trackReleases.releaseId, String(release?.releaseId)));
    expect(published).toEqual([{ at: game?.releaseDate }, { at: game?.releaseDate }]);
  });

  it("builds a game of its folder and what all games share, without tests, types and art", async () => {
    await importDemoBuilds(services, NOW);
    const [build] = await database
      .select({ buildId: builds.buildId, entry: builds.entry })
      .from(releases)
      .innerJoin(builds, eq(builds.buildId, releases.buildId))
      .where(eq(releases.gameId, SOFTFALL));
    expect(build?.entry).toBe("softfall/index.html");
    const buildId = String(build?.buildId);
    const rows = await database.select().from(buildFiles).where(eq(buildFiles.buildId, buildId));
    const paths = rows.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(["softfall/game.js", "kit/stage.js", "sdk/portal-sdk.js"]));
    expect(paths.filter((path) => /test|\.d\.ts$|art\/|game\.json|kilnbreak/.test(path))).toEqual([]);
    const entry = await findBuildFile(database, buildId, "softfall/index.html");
    expect([...(await services.fileStore.has([String(entry?.hash)]))]).toEqual([entry?.hash]);
  });

  it("releases games that share the files as well, and each only once", async () => {
    const [other] = await storeGames(database, [{ title: "Softer fall", slug: "softfall" }]);
    const track = { gameId: String(other?.gameId), isPublic: true, release: "1.0.0" };
    await database.insert(tracks).values({ trackId: randomUUID(), ...track });
    await Promise.all([importDemoBuilds(services, NOW), importDemoBuilds(folder.process(), NOW)]);
    expect(await importDemoBuilds(services, NOW)).toEqual([]);
    const [own, shared] = [await releasesOf(SOFTFALL), await releasesOf(track.gameId)];
    expect([own.length, shared.length]).toEqual([1, 1]);
    expect(shared[0]?.buildId).toBe(own[0]?.buildId);
    expect(await tracksOf(track.gameId)).toMatchObject([{ name: "public", releaseId: shared[0]?.releaseId }]);
  });
});

describe("renewDemoBuilds", () => {
  beforeEach(() => importDemoBuilds(services, NOW));

  const change = async (createdBy: string | null) => {
    const { releaseId } = await storeRelease(database, SOFTFALL);
    const [old] = await releasesOf(SOFTFALL);
    await database.update(releases).set({ createdBy }).where(eq(releases.releaseId, releaseId));
    const [other] = await database.select().from(releases).where(eq(releases.releaseId, releaseId));
    const isOld = and(eq(releases.gameId, SOFTFALL), eq(releases.releaseId, String(old?.releaseId)));
    await database
      .update(releases)
      .set({ buildId: String(other?.buildId) })
      .where(isOld);
  };

  it("changes nothing while the files are those of the release", async () => {
    await renewDemoBuilds(services, NOW);
    expect(await releasesOf(SOFTFALL)).toHaveLength(1);
  });

  it("releases what a newer portal brings, on both tracks", async () => {
    await change(null);
    await renewDemoBuilds(services, NOW);
    const all = await releasesOf(SOFTFALL);
    expect(all.map(({ version }) => version)).toEqual(["1.0.0.0", "1.0.0.1", "1.0.0.2"]);
    const pointed = { releaseId: all[2]?.releaseId, release: "1.0.0.2" };
    expect(await tracksOf(SOFTFALL)).toMatchObject([pointed, pointed]);
    await renewDemoBuilds(services, NOW);
    expect(await releasesOf(SOFTFALL)).toHaveLength(3);
  });

  it("leaves a game alone that somebody has uploaded a build of", async () => {
    const userId = randomUUID();
    await database.insert(user).values({ id: userId, name: "", email: `${userId}@mail.test` });
    await change(userId);
    const before = await tracksOf(SOFTFALL);
    await renewDemoBuilds(services, NOW);
    expect(await tracksOf(SOFTFALL)).toEqual(before);
  });

  it("stores files again that the store has lost", async () => {
    const rows = await database.select().from(buildFiles).where(eq(buildFiles.path, "softfall/game.js"));
    const hash = String(rows[0]?.hash);
    await services.fileStore.delete([hash, `${hash}.br`, `${hash}.gz`]);
    await renewDemoBuilds(services, NOW);
    expect([...(await services.fileStore.has([hash, `${hash}.br`]))]).toEqual([hash, `${hash}.br`]);
    expect(await releasesOf(SOFTFALL)).toHaveLength(1);
  });
});
