import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { getChallenge } from "~contract/calls/challenges";
import * as calls from "~contract/calls/desk-challenges";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { suggestGames } from "~contract/calls/games";
import type { ChallengeContent } from "~contract/entities/challenge-content";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { challenges, games } from "../db/schema";
import { challengeId } from "../seed/demo-challenges";
import { gameId } from "../seed/demo-games";
import { publishDueDrafts } from "../store/drafts/due-drafts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

const CONTENT: ChallengeContent = {
  ...{ gameId: gameId("lantern-run"), mode: "fireflies", art: "night", isMonthly: false, seed: 7 },
  name: { en: "Marsh lights", de: "Irrlichter" },
  shortDescription: { en: "As many as you can hold." },
  longDescription: {},
  ...{ startsAt: fromNow(-HOUR_MS), endsAt: fromNow(7 * DAY_MS) },
};

let api: TestApi;
let editor: Member;
beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  await fillWithDemoCatalogue(api.database);
  editor = await aMember(api, "Ilse");
  await appoint(api.database, editor, { role: "EDITOR" });
});

const read = (id: string) => dataOf(calls.readDeskChallenge, editor.fetch(`/desk/challenges/${id}`));
const list = (query = "") => dataOf(calls.listDeskChallenges, editor.fetch(`/desk/challenges${query}`));
const namesOf = async (query = "") => (await list(query)).items.map(({ name }) => name);
const seen = (id: string) => dataOf(getChallenge, api.fetch(`/gxc/v2/challenges/${id}`));
const statusOf = async (id: string) => (await api.fetch(`/gxc/v2/challenges/${id}`)).status;
const create = (content: Partial<ChallengeContent> = {}) =>
  editor.send("POST", "/desk/challenges", { content: { ...CONTENT, ...content } });
const post = async (id: string, path: string, body: object = {}) =>
  editor.send("POST", `/desk/challenges/${id}/${path}`, { version: (await read(id)).version, ...body });
const publish = (id: string, publishDate: string | null = null) => post(id, "publication", { publishDate });
const published = async (content: Partial<ChallengeContent> = {}) => {
  const { subjectId } = await dataOf(calls.createChallengeDraft, create(content));
  expect((await publish(subjectId)).status).toBe(200);
  return subjectId;
};
const save = async (id: string, content: Partial<ChallengeContent>) => {
  const { draft, published: current, version } = await read(id);
  const body = { content: { ...(draft?.content ?? current ?? CONTENT), ...content }, version };
  return editor.send("PUT", `/desk/challenges/${id}/draft`, body);
};
const latestChange = async () =>
  (await dataOf(listAuditEntries, editor.fetch("/desk/audit-log?pageSize=1"))).entries[0] ?? expect.fail();

describe("a new challenge", () => {
  it("is a draft that nobody sees until it is published", async () => {
    const { subjectId } = await dataOf(calls.createChallengeDraft, create());
    expect(await read(subjectId)).toMatchObject({ state: "DRAFT", published: null, draft: { content: CONTENT } });
    expect(await statusOf(subjectId)).toBe(404);
    expect((await publish(subjectId)).status).toBe(200);
    expect(await seen(subjectId)).toMatchObject({
      ...{ name: "Marsh lights", mangledName: "marsh-lights", challengeVersion: "1", players: 0 },
      ...{ criteria: "highest_wins", type: "points", hasStarted: true, hasEnded: false, isTimedChallenge: true },
      ...{ rules: { seed: 7, mode: "fireflies" }, longDescription: null, publicTrack: true },
    });
    expect((await seen(subjectId)).challengeShortId).toMatch(/^[0-9a-z]{6}$/);
    expect(await read(subjectId)).toMatchObject({ state: "PUBLISHED", published: CONTENT, draft: null });
  });

  it("shows the game's cover where no picture is chosen, and has no end where none is given", async () => {
    const id = await published({ art: null, startsAt: null, endsAt: null });
    const [cover] = (await seen(id)).covers;
    expect(cover?.coverUrl).toContain("/lantern-run/cover/");
    expect(await seen(id)).toMatchObject({ startsAt: null, endsAt: null, hasStarted: true, isTimedChallenge: false });
    expect((await read(id)).published).toMatchObject({ art: null, startsAt: null, endsAt: null });
  });

  it.each([
    ["an unknown game", { gameId: "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09" }, "404 game_not_found"],
    ["another game's mode", { mode: "fuel" }, "400 challenge_mode_unknown"],
    ["another game's picture", { art: "nowhere" }, "400 challenge_picture_unknown"],
    ["an end before its start", { endsAt: fromNow(-2 * HOUR_MS) }, "400 challenge_ends_before_start"],
    ["an end at its start", { endsAt: CONTENT.startsAt }, "400 challenge_ends_before_start"],
    ["no English name", { name: { de: "Irrlichter" } }, "400 invalid_request_payload"],
    ["a negative course", { seed: -1 }, "400 invalid_request_payload"],
  ])("is refused with %s", async (_, content, failure) => {
    expect(await failureOf(create(content as never))).toBe(failure);
  });

  it("publishes itself at its moment, unless its game has gone", async () => {
    const kept = await dataOf(calls.createChallengeDraft, create());
    const lost = await dataOf(
      calls.createChallengeDraft,
      create({ gameId: gameId("softfall"), mode: "fuel", art: null }),
    );
    for (const { subjectId } of [kept, lost]) await publish(subjectId, fromNow(HOUR_MS));
    await api.database
      .update(games)
      .set({ isPublished: false })
      .where(eq(games.gameId, gameId("softfall")));
    await publishDueDrafts(api.database, new Date(Date.now() + 2 * HOUR_MS));
    expect((await read(kept.subjectId)).state).toBe("PUBLISHED");
    expect(await read(lost.subjectId)).toMatchObject({ state: "DRAFT", draft: { failure: "game_not_found" } });
  });
});

describe("a published challenge", () => {
  it("keeps its address, and is found by its new name only", async () => {
    const id = await published();
    const { challengeShortId } = await seen(id);
    expect((await save(id, { name: { en: "Bog candles" }, endsAt: fromNow(30 * DAY_MS) })).status).toBe(200);
    expect((await publish(id)).status).toBe(200);
    expect(await seen(id)).toMatchObject({ name: "Bog candles", challengeShortId, challengeVersion: "2" });
    const found = async (search: string) =>
      (await dataOf(suggestGames, api.fetch(`/gxc/v3/games/suggestions?search=${search}&locale=de`))).challenges.length;
    expect([await found("Bog%20candles"), await found("Irrlichter")]).toEqual([1, 0]);
  });

  it("keeps mode, game and course once it has scores", async () => {
    const id = challengeId("one-breath");
    for (const change of [
      { mode: "fireflies" },
      { seed: 1 },
      { gameId: gameId("softfall"), mode: "fuel", art: null },
    ]) {
      expect(await failureOf(save(id, change))).toBe("400 challenge_has_scores");
    }
    expect((await save(id, { name: { en: "Two breaths" } })).status).toBe(200);
    expect((await publish(id)).status).toBe(200);
    expect((await seen(id)).players).toBeGreaterThan(0);
  });

  it("is archived with its scores, and comes back with them", async () => {
    const id = challengeId("one-breath");
    const { players } = await seen(id);
    expect((await post(id, "archive", { reason: "Too windy." })).status).toBe(200);
    expect(await statusOf(id)).toBe(404);
    expect(await read(id)).toMatchObject({ state: "ARCHIVED", published: null });
    expect((await post(id, "restoration", { number: 1 })).status).toBe(200);
    expect((await publish(id)).status).toBe(200);
    expect((await seen(id)).players).toBe(players);
  });
});

describe("ending a challenge early", () => {
  it("ends it now, with its draft, and says why", async () => {
    const id = await published();
    await save(id, { name: { en: "Bog candles" } });
    expect((await post(id, "end", { reason: "The mode is broken." })).status).toBe(200);
    expect(await seen(id)).toMatchObject({ name: "Marsh lights", hasEnded: true });
    const { published: now, draft } = await read(id);
    expect(draft?.content).toMatchObject({ name: { en: "Bog candles" }, endsAt: now?.endsAt });
    expect(await latestChange()).toMatchObject({
      ...{
        action: "challenge.ended",
        reason: "The mode is broken.",
        subject: { kind: "challenge", name: "Marsh lights" },
      },
      ...{ before: { endsAt: CONTENT.endsAt }, after: { endsAt: now?.endsAt } },
    });
    expect(await failureOf(post(id, "end", { reason: "Again." }))).toBe("400 challenge_not_active");
  });

  it.each([
    ["has been stopped", { isPublished: false }],
    ["has lost its mode", { modes: [] }],
  ])("works when its game %s", async (_lost, change) => {
    const id = await published();
    const row = () => api.database.select().from(challenges).where(eq(challenges.challengeId, id));
    await api.database.update(games).set(change).where(eq(games.gameId, CONTENT.gameId));
    const [before] = await row();
    expect((await post(id, "end", { reason: "The game is gone." })).status).toBe(200);
    const { published: now, revisions } = await read(id);
    expect(Date.parse(now?.endsAt ?? "")).toBeLessThanOrEqual(Date.now());
    expect(revisions).toHaveLength(2);
    const endsAt = new Date(now?.endsAt ?? "");
    expect(await row()).toEqual([{ ...before, endsAt, version: (before?.version ?? 0) + 1 }]);
    expect((await latestChange()).action).toBe("challenge.ended");
  });

  it("is refused before it runs", async () => {
    const upcoming = await published({ startsAt: fromNow(DAY_MS) });
    expect(await failureOf(post(upcoming, "end", { reason: "Early." }))).toBe("400 challenge_not_active");
    const { subjectId } = await dataOf(calls.createChallengeDraft, create());
    expect(await failureOf(post(subjectId, "end", { reason: "Early." }))).toBe("404 challenge_not_found");
  });
});

describe("a series", () => {
  const repeat = (id: string, period: string, times: number) => post(id, "repetition", { period, times });

  it("has runs a week apart, each of which publishes itself when the one before it ends", async () => {
    const id = await published();
    const { subjectIds } = await dataOf(calls.repeatChallenge, repeat(id, "WEEK", 2));
    const later = await Promise.all(subjectIds.map(read));
    const shifted = (moment: string | null, weeks: number) =>
      new Date(Date.parse(moment ?? "") + weeks * 7 * DAY_MS).toISOString();
    expect(later).toMatchObject(
      [1, 2].map((weeks) => ({
        state: "SCHEDULED",
        draft: {
          publishDate: shifted(CONTENT.startsAt, weeks),
          content: { startsAt: shifted(CONTENT.startsAt, weeks), endsAt: shifted(CONTENT.endsAt, weeks) },
        },
      })),
    );
    expect(new Set(later.map(({ draft }) => draft?.content.seed)).size).toBe(2);
    await publishDueDrafts(api.database, new Date(Date.now() + 7 * DAY_MS));
    expect(await Promise.all(subjectIds.map(statusOf))).toEqual([200, 404]);
  });

  it("begins with the first run that is not over, by months at the last day of shorter ones", async () => {
    const [startsAt, endsAt] = ["2026-01-30T08:00:00.000Z", "2026-01-31T20:00:00.000Z"];
    const id = await published({ startsAt, endsAt });
    const { subjectIds } = await dataOf(calls.repeatChallenge, repeat(id, "MONTH", 12));
    const ends = (await Promise.all(subjectIds.map(read))).map(({ draft }) => draft?.content.endsAt ?? "");
    expect(Date.parse(ends[0] ?? "")).toBeGreaterThan(Date.now());
    const lastDays = ends.map((end) => new Date(Date.parse(end) + DAY_MS).getUTCDate());
    expect([...new Set(lastDays)]).toEqual([1]);
  });

  it("needs a challenge with a start and an end", async () => {
    const id = await published({ endsAt: null });
    expect(await failureOf(repeat(id, "WEEK", 1))).toBe("400 challenge_not_timed");
    expect(await failureOf(repeat(id, "WEEK", 13))).toBe("400 invalid_request_payload");
  });
});

describe("the list", () => {
  it("shows drafts as they would be, the latest start first, by state, phase and text", async () => {
    const running = await published();
    await published({ name: { en: "Next year" }, startsAt: fromNow(300 * DAY_MS), endsAt: null });
    await dataOf(
      calls.createChallengeDraft,
      create({ name: { en: "Unfinished" }, startsAt: fromNow(400 * DAY_MS), endsAt: null }),
    );
    await save(running, { name: { en: "Bog candles" } });
    expect((await namesOf()).slice(0, 2)).toEqual(["Unfinished", "Next year"]);
    expect(await namesOf("?state=DRAFT")).toEqual(["Unfinished"]);
    expect(await namesOf("?state=CHANGED")).toEqual(["Bog candles"]);
    expect((await namesOf("?phase=UPCOMING")).slice(0, 2)).toEqual(["Unfinished", "Next year"]);
    expect(await namesOf("?search=BOG")).toEqual(["Bog candles"]);
    const { items: ofGame } = await list("?search=lantern%20run&phase=RUNNING");
    expect(ofGame.every(({ gameTitle, phase }) => gameTitle === "Lantern Run" && phase === "RUNNING")).toBe(true);
    expect(ofGame.find(({ subjectId }) => subjectId === running)).toMatchObject({
      ...{ state: "CHANGED", players: 0, failure: null, publishDate: null, startsAt: CONTENT.startsAt },
      missingLocales: ["de", "es", "pl", "pt-br", "ru", "tr"],
    });
    const { pagination } = await list("?pageSize=1");
    expect(pagination.totalItems).toBe((await api.database.$count(challenges)) + 1);
  });

  it("has phases that leave nothing out", async () => {
    const totals = await Promise.all(
      ["", "?phase=UPCOMING", "?phase=RUNNING", "?phase=ENDED"].map(
        async (query) => (await list(query)).pagination.totalItems,
      ),
    );
    const [all, ...parts] = totals;
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all);
  });
});

describe("the games of a challenge", () => {
  const games = (query: string) => dataOf(calls.listChallengeGames, editor.fetch(`/desk/challenge-games${query}`));

  it("are the published ones, with their modes and pictures", async () => {
    const { games: found } = await games("?search=lantern");
    expect(found).toMatchObject([{ title: "Lantern Run", gameId: gameId("lantern-run") }]);
    expect(found[0]?.modes.map(({ mode }) => mode)).toContain("fireflies");
    expect(found[0]?.pictures.find(({ name }) => name === "night")?.url).toContain("/lantern-run/night/webp-320x180");
    expect((await games("?search=no-such-game")).games).toEqual([]);
    expect((await games(`?gameId=${gameId("softfall")}`)).games).toMatchObject([{ title: "Softfall" }]);
  });
});
