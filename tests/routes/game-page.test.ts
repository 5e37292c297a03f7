import { beforeAll, describe, expect, it } from "vitest";
import { gameId, gamePath } from "~api/seed/demo-games";
import { unpackTexts } from "~/i18n/pack-texts";
import { loader } from "~/routes/($locale).games.$gameId.($mangledTitle)/route";
import { storeTrack } from "../fixtures/a-challenge-row";
import { runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

const PATTERN = "/:locale?/games/:gameId/:mangledTitle?";
const gamePage = (path: string) => runLoader(loader, PATTERN, path);

const PATH = gamePath("lantern-run");
const [, , SHORT_ID = ""] = PATH.split("/");
const ID = gameId("lantern-run");

let database: Awaited<ReturnType<typeof openPortal>>;
beforeAll(async () => {
  database = await openPortal();
});

describe("the game page", () => {
  it("shows the game with its facts, controls, gallery and challenges", async () => {
    const { status, payload } = await gamePage(PATH);
    const { game } = payload;
    expect(status).toBe(200);
    expect(game).toMatchObject({
      id: ID,
      heading: { title: "Lantern Run", path: PATH, favoriteId: null },
      lead: "Carry the last light across the rooftops.",
    });
    expect(game.facts).toContainEqual(expect.objectContaining({ label: "Plays", value: "4\u00a0821" }));
    expect(game.controls).toHaveLength(3);
    expect(game.gallery).toHaveLength(4);
    expect(game.tags).toContainEqual({ title: "Runner", href: "/tags/runner/" });
    expect(game.compete?.challenges?.map(({ name }) => name)).toContain("One breath, one run");
    expect(game.player).toMatchObject({ gameId: ID, isAutoPlay: false });
    expect(game.description?.safeHtml).toContain("<p>Run the rooftops");
    expect(game.similar.map(({ card, reason }) => [card.title, reason])).toContainEqual([
      "Softfall",
      "Same genre: Arcade",
    ]);
  });

  it("plays no challenge on a track without one", async () => {
    expect((await gamePage(PATH)).payload.game.player.challengeId).not.toBeNull();
    const path = `${PATH}tracks/${await storeTrack(database, ID, { isPublic: true })}/`;
    const { game } = (await runLoader(loader, `${PATTERN}/tracks/:trackId`, path)).payload;
    expect([game.player.challengeId, game.compete]).toEqual([null, null]);
  });

  it("has metadata for search and social cards", async () => {
    const { meta } = (await gamePage(PATH)).payload;
    expect(meta).toContainEqual({ title: "Lantern Run | Subpixel" });
    expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: `http://portal.test${PATH}` });
    expect(meta.filter((tag) => "rel" in tag && tag["rel"] === "alternate")).toHaveLength(8);
    expect(meta).toContainEqual({
      property: "og:image",
      content: expect.stringContaining(`http://portal.test/og/games/${SHORT_ID}.jpg?`) as unknown,
    });
  });

  it("is in Russian below /ru", async () => {
    const { game, texts, meta } = (await gamePage(`/ru${PATH}`)).payload;
    expect(game.lead).toMatch(/[а-я]/);
    for (const { label } of game.facts) expect(label).toMatch(/[а-я]/);
    for (const { title, href } of game.tags) {
      expect(title).toMatch(/[а-я]/);
      expect(href).toMatch(/^\/ru\/tags\//);
    }
    expect(unpackTexts(texts)["player.play"]).toMatch(/[а-я]/);
    expect(meta).toContainEqual({ property: "og:locale", content: "ru_RU" });
  });

  it("starts automatically only with autoPlay=true", async () => {
    const isAutoPlay = async (query: string) => (await gamePage(PATH + query)).payload.game.player.isAutoPlay;
    expect(await isAutoPlay("?autoPlay=true")).toBe(true);
    expect(await isAutoPlay("?autoPlay=1")).toBe(false);
  });
});

describe("addresses of a game", () => {
  it.each([
    [`/games/${ID}/`, PATH],
    [`/games/${ID}/lantern-run/?autoPlay=true`, `${PATH}?autoPlay=true`],
    [`/games/${SHORT_ID}/`, PATH],
    [`/games/${SHORT_ID}/old-name/?utm_source=x&autoPlay=true`, `${PATH}?utm_source=x&autoPlay=true`],
    [`/games/${SHORT_ID}/Lantern-Run/`, PATH],
    [`/games/${SHORT_ID}/%E0%A4%A/`, PATH],
    [`/de/games/${ID}/?a=1`, `/de${PATH}?a=1`],
    [`/EN${PATH}?a=1`, `${PATH}?a=1`],
    [`/Ru${PATH}`, `/ru${PATH}`],
  ])("redirects %s to %s permanently", async (path, location) => {
    expect(await gamePage(path)).toMatchObject({ status: 301, location });
  });

  it("accepts the missing slash of data requests", async () => {
    expect((await gamePage(PATH.slice(0, -1))).status).toBe(200);
  });

  it.each([
    "/games/zzzzzz/lantern-run/",
    "/games/00000000-0000-4000-8000-000000000000/",
    "/games/lantern-run/",
    "/games/%27%20or%201=1/",
    "/games/..%2F..%2Fprofile/",
    "/games/%00/",
    `/games/${"a".repeat(2000)}/`,
    `/klingon${PATH}`,
  ])("returns 404 for %s", async (path) => {
    expect((await gamePage(path)).status).toBe(404);
  });
});
