import { describe, expect, it } from "vitest";
import {
  aPublicTrack,
  aRelease,
  aStudioGame,
  aTrack,
  INTERNAL_ID,
  PUBLIC_ID,
  RELEASE_ID,
  STUDIO_ID,
} from "../../../tests/fixtures/a-studio";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { toStudioGame } from "./studio-game";

const pagination = { currPage: 0, numPerPage: 25, totalItems: 2, totalPages: 1 };
const older = aRelease({ releaseId: STUDIO_ID, version: "1.0.0.0", deletionDate: "2026-12-24T10:00:00Z" });
const list = { releases: [aRelease(), older], pagination };
const limits = { description: 300, notes: 4_000 };
const view = aViewContext();

type Game = Parameters<typeof aStudioGame>[0];
const page = (overrides: Game = {}, data: Partial<Parameters<typeof toStudioGame>[0]> = {}) => {
  const studio = { role: "OWNER", gameMaxSize: 250 } as const;
  return toStudioGame({ game: aStudioGame(overrides), studio, list, uploads: [], limits, ...data }, view);
};

describe("toStudioGame", () => {
  it("takes uploads for tracks that are not public, once the rights are declared", () => {
    const tracks = [aTrack(), aPublicTrack(), aTrack({ name: "beta" })];
    expect(page({ tracks }).uploadTracks).toEqual([
      { value: "internal", label: "Internal" },
      { value: "beta", label: "beta" },
    ]);
    expect(page({ rights: null })).toMatchObject({ uploadTracks: null, rights: null });
  });

  it("offers each track the versions that it does not have", () => {
    const { tracks } = page();
    expect(tracks.map(({ trackId, label, version, releases }) => [trackId, label, version, releases.length])).toEqual([
      [INTERNAL_ID, "Internal", "Version 1.0.0.1", 1],
      [PUBLIC_ID, "Public", "No version yet", 0],
    ]);
    const published = page({ tracks: [aPublicTrack({ releaseId: RELEASE_ID, version: "1.0.0.1" })] });
    expect(published.tracks[0]?.releases).toHaveLength(1);
    expect(tracks[0]?.releases).toEqual([{ value: STUDIO_ID, label: "1.0.0.0, 12 Nov 2026" }]);
  });

  it("says which tracks use a version, and when an unused one goes", () => {
    const tracks = [aTrack(), aPublicTrack({ releaseId: RELEASE_ID, version: "1.0.0.1" })];
    const uses = page({ tracks }).releases.map(({ use }) => use);
    expect(uses).toEqual(["Tracks: Internal and Public", "On no track; will be deleted on 24 Dec 2026"]);
    const kept = { releases: [aRelease({ releaseId: STUDIO_ID })], pagination };
    expect(page({}, { list: kept }).releases[0]?.use).toBe("On no track");
  });

  it("has a field for what is new in every language", () => {
    const releases = [aRelease({ notes: { de: "Neu" } })];
    const notes = page({}, { list: { releases, pagination } }).releases[0]?.notes;
    expect(notes?.map(({ locale, text }) => [locale, text])).toEqual([
      ["en", ""],
      ["de", "Neu"],
      ["es", ""],
      ["pl", ""],
      ["pt-br", ""],
      ["ru", ""],
      ["tr", ""],
    ]);
  });

  it("links to the public page only when there is one", () => {
    expect(page().publicHref).toBeNull();
    expect(page({ isPublished: true }).publicHref).toBe("https://portal.test/games/k2x9fa/kite/");
  });

  it("lets testers only look and play", () => {
    expect(page({}, { studio: { role: "TESTER", gameMaxSize: 250 } }).canEdit).toBe(false);
  });
});
