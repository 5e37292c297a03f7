import { describe, expect, it } from "vitest";
import { aRelease, aStudioGame, anUpload, RELEASE_ID, STUDIO_GAME_ID } from "../../../tests/fixtures/a-studio";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { toUpload, toUploadProgress } from "./upload";

const MEGABYTE = 1024 * 1024;
const view = aViewContext();

describe("toUploadProgress", () => {
  it("counts the zip's bytes while it comes in, and the files' bytes while they are checked", () => {
    const receiving = anUpload({ state: "RECEIVING", receivedBytes: 5 * MEGABYTE });
    expect(toUploadProgress(receiving, view)).toEqual({
      state: "RECEIVING",
      heading: "The zip is coming in.",
      progress: { percent: 25, text: "5\u00a0MB of 20\u00a0MB" },
    });
    expect(toUploadProgress(anUpload({ checkedBytes: 39.9 * MEGABYTE }), view).progress).toEqual({
      percent: 99,
      text: "39.9\u00a0MB of 40\u00a0MB",
    });
  });

  it("starts at nothing while the size is unknown", () => {
    const upload = anUpload({ checkedBytes: 0, totalBytes: 0 });
    expect(toUploadProgress(upload, view).progress?.percent).toBe(0);
  });

  it.each(["REFUSED", "DONE"] as const)("has nothing to wait for when %s", (state) => {
    expect(toUploadProgress(anUpload({ state }), view).progress).toBeNull();
  });
});

describe("toUpload", () => {
  const game = aStudioGame();

  it("says why a zip was refused", () => {
    const refusals = [{ code: "no_page", file: null, limit: null }] as const;
    const upload = anUpload({ state: "REFUSED", refusals: [...refusals], version: "2.0.0.0" });
    expect(toUpload({ upload, game, release: null }, view)).toMatchObject({
      about: "Track: Internal · Version 2.0.0.0",
      game: { title: "Kite", href: `/studio/games/${STUDIO_GAME_ID}/` },
      refusals: ["No page to start with: put index.html at the top of the zip or one folder down."],
      release: null,
    });
  });

  it("leads from a finished one to playing and publishing", () => {
    const upload = anUpload({ state: "DONE", releaseId: RELEASE_ID });
    expect(toUpload({ upload, game, release: aRelease() }, view)).toMatchObject({
      about: "Track: Internal · Version 1.0.0.1",
      release: {
        version: "Version 1.0.0.1",
        playHref: game.internalShareUrl,
        publishHref: `/studio/games/${STUDIO_GAME_ID}/#publish`,
      },
    });
  });

  it("keeps the studio's own names of tracks, and links nowhere when the track is gone", () => {
    const upload = anUpload({ track: "beta" });
    expect(toUpload({ upload, game, release: aRelease() }, view)).toMatchObject({
      about: "Track: beta · Version 1.0.0.1",
      release: { playHref: null },
    });
    expect(toUpload({ upload, game, release: null }, view).about).toBe("Track: beta · next version");
  });
});
