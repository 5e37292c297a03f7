import { beforeAll, describe, expect, it } from "vitest";
import { storeManySimilarGames } from "../../tests/fixtures/many-similar-games";
import { storeManyRows } from "../../tests/fixtures/many-rows";
import { plansOf } from "../../tests/fixtures/query-plans";
import { openTestDatabase } from "../../tests/setup/database";
import { gameId } from "../seed/demo-games";
import { seedDemoCatalogue } from "../seed/seed";
import { listChallenges } from "./challenges/challenge-list";
import { listChallengeGames } from "./challenges/desk-challenges";
import { loadStandings } from "./challenges/challenge-standings";
import { listDeskTags } from "./catalogue/desk-tags";
import { listGames } from "./catalogue/game-list";
import { listDeskGames } from "./developer-games/desk-games";
import { listCases } from "./moderation/case-list";
import type { QueryContext } from "./query-context";
import { listScores } from "./challenges/scores";
import { findEntrySubjects } from "./pages/entry-subjects";
import { findSimilarGames } from "./catalogue/similar-games";
import { suggest } from "./search/suggestions";
import { listAuditEntries } from "./staff/audit-log";

describe("query plans with a few thousand rows", () => {
  let context: QueryContext;
  let challengeId: string;

  const expectIndex = async (index: string, query: () => Promise<unknown>) => {
    const plans = await plansOf(context.database, query);
    const used = new Set(plans.flatMap((plan) => plan.match(/\w+_(idx|pk|pkey|unique)\b/g) ?? []));
    expect([...used]).toContain(index);
  };

  beforeAll(async () => {
    const database = await openTestDatabase();
    await seedDemoCatalogue(database, new Date());
    challengeId = await storeManyRows(database);
    const player = await database.query.user.findFirst({ where: (row, { eq }) => eq(row.name, "many7") });
    const viewer = { userId: player?.id ?? "", isGuest: false, countryCode: "ES" };
    context = { database, locale: "en", mediaBaseUrl: "", viewer, now: new Date() };
  }, 180_000);

  it.each([
    ["relevance", "game_statistics_popular_idx"],
    ["total-plays-desc", "game_statistics_popular_idx"],
    ["total-time-played-desc", "game_statistics_time_idx"],
    ["rating-desc", "game_statistics_rating_idx"],
    ["release-date-desc", "games_released_idx"],
  ] as const)("lists games by %s in the order of %s", async (sort, index) => {
    await expectIndex(index, () => listGames(context, { sort, pageSize: 10 }));
  });

  it.each([
    ["lantern", "game_search_document_idx"],
    ["lantrn", "game_search_document_idx"],
    ["la", "game_search_title_idx"],
  ])("searches %s by %s", async (search, index) => {
    await expectIndex(index, () => listGames(context, { search }));
  });

  // Each text once: what was found is cached.
  it.each([
    ["game_search_title_idx", "lan", "lantrn"],
    ["challenge_names_name_idx", "run", "rnu"],
  ])("suggests by %s", async (index, beginning, misspelled) => {
    await expectIndex(index, () => suggest(context, beginning));
    await expectIndex(index, () => suggest(context, misspelled));
  });

  it.each([
    ["newest", "challenges_filter_idx"],
    ["ending-soon", "challenges_end_order_idx"],
    ["players-desc", "challenge_statistics_players_idx"],
  ] as const)("lists challenges by %s in the order of %s", async (sort, index) => {
    await expectIndex(index, () => listChallenges(context, { sort, pageSize: 5 }));
  });

  it.each([
    ["all games", {}],
    ["a late page", { page: 300 }],
    ["those without a draft", { state: "PUBLISHED" }],
  ] as const)("lists %s at the desk from the index of titles only, without sorting", async (_, filter) => {
    const plans = await plansOf(context.database, () => listDeskGames(context.database, { pageSize: 10, ...filter }));
    const [page = ""] = plans.filter((plan) => plan.includes("Limit"));
    expect(page).toMatch(/Index Only Scan (Backward )?using games_title_idx/);
    expect(page).not.toMatch(/Sort|Seq Scan on games/);
  });

  it.each([
    ["for the list", () => listDeskGames(context.database, { search: "lan" })],
    ["for an entry", () => findEntrySubjects(context.database, { kind: "GAME", search: "lan" }, "")],
    ["for a challenge", () => listChallengeGames(context.database, { search: "lan" }, "")],
  ])("finds games %s by the trigrams of their titles", async (_, query) => {
    const plans = await plansOf(context.database, query);
    const [found = ""] = plans.filter((plan) => plan.includes("Limit"));
    expect(found).toContain("Bitmap Index Scan on games_title_text_idx");
  });

  it.each(["audit_log_name_idx", "user_name_text_idx"])("searches the audit log by %s", async (index) => {
    await expectIndex(index, () => listAuditEntries(context.database, { search: "lan" }));
  });

  it.each([
    ["OPEN", "report_cases_open_idx"],
    ["DECIDED", "report_cases_decided_idx"],
  ] as const)("lists %s cases of reports in the order of %s, without sorting all", async (state, index) => {
    const plans = await plansOf(context.database, () => listCases(context, { state, pageSize: 10 }));
    const [page = ""] = plans.filter((plan) => plan.includes("Limit"));
    expect(page).toContain(`using ${index}`);
    expect(page).not.toMatch(/Sort|Seq Scan on report_cases/);
  });

  it("counts the games of the tags of one page only", async () => {
    const plans = await plansOf(context.database, () => listDeskTags(context.database, { pageSize: 5 }));
    const counting = plans.filter((plan) => plan.includes("game_tags"));
    expect(counting).toHaveLength(1);
    expect(counting[0]).toContain("wanted");
  });

  it("reads a late page of all games from an index only, without sorting", async () => {
    const plans = await plansOf(context.database, () => listGames(context, { page: 80, pageSize: 10 }));
    const [page = ""] = plans.filter((plan) => plan.includes("game_statistics_popular_idx"));
    expect(page).toContain("Index Only Scan using games_unpublished_idx");
    expect(page).not.toContain("Sort");
  });

  it("counts challenges without reading their games", async () => {
    const plans = await plansOf(context.database, () => listChallenges(context, { timeFrame: "active", pageSize: 5 }));
    const counts = plans.filter((plan) => plan.includes("Aggregate") && plan.includes("is_game_published"));
    expect(counts.length).toBeGreaterThan(0);
    for (const count of counts) expect(count).not.toMatch(/games_\w+idx|games_pkey|on games/);
  });

  it("searches the most played games first for suggestions", async () => {
    const plans = await plansOf(context.database, () => suggest(context, "la"));
    expect(plans.some((plan) => plan.includes("game_statistics_popular_idx"))).toBe(true);
  });

  it.each(["global", "country"] as const)("fetches only the players of a page of the %s leaderboard", async (scope) => {
    const plans = await plansOf(context.database, () => listScores(context, challengeId, { scope, page: 20 }));
    for (const plan of plans) expect(plan).not.toContain("Seq Scan on personal_bests");
    const [page = ""] = plans.filter((plan) => plan.includes("board_page"));
    expect(page).toMatch(/personal_bests_(challenge_id_user_id_pk|user_idx)/);
  });

  it("looks up friends one by one", async () => {
    const plans = await plansOf(context.database, () => listScores(context, challengeId, { scope: "friends" }));
    for (const plan of plans) expect(plan).not.toContain("Seq Scan on personal_bests");
    const [position = ""] = plans.filter((plan) => plan.includes("personal_bests others"));
    expect(position).toContain("Aggregate");
    expect(position).not.toContain("personal_bests_rank_idx");
  });

  it("finds the leader and the viewer's position by the index of the leaderboard", async () => {
    const plans = await plansOf(context.database, () => loadStandings(context, [challengeId]));
    expect(plans).toHaveLength(2);
    expect(plans.some((plan) => plan.includes("personal_bests_rank_idx"))).toBe(true);
    expect(plans.some((plan) => plan.includes("board_ahead"))).toBe(false);
    for (const plan of plans) expect(plan).not.toContain("Seq Scan on personal_bests");
  });

  describe("of similar games", () => {
    const game = gameId("lantern-run");
    let plans: string[];

    const planWith = (part: string) => {
      const found = plans.filter((plan) => plan.includes(part));
      expect(found).toHaveLength(1);
      return found[0];
    };

    beforeAll(async () => {
      await storeManySimilarGames(context.database, game, ["cosy", "runner"]);
      plans = await plansOf(context.database, () => findSimilarGames(context, game));
    }, 60_000);

    it("counts a tag's games in their index, up to the limit of a common tag", () => {
      const count = planWith("game_tags other");
      expect(count).toContain("Limit");
      expect(count).toMatch(/Index Only Scan using game_tags_tag_idx/);
    });

    it("reads all games of a rare tag, and only the most played ones of a common tag", () => {
      const plan = planWith("Subquery Scan on kindred");
      expect(plan).toContain("game_tags_tag_idx");
      expect(plan).toContain("game_statistics_popular_idx");
    });

    it("reads the latest plays of the game and then its players' games from indexes only", () => {
      const plan = planWith("plays_game_idx");
      expect(plan).toMatch(/Index Only Scan Backward using plays_game_idx/);
      expect(plan).toMatch(/Index Only Scan using plays_user_game_idx/);
    });

    it("never scans all tags of games or all plays", () => {
      for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (game_tags|plays)\b/);
    });
  });
});
