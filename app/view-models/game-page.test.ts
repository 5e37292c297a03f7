import { describe, expect, it } from "vitest";
import { translatorFor } from "~/i18n/i18next.server";
import { aCover } from "../../tests/fixtures/a-game";
import { aChallenge } from "../../tests/fixtures/a-challenge";
import { PLAIN_START } from "../../tests/fixtures/a-play-start";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { someGameDetails } from "../../tests/fixtures/some-game-details";
import { toGameDescription, toGamePage, type GamePageData } from "./game-page";
import type { ViewContext } from "./view-context";

const VIEW: ViewContext = { locale: "en", t: translatorFor("en"), now: new Date("2026-11-21T12:00:00Z") };

const page = (game = someGameDetails(), challenges = [aChallenge()]) => pageOf({ game, challenges });

const TRACK_ID = "3a0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e33";
const PLAIN_PATH = "/games/lant01/lantern-run/";
const TRACK_PATH = `${PLAIN_PATH}tracks/${TRACK_ID}/`;

const pageOf = (data: Partial<GamePageData>, view = VIEW) =>
  toGamePage(
    {
      game: someGameDetails(),
      challenges: [],
      similarGames: [],
      start: PLAIN_START,
      room: null,
      mayOpenRoom: true,
      ...data,
    },
    view,
  );

describe("toGamePage", () => {
  it("plays a running challenge with default rules and no time limit, so that scores count", () => {
    const untimed = { isTimedChallenge: false, endsAt: null };
    const challenges = [
      aChallenge(),
      aChallenge({ challengeId: "ended", ...untimed, hasEnded: true }),
      aChallenge({ challengeId: "upcoming", ...untimed, hasStarted: false }),
      aChallenge({ challengeId: "special", ...untimed, rules: { seed: 1, mode: "bell-tower" } }),
      aChallenge({ challengeId: "always", ...untimed, type: "duration", rules: { seed: 1, mode: "" } }),
    ];
    expect(page(undefined, challenges).player).toMatchObject({ challengeId: "always", scoreType: "duration" });
    expect(page(undefined, [aChallenge()]).player.challengeId).toBeNull();
  });

  it("links tags to their pages in the product's order", () => {
    const cosy = aTag({ alias: "cosy", parentTagAlias: "theme", title: "Cosy", titleTranslations: {} });
    const { tags } = page(someGameDetails({ tags: [cosy, aTag()], multiplayer: true }));
    expect(tags).toEqual([
      { title: "Runner", href: "/tags/runner/" },
      { title: "Cosy", href: "/tags/cosy/" },
      { title: "Multiplayer", href: "/discover/?multiplayer=true" },
    ]);
  });

  it.each([
    ["en", "by ", ""],
    ["tr", "", " yapımı"],
  ] as const)("has the linked studio within the %s sentence, and the first genre", (locale, before, after) => {
    const cosy = aTag({ alias: "cosy", parentTagAlias: "theme", title: "Cosy", titleTranslations: {} });
    const game = someGameDetails({ tags: [cosy, aTag()] });
    const { byline } = pageOf({ game }, aViewContext({ locale })).heading;
    expect(byline).toMatchObject({ before, studio: "Fennec Works", after });
    expect(byline.href).toContain(`/studios/${game.studio.studioId}/`);
    expect(byline.genre).toBe("Runner");
  });

  it("appends the studio to a sentence without placeholder", () => {
    const { byline } = pageOf({}, { ...VIEW, t: (key) => key }).heading;
    expect(byline).toMatchObject({ before: "game.byStudio", studio: "Fennec Works", after: "" });
  });

  it("has no genre if the game has none with a title", () => {
    const cosy = aTag({ alias: "cosy", parentTagAlias: "theme", title: "Cosy", titleTranslations: {} });
    const unnamed = aTag({ title: " ", titleTranslations: {} });
    expect(page(someGameDetails({ tags: [cosy] })).heading.byline.genre).toBeNull();
    expect(page(someGameDetails({ tags: [unnamed] })).heading.byline.genre).toBeNull();
  });

  it("is complete without optional data", () => {
    const game = someGameDetails({
      covers: [],
      tags: [],
      platforms: [],
      shortDescription: null,
      longDescription: "\u200b ",
    });
    expect(page(game, [])).toMatchObject({
      lead: null,
      description: null,
      tags: [],
      controls: [],
      gallery: [],
      similar: [],
    });
    expect(page(game, []).heading.byline.genre).toBeNull();
  });

  it("has no challenges section without challenges", () => {
    expect(page().compete?.title).toBe("Compete in Lantern Run");
    expect(page().compete?.challenges).toMatchObject([{ name: "One breath, one run" }]);
    expect(page(undefined, []).compete).toBeNull();
  });

  it("keeps the section of challenges that failed to load, and plays for none", () => {
    const { compete, player } = pageOf({ challenges: null });
    expect(compete).toEqual({ title: "Compete in Lantern Run", challenges: null });
    expect(player).toMatchObject({ challengeId: null, scoreType: "points" });
  });

  it("has a stage in the game's key colour, if there is one, dark enough for its text", () => {
    expect(pageOf({}).stageColor).toBe("#3b1f6e");
    expect(pageOf({ game: someGameDetails({ keyColor: "#ffffff" }) }).stageColor).toBe("#767676");
    expect(pageOf({ game: someGameDetails({ keyColor: null }) }).stageColor).toBeNull();
  });

  it("has the wide cover as the player's poster", () => {
    const covers = [aCover({ aspectRatio: "4:3" }), aCover()];
    expect(pageOf({ game: someGameDetails({ covers }) }).player.poster).toMatchObject({ width: 640, height: 360 });
  });

  it("plays the default track if none is named", () => {
    const { heading, player } = pageOf({});
    expect(heading).toMatchObject({ path: PLAIN_PATH, usualHref: null });
    expect(player).toMatchObject({ gameLink: PLAIN_PATH, trackId: null });
  });

  it("keeps a named track, and links back to the default one", () => {
    const { heading, player } = pageOf({ trackId: TRACK_ID });
    expect(heading).toMatchObject({ path: TRACK_PATH, usualHref: PLAIN_PATH });
    expect(player).toMatchObject({ gameLink: TRACK_PATH, trackId: TRACK_ID });
  });

  it("has a room link with the current track", () => {
    const game = someGameDetails({ multiplayer: true });
    const room = { roomUrl: "wss://rooms.example.org/abc", room: undefined };
    const { room: open } = pageOf({ game, room, trackId: TRACK_ID });
    expect(open?.state === "open" && open.path.startsWith(`${TRACK_PATH}?roomUrl=`)).toBe(true);
    expect(pageOf({ game }).room).toEqual({ state: "none", mayOpen: true });
    expect(pageOf({ room }).room).toBeNull();
  });
});

const A_FILM = {
  ...{ aspectRatio: "16:9" as const, type: "VIDEO" as const, coverUrl: "/media/film.webm" },
  variants: [{ variantKey: "mp4-1280x720", url: "/media/film.mp4", mimeType: "video/mp4", width: 1280, height: 720 }],
};
const A_TRAILER = { type: "VIDEO" as const, url: "https://films.example/1", thumbnailUrl: "/media/trailer.webp" };

describe("toGameDescription", () => {
  it("names the canonical page without language", () => {
    const description = toGameDescription(someGameDetails(), { ...VIEW, locale: "de" });
    expect(description).toMatchObject({ title: "Lantern Run", path: "/games/lant01/lantern-run/" });
    expect(description.noindex).toBe(false);
    expect(description.card?.coverUrl).toBe("/media/covers/lantern-run/16x9.webp");
  });

  it("hides the page of a named track from search engines", () => {
    expect(toGameDescription(someGameDetails(), { ...VIEW, locale: "de" }, TRACK_ID)).toMatchObject({
      path: TRACK_PATH,
      noindex: true,
    });
  });

  it.each([
    ["no video", {}, undefined],
    ["a video cover", { covers: [A_FILM] }, "/media/film.mp4"],
    ["a video cover without variants", { covers: [{ ...A_FILM, variants: [] }] }, "/media/film.webm"],
    ["a trailer", { covers: [A_FILM], gallery: [{ ...A_TRAILER, variants: [] }] }, "https://films.example/1"],
    ["a trailer as a file", { gallery: [{ ...A_TRAILER, variants: A_FILM.variants }] }, "/media/film.mp4"],
    ["a trailer without thumbnail", { gallery: [{ ...A_TRAILER, thumbnailUrl: null, variants: [] }] }, undefined],
  ])("has the video of a game with %s", (_, game, video) => {
    expect(toGameDescription(someGameDetails({ covers: [], ...game }), VIEW).video).toBe(video);
  });

  it("has a default description", () => {
    expect(toGameDescription(someGameDetails({ shortDescription: null }), VIEW).description).toBe(
      "Play Lantern Run by Fennec Works in your browser.",
    );
  });
});
