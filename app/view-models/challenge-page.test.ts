import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import type { Challenge } from "~contract/entities/challenge";
import type { GameDetails } from "~contract/entities/game-details";
import { aChallenge, aRanking } from "../../tests/fixtures/a-challenge";
import { aCover, aGame } from "../../tests/fixtures/a-game";
import { PLAIN_START } from "../../tests/fixtures/a-play-start";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toChallengeCard } from "./challenge-card";
import { toChallengeDescription, toChallengePage, type ChallengePageData } from "./challenge-page";
import { toCoverPicture } from "./picture";

const DAY_MS = 86_400_000;
const TRACK = "7c3e9b10-2d4f-4e6a-8b1c-5d7e9f0a1c01";
const FAVORITE = "7c3e9b10-2d4f-4e6a-8b1c-5d7e9f0a1d01";
const ADDRESS = "/challenges/brea01/one-breath-one-run/";
const PAGE = {
  canonical: `https://play.example.org${ADDRESS}`,
  brandName: "Subpixel",
  locale: "en" as const,
  absolute: (href: string) => new URL(href, "https://play.example.org").href,
};

const dataOf = (data: Partial<ChallengePageData>): ChallengePageData => ({
  challenge: aChallenge(),
  scores: null,
  above: null,
  ofGame: null,
  isGuest: false,
  board: { scope: "global", viewer: { isSignedOut: false, hasCountry: null, hasFriends: null } },
  controlGroups: [],
  start: PLAIN_START,
  ...data,
});

const page = (data: Partial<ChallengePageData> = {}, locale: Locale = "en") =>
  toChallengePage(dataOf(data), aViewContext({ locale }));

describe("toChallengePage", () => {
  it("returns a challenge in the viewer's language", () => {
    const challenge = aChallenge({ favoriteId: FAVORITE });
    expect(page({ challenge }, "de")).toMatchObject({
      id: "7c3e9b10-2d4f-4e6a-8b1c-5d7e9f0a1b01",
      name: "One breath, one run",
      path: `/de${ADDRESS}`,
      gameTitle: "Lantern Run",
      gameHref: "/de/games/lant01/lantern-run/",
      intro: { before: "Herausforderung in ", after: " von Fennec Works" },
      timeText: "Endet am 26 Nov. 2026, 12:00 UTC",
      lead: "No fireflies tonight.",
      favoriteId: FAVORITE,
      description: { safeHtml: "<p>One lantern, no fireflies to refill it.</p>" },
      controls: [],
      own: null,
      winners: [],
      leaderboard: null,
      others: [],
      usualHref: null,
    });
  });

  it("counts down to the end of a running challenge", () => {
    expect(page()).toMatchObject({
      state: "running",
      timeText: "Ends 26 Nov 2026, 12:00 UTC",
      countdown: { endMs: Date.UTC(2026, 10, 26, 12), totalMs: 10 * DAY_MS },
    });
  });

  it("counts down to the start of an upcoming one", () => {
    const times = { startsAt: "2026-11-24T08:00:00Z", endsAt: "2026-12-01T08:00:00Z" };
    expect(page({ challenge: aChallenge({ hasStarted: false, ...times }) })).toMatchObject({
      state: "upcoming",
      timeText: "Starts 24 Nov 2026, 08:00 UTC",
      countdown: { endMs: Date.UTC(2026, 10, 24, 8) },
    });
  });

  it("has the end of an ended one", () => {
    const view = page({ challenge: aChallenge({ hasEnded: true }) });
    expect(view).toMatchObject({ state: "ended", timeText: "Ended 26 Nov 2026, 12:00 UTC", countdown: null });
  });

  it("has no countdown without a time limit", () => {
    const challenge = aChallenge({ isTimedChallenge: false, endsAt: null, startsAt: null });
    expect(page({ challenge })).toMatchObject({ timeText: "No time limit", countdown: null });
  });

  it("splits the intro around the game's link in every word order", () => {
    expect(page().intro).toEqual({ before: "Challenge in ", after: " by Fennec Works" });
    expect(page({}, "tr").intro).toEqual({ before: "", after: " oyununda Fennec Works imzalı meydan okuma" });
  });

  it("has an empty second part if the intro does not name the game", () => {
    const view = { ...aViewContext(), t: () => "A challenge" };
    expect(toChallengePage(dataOf({}), view).intro).toEqual({ before: "A challenge", after: "" });
  });

  it("has its own wide cover, else the game's", () => {
    const own = [aCover({ aspectRatio: "4:3" }), aCover({ coverUrl: "/media/own.webp", variants: [] })];
    const coverOf = (covers: Challenge["covers"], ofGame = aGame().covers) =>
      page({ challenge: aChallenge({ covers, game: aGame({ covers: ofGame }) }) }).cover;
    expect(coverOf(own)).toMatchObject({ src: "/media/own.webp", width: 640 });
    expect(coverOf([])?.src).toContain("/media/covers/lantern-run/");
    expect(coverOf([], [])).toBeNull();
  });

  it("has no description if it is missing or invisible", () => {
    expect(page({ challenge: aChallenge({ longDescription: null, shortDescription: null }) })).toMatchObject({
      description: null,
      lead: null,
    });
    expect(page({ challenge: aChallenge({ longDescription: " \u200b " }) }).description).toBeNull();
  });

  it("fixes the description's links and localizes them", () => {
    const longDescription = "https://fennec.example/one\\_run and [more](/tags/runner/)";
    expect(page({ challenge: aChallenge({ longDescription }) }, "de").description?.safeHtml).toBe(
      '<p><a href="https://fennec.example/one_run" rel="nofollow noopener ugc">https://fennec.example/one_run</a>' +
        ' and <a href="/de/tags/runner/">more</a></p>',
    );
  });

  it("has the game's controls in the viewer's language", () => {
    const text = (value: string, de: string) => ({ value, translations: { de } });
    const controls = [{ action: text("Jump", "Springen"), input: text("Space", "Leertaste") }];
    const subgroups = [{ title: text("Playing", "Im Spiel"), controls }];
    const controlGroups: GameDetails["gameControlGroups"] = [{ title: text("Keyboard", "Tastatur"), subgroups }];
    expect(page({ controlGroups }, "de").controls).toEqual([
      { title: "Tastatur", parts: [{ title: "", controls: [{ action: "Springen", keys: ["Leertaste"] }] }] },
    ]);
  });

  it("has the viewer's standing and the distance to the rank above", () => {
    const challenge = aChallenge({ personalBest: aRanking({ leaderboardPosition: 42, score: 1_000 }) });
    const above = aRanking({ leaderboardPosition: 41, score: 1_500 });
    expect(page({ challenge, above }).own).toEqual({
      best: "1\u00a0000",
      rank: "42",
      next: { label: "To rank 41", distance: "+501" },
      isGuest: false,
      note: null,
    });
    expect(page({ challenge, above, isGuest: true }).own).toMatchObject({ rank: null, next: null, isGuest: true });
  });
});

describe("other challenges of the game", () => {
  const ids = [1, 2, 3, 4].map((n) => `7c3e9b10-2d4f-4e6a-8b1c-5d7e9f0a1b1${String(n)}`);
  const others = ids.map((challengeId) => aChallenge({ challengeId }));

  it("are at most three, without the challenge itself", () => {
    const found = page({ ofGame: [...others.slice(0, 2), aChallenge(), ...others.slice(2)] }).others;
    expect(found.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    expect(page({ ofGame: [aChallenge()] }).others).toEqual([]);
  });

  it("are cards in the viewer's language", () => {
    const [other = aChallenge()] = others;
    const card = toChallengeCard(other, aViewContext({ locale: "de" }));
    expect(page({ ofGame: [other] }, "de").others).toEqual([card]);
  });

  it("are empty if they failed to load", () => {
    expect(page({ ofGame: null }).others).toEqual([]);
  });
});

describe("leaderboard of a challenge", () => {
  const own = aRanking({ leaderboardPosition: 42 });
  const pagination = { currPage: 0, numPerPage: 10, totalItems: 45, totalPages: 5 };
  const scores = { scores: [aRanking({ userId: "other" })], pagination };
  const challenge = aChallenge({ personalBest: own });
  const viewer = { isSignedOut: true, hasCountry: null, hasFriends: null };
  const boardOf = (scope: ChallengePageData["board"]["scope"], data: Partial<ChallengePageData> = {}) =>
    page({ challenge, scores, board: { scope, viewer }, ...data }).leaderboard;

  it("does not rank guests", () => {
    expect(boardOf("global", { isGuest: true })?.ownRow).toBeNull();
    expect(boardOf("global")?.ownRow?.rank).toBe(42);
  });

  it("has the viewer's rank from the personal best only on the global board", () => {
    const scoresWithOwn = { ...scores, ownRanking: aRanking({ leaderboardPosition: 7 }) };
    expect(boardOf("country")?.ownRow).toBeNull();
    expect(boardOf("friends", { scores: { ...scores, ownRanking: null } })?.ownRow).toBeNull();
    expect(boardOf("country", { scores: scoresWithOwn })?.ownRow?.rank).toBe(7);
    expect(boardOf("global", { scores: scoresWithOwn })?.ownRow?.rank).toBe(7);
    expect(boardOf("global", { scores: { ...scores, ownRanking: null } })?.ownRow?.rank).toBe(42);
  });

  it("has a URL for every scope and page, the global one being plain", () => {
    const hrefs = ["", "?scope=country", "?scope=friends"].map((query) => ADDRESS + query);
    expect(boardOf("global")?.tabs.map(({ href }) => href)).toEqual(hrefs);
    expect(boardOf("global")?.pager?.next).toBe(`${ADDRESS}?page=1`);
    expect(boardOf("friends")?.pager?.next).toBe(`${ADDRESS}?scope=friends&page=1`);
    expect(boardOf("global", { trackId: TRACK })?.pager?.next).toBe(`${ADDRESS}tracks/${TRACK}/?page=1`);
  });

  it("explains an empty board", () => {
    const empty = boardOf("friends", { scores: { scores: [], pagination } })?.empty;
    expect(empty?.text).toBe("Log in to see how your friends are doing.");
  });
});

describe("a named track", () => {
  it("stays in the page's URLs and links back to the default one", () => {
    expect(page({ trackId: TRACK }, "de")).toMatchObject({
      path: `/de${ADDRESS}tracks/${TRACK}/`,
      usualHref: `/de${ADDRESS}`,
      player: { trackId: TRACK, gameLink: `/de${ADDRESS}tracks/${TRACK}/` },
    });
  });
});

describe("player of a challenge", () => {
  it("has game, challenge and start options", () => {
    const start = { isAutoPlay: true, roomUrl: "/rooms/1/", loading: PLAIN_START.loading };
    const challenge = aChallenge({ type: "duration" });
    expect(page({ challenge, start }, "de").player).toEqual({
      ...start,
      gameId: "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a01",
      gameShortId: "lant01",
      challengeId: "7c3e9b10-2d4f-4e6a-8b1c-5d7e9f0a1b01",
      trackId: null,
      title: "Lantern Run",
      poster: toCoverPicture(challenge.covers, "16:9"),
      scoreType: "duration",
      gameLink: `/de${ADDRESS}`,
      needsIsolation: false,
      madeFor: null,
    });
  });

  it("has its game's requirements", () => {
    const game = aGame({ usesSharedArrayBuffer: true, platforms: ["DESKTOP"] });
    const start = { isAutoPlay: false, roomUrl: null, loading: PLAIN_START.loading };
    expect(page({ challenge: aChallenge({ game }), start }).player).toMatchObject({
      needsIsolation: true,
      madeFor: "computers",
    });
  });
});

describe("toChallengeDescription", () => {
  const described = (challenge: Partial<Challenge> = {}, trackId?: string) =>
    toChallengeDescription(aChallenge(challenge), aViewContext({ locale: "de" }), trackId);

  it("has the challenge's own texts and its path without a language", () => {
    expect(described()).toEqual({
      title: "One breath, one run",
      description: "No fireflies tonight.",
      path: ADDRESS,
      noindex: false,
      structuredData: [expect.any(Function), expect.any(Function)],
      card: {
        ...{ kind: "challenges", key: "brea01", title: "One breath, one run", byline: "Lantern Run" },
        ...{ coverUrl: "/media/covers/lantern-run/16x9.webp", focusX: 64 },
      },
    });
  });

  it("falls back to its game's video", () => {
    const film = (url: string) => ({
      ...{ aspectRatio: "16:9" as const, type: "VIDEO" as const, coverUrl: null },
      variants: [{ variantKey: "webm-640x360", url, mimeType: "video/webm", width: 640, height: 360 }],
    });
    const game = aGame({ covers: [film("/media/game.webm")] });
    expect(described({ game }).video).toBe("/media/game.webm");
    expect(described({ game, covers: [film("/media/challenge.webm")] }).video).toBe("/media/challenge.webm");
  });

  it("has a default description", () => {
    expect(described({ shortDescription: null }).description).toBe(
      "Tritt in Lantern Run an: One breath, one run. Schlag die Bestwerte und klettere die Bestenliste hinauf.",
    );
  });

  it("hides named tracks from search engines", () => {
    expect(described({}, TRACK)).toMatchObject({ path: `${ADDRESS}tracks/${TRACK}/`, noindex: true });
  });

  it("has structured data of the event and its breadcrumbs", () => {
    const [event, crumbs] = (described().structuredData ?? []).map((describe) => describe(PAGE));
    expect(event).toMatchObject({ "@type": "Event", name: "One breath, one run", url: PAGE.canonical });
    expect(crumbs).toMatchObject({
      itemListElement: [
        { name: "Subpixel" },
        { name: "Lantern Run", item: "https://play.example.org/de/games/lant01/lantern-run/" },
        { name: "One breath, one run", item: PAGE.canonical },
      ],
    });
  });
});
