import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aBuildStudio, type BuildStudio } from "../../../tests/fixtures/a-build-studio";
import { aBuildFolder, uploaded, type BuildFolder } from "../../../tests/fixtures/build-services";
import { zipOf } from "../../../tests/fixtures/zip-file";
import { openTestDatabase } from "../../../tests/setup/database";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { releases, trackReleases, tracks } from "../../db/schema";
import { catalogueVersion } from "../catalogue/catalogue-version";
import { pointTrack } from "./track-releases";

let database: Database;
let folder: BuildFolder;
let studio: BuildStudio;
let first: string;
let second: string;
beforeEach(async () => {
  database = await openTestDatabase();
  folder = await aBuildFolder(database);
  studio = await aBuildStudio(database);
  first = await aRelease("1");
  second = await aRelease("2");
});
afterEach(() => folder.remove());

async function aRelease(content: string): Promise<string> {
  const zip = zipOf([{ name: "index.html", content }]);
  return (await uploaded(folder.process(), studio, zip)).releaseId ?? expect.fail("no release");
}

const NOW = new Date("2026-11-24T10:00:00Z");
const point = (trackId: string, releaseId: string, now = NOW) =>
  database.transaction((transaction) => pointTrack(transaction, { trackId, releaseId, userId: studio.userId, now }));
const unusedSince = async (releaseId: string) => {
  const [release] = await database.select().from(releases).where(eq(releases.releaseId, releaseId));
  return release?.unusedSince ?? null;
};
const pointsTo = async (trackId: string) => {
  const [track] = await database.select().from(tracks).where(eq(tracks.trackId, trackId));
  return track && [track.releaseId, track.release];
};

describe("pointTrack", () => {
  it("goes back, and gives the release that it leaves a time to go", async () => {
    expect(await pointsTo(studio.internalId)).toEqual([second, "1.0.0.1"]);
    expect(await unusedSince(first)).not.toBeNull();
    await point(studio.internalId, first);
    expect(await pointsTo(studio.internalId)).toEqual([first, "1.0.0.0"]);
    expect(await unusedSince(first)).toBeNull();
    expect(await unusedSince(second)).toEqual(NOW);
    expect(await database.$count(trackReleases, eq(trackReleases.trackId, studio.internalId))).toBe(3);
  });

  it("gives no time to go where another track stays", async () => {
    await point(studio.publicId, second);
    await point(studio.internalId, first);
    expect(await unusedSince(second)).toBeNull();
  });

  it("changes nothing where it points already", async () => {
    const before = await catalogueVersion(database);
    await point(studio.internalId, second);
    expect(await unusedSince(second)).toBeNull();
    expect(await catalogueVersion(database)).toBe(before);
  });

  it("changes the catalogue's version, so that every process sees it", async () => {
    const before = await catalogueVersion(database);
    await point(studio.publicId, first);
    expect(await catalogueVersion(database)).not.toBe(before);
  });

  it("takes releases of the track's game only", async () => {
    const other = await aBuildStudio(database);
    await expect(point(other.internalId, first)).rejects.toThrow(new ApiFailure("release_not_found"));
    await expect(point(studio.gameId, first)).rejects.toThrow(new ApiFailure("track_not_found"));
  });

  it("survives switches of all tracks at once", async () => {
    const moves = Array.from({ length: 20 }, (_, index) => {
      const trackId = index % 2 === 0 ? studio.internalId : studio.publicId;
      return point(trackId, index % 3 === 0 ? first : second, new Date(NOW.getTime() + index));
    });
    await Promise.all(moves);
    const used = new Set((await database.select().from(tracks)).map(({ releaseId }) => releaseId));
    for (const releaseId of [first, second]) expect((await unusedSince(releaseId)) === null).toBe(used.has(releaseId));
  });
});
