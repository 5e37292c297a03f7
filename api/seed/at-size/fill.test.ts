import { readFile } from "node:fs/promises";
import { count, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { listChallenges } from "~contract/calls/challenges";
import { getConfiguration } from "~contract/calls/configurations";
import { listGames, suggestGames } from "~contract/calls/games";
import { startPlay } from "~contract/calls/play";
import { listChallengeScores } from "~contract/calls/scores";
import * as schema from "../../db/schema";
import { dataOf } from "../../../tests/fixtures/api-responses";
import { startTestApi, type TestApi } from "../../../tests/setup/test-api";
import { refreshSearch } from "../../store/search/search-index";
import { CHALLENGE_LIST } from "../challenge-list";
import { GAME_SLUGS } from "../demo-games";
import { HOME_PAGE } from "../home-page";
import { seedDemoCatalogue } from "../seed";
import { fillForLoad, type FillProgress } from "./fill";
import { planLoad } from "./load-plan";
import { expectedScores } from "./load-scores";

const SIZE = { games: 200, challenges: 50, players: 300, scoresPerPlayer: 5, randomSeed: 7 };
const NOW = new Date();

function recordProgress(): FillProgress & { stages: { name: string; total: number; done: number }[] } {
  const stages: { name: string; total: number; done: number }[] = [];
  return {
    stages,
    begin: (name, total) => stages.push({ name, total, done: 0 }),
    advance(rows) {
      const stage = stages.at(-1);
      if (stage) stage.done += rows;
    },
    end: () => undefined,
  };
}

let api: TestApi;

const fill = (
  changes: { randomSeed?: number; isAgain?: boolean } = {},
  progress: FillProgress = recordProgress(),
): Promise<void> =>
  fillForLoad(api.database, planLoad({ ...SIZE, ...changes }, NOW), { progress, isAgain: changes.isAgain ?? false });

async function startFilled(progress?: FillProgress): Promise<void> {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await seedDemoCatalogue(api.database, NOW);
  await fill({}, progress);
}

describe("fillForLoad", () => {
  const progress = recordProgress();

  beforeAll(async () => {
    await startFilled(progress);
  });

  it("writes the requested number of rows, and reports its progress by stage", async () => {
    const { database } = api;
    expect(await database.$count(schema.games)).toBe(SIZE.games + GAME_SLUGS.length);
    expect(await database.$count(schema.challenges)).toBe(SIZE.challenges + CHALLENGE_LIST.length);
    const load = sql`${schema.user.email} like '%@load.invalid'`;
    expect(await database.$count(schema.user, load)).toBe(SIZE.players);
    const written = progress.stages.find(({ name }) => name === "scores");
    expect(written?.total).toBe(expectedScores(planLoad(SIZE, NOW)));
    expect(written?.done).toBeGreaterThan(SIZE.players);
    expect(progress.stages.map(({ name }) => name)).toContain("search");
  });

  it("gives every challenge scores of different players, and one challenge those of all players", async () => {
    const players = { players: sql<number>`count(distinct ${schema.personalBests.userId})::int`, rows: count() };
    const boards = await api.database
      .select({ challengeId: schema.personalBests.challengeId, ...players })
      .from(schema.personalBests)
      .groupBy(schema.personalBests.challengeId);
    expect(boards.every((board) => board.players === board.rows)).toBe(true);
    expect(Math.max(...boards.map((board) => board.rows))).toBe(SIZE.players);
  });

  it("creates challenges in every state", async () => {
    for (const timeFrame of ["active", "upcoming", "ended", "monthly"]) {
      const { pagination } = await dataOf(listChallenges, api.fetch(`/gxc/v2/challenges?timeFrame=${timeFrame}`));
      expect(pagination.totalItems, timeFrame).toBeGreaterThan(0);
    }
  });

  it("is listed, found and ranked by the API", async () => {
    const { games, pagination } = await dataOf(listGames, api.fetch("/gxc/v3/games?pageSize=100&sort=rating-desc"));
    expect(pagination.totalItems).toBeGreaterThan(SIZE.games * 0.9);
    const title = games.find((game) => game.title.includes(":"))?.title ?? "";
    const found = await dataOf(listGames, api.fetch(`/gxc/v3/games?search=${encodeURIComponent(title)}`));
    expect(found.games.map((game) => game.title)).toContain(title);
    const suggested = await dataOf(suggestGames, api.fetch(`/gxc/v3/games/suggestions?search=${title.slice(0, 4)}`));
    expect(suggested.games.map((game) => game.title)).toContain(title);
    const { challenges } = await dataOf(listChallenges, api.fetch("/gxc/v2/challenges?sort=players-desc"));
    const [crowded] = challenges;
    expect(crowded?.players).toBe(SIZE.players);
    const board = await dataOf(
      listChallengeScores,
      api.fetch(`/gxc/v2/challenges/${crowded?.challengeId ?? ""}/scores?page=5`),
    );
    expect(board.pagination.totalItems).toBe(SIZE.players);
    expect(board.scores.map((score) => score.leaderboardPosition)[0]).toBe(5 * 25 + 1);
  });

  it("leaves no rows for the first start to index", async () => {
    const { database } = api;
    const { games, gameSearch, challenges, challengeNames, studios, studioNames } = schema;
    expect(await database.$count(gameSearch)).toBe(await database.$count(games));
    const named = sql<number>`count(distinct ${challengeNames.challengeId})::int`;
    const [{ challenges: findable } = { challenges: 0 }] = await database
      .select({ challenges: named })
      .from(challengeNames);
    expect(findable).toBe(await database.$count(challenges));
    expect(await database.$count(studioNames)).toBe(await database.$count(studios));
    const refreshed = vi.fn();
    await refreshSearch(database, "missing", refreshed);
    expect(refreshed).not.toHaveBeenCalled();
  });

  it("fills a home page, beside the demo's own, with existing pictures", async () => {
    const path = "/gxc/cms/configurations/load-home/with-feed-entries?pageSize=250";
    const home = await dataOf(getConfiguration, api.fetch(path));
    expect(home.sections.length).toBe(12);
    expect(home.sectionFeedEntries.length).toBeGreaterThan(200);
    const covers = home.sectionFeedEntries.flatMap(({ feedEntry }) => feedEntry.game?.covers.slice(0, 1) ?? []);
    expect(covers.length).toBeGreaterThan(100);
    for (const url of new Set(covers.map((cover) => cover.coverUrl))) {
      expect((await readFile(`public${String(url)}`)).length).toBeGreaterThan(0);
    }
    const demo = await dataOf(getConfiguration, api.fetch(path.replace("load-home", "home")));
    expect(demo.sections.length).toBe(HOME_PAGE.sections.length);
  });

  it("creates playable games", async () => {
    const [game] = await api.database
      .select()
      .from(schema.games)
      .where(eq(schema.games.gameId, planLoad(SIZE, NOW).idOf("game", 1)));
    const play = api.visitor().postJson(`/gxc/v2/games/${game?.gameId ?? ""}/play`, {});
    const { launchUrl } = await dataOf(startPlay, play);
    expect((await api.fetch(new URL(launchUrl).pathname.replace("/embedded/api", ""))).status).toBe(200);
  });
});

describe("filling again", () => {
  beforeEach(async () => {
    await startFilled();
  });

  it("fails if rows exist unless more are requested, and never adds the same rows twice", async () => {
    await expect(fill({ randomSeed: 8 })).rejects.toThrow("--again");
    await expect(fill({ isAgain: true })).rejects.toThrow("--random-seed 7");
    expect(await api.database.$count(schema.games)).toBe(SIZE.games + GAME_SLUGS.length);
    await fill({ randomSeed: 8, isAgain: true });
    expect(await api.database.$count(schema.games)).toBe(SIZE.games * 2 + GAME_SLUGS.length);
  });

  it("creates the same rows from the same random seed", async () => {
    const { games, gameStatistics, gameTags, challenges, personalBests, feedEntries } = schema;
    const contents = async () => {
      const digests: unknown[] = [];
      for (const table of [games, gameStatistics, gameTags, challenges, personalBests, feedEntries]) {
        const digest = sql`md5(string_agg(${table}::text, '' order by ${table}::text))`;
        digests.push(await api.database.select({ digest, rows: count() }).from(table));
      }
      return digests;
    };
    const first = await contents();
    await startFilled();
    expect(await contents()).toEqual(first);
  });
});
