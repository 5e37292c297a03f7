import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { MAX_WAITING, readSetup, type SetupStep } from "~contract/calls/desk-setup";
import { storeChallenge } from "../../tests/fixtures/a-challenge-row";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { countQueries } from "../../tests/fixtures/count-queries";
import { aMember, type Member } from "../../tests/fixtures/members";
import { appoint } from "../../tests/fixtures/staff";
import { storeGames } from "../../tests/fixtures/stored-games";
import { storeRelease } from "../../tests/fixtures/stored-releases";
import { storeStudio } from "../../tests/fixtures/stored-studios";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { challenges, drafts, games, studioApplications, tags } from "../db/schema";

const TOMORROW = new Date(Date.now() + 86_400_000);

let api: TestApi;
let owner: Member;
beforeEach(async () => {
  api = await startTestApi();
  owner = await aMember(api, "Mara");
  await appoint(api.database, owner, { role: "OWNER" });
});

const setup = (member = owner) => dataOf(readSetup, member.fetch("/desk/setup"));
const done = async () => (await setup()).steps.filter(({ isDone }) => isDone).map(({ step }) => step);

async function staffMember(name: string, role: "EDITOR" | "SUPPORT"): Promise<Member> {
  const member = await aMember(api, name);
  await appoint(api.database, member, { role });
  return member;
}

type DraftRow = Partial<typeof drafts.$inferInsert>;

async function storeDrafts(count: number, row: DraftRow): Promise<void> {
  const shared = { kind: "tag", content: {}, changedAt: new Date(), ...row } as const;
  const rows = Array.from({ length: count }, () => ({ ...shared, subjectId: randomUUID(), version: randomUUID() }));
  await api.database.insert(drafts).values(rows);
}

async function storeApplications(count: number, state: "waiting" | "rejected" = "waiting"): Promise<void> {
  const { userId } = owner;
  const shared = { userId, name: "Kites", website: null, message: "Kites, mostly.", state, createdAt: new Date() };
  const rows = Array.from({ length: count }, () => ({ ...shared, applicationId: randomUUID() }));
  await api.database.insert(studioApplications).values(rows);
}

describe("the steps of an empty portal", () => {
  it("begin with the owner's second factor", async () => {
    expect((await setup()).steps).toEqual([
      { step: "SECOND_FACTOR", isDone: true },
      ...["STUDIO", "BUILD", "GAME", "TAG", "CHALLENGE", "HOME_PAGE"].map((step) => ({ step, isDone: false })),
    ]);
    const editor = await staffMember("Ilse", "EDITOR");
    await appoint(api.database, owner, { role: "OWNER", hasSecondFactor: false });
    expect((await setup(editor)).steps[0]).toEqual({ step: "SECOND_FACTOR", isDone: false });
  });

  it("are done one by one", async () => {
    const { database } = api;
    const expected: SetupStep[] = ["SECOND_FACTOR", "STUDIO"];
    const studioId = await storeStudio(database, owner);
    expect(await done()).toEqual(expected);
    const [game] = await storeGames(database, [{ title: "Kite", studioId, isPublished: false }]);
    expect(await done()).toEqual(expected);
    await storeRelease(database, game?.gameId ?? "");
    expect(await done()).toEqual([...expected, "BUILD"]);
    await database.update(games).set({ isPublished: true });
    expect(await done()).toEqual([...expected, "BUILD", "GAME"]);
    const tag = { tagId: randomUUID(), alias: "kites", title: { en: "Kites" }, displayOrder: 1 };
    await database.insert(tags).values({ ...tag, isPublished: false });
    expect(await done()).toEqual([...expected, "BUILD", "GAME"]);
    await database.update(tags).set({ isPublished: true });
    expect(await done()).toEqual([...expected, "BUILD", "GAME", "TAG"]);
  });
});

describe("the steps of a portal with games", () => {
  it("ask for a published challenge", async () => {
    const { database } = api;
    await fillWithDemoCatalogue(database);
    await database.delete(challenges);
    await storeChallenge(database, { isPublished: false });
    expect(await done()).not.toContain("CHALLENGE");
    await database.update(challenges).set({ isPublished: true });
    expect(await done()).toEqual(["SECOND_FACTOR", "STUDIO", "GAME", "TAG", "CHALLENGE", "HOME_PAGE"]);
  });
});

describe("what waits", () => {
  it("is counted by kind, each draft once", async () => {
    expect(await setup()).toMatchObject({ applications: 0, drafts: [] });
    await storeDrafts(2, {});
    await storeDrafts(3, { publishAt: TOMORROW });
    await storeDrafts(1, { failure: "tag_alias_taken" });
    await storeDrafts(1, { kind: "challenge" });
    await storeApplications(2);
    await storeApplications(1, "rejected");
    expect(await setup()).toMatchObject({
      applications: 2,
      drafts: [
        { kind: "challenge", open: 1, scheduled: 0, failed: 0 },
        { kind: "tag", open: 2, scheduled: 3, failed: 1 },
      ],
    });
  });

  it("is counted up to a hundred, by a few queries however much there is", async () => {
    await storeDrafts(1, {});
    await setup();
    const few = await countQueries(api.database, () => setup());
    await storeDrafts(MAX_WAITING + 5, {});
    await storeApplications(MAX_WAITING + 5);
    expect(await setup()).toMatchObject({ applications: MAX_WAITING, drafts: [{ kind: "tag", open: MAX_WAITING }] });
    expect(await countQueries(api.database, () => setup())).toBe(few);
  });

  it("has no applications for those who may not decide them", async () => {
    await storeApplications(1);
    expect((await setup(await staffMember("Ilse", "EDITOR"))).applications).toBe(1);
    expect((await setup(await staffMember("Sol", "SUPPORT"))).applications).toBeNull();
  });

  it("is for staff only", async () => {
    expect(await failureOf((await aMember(api, "Player")).fetch("/desk/setup"))).toBe("403 staff_role_insufficient");
    await appoint(api.database, owner, { role: "OWNER", hasSecondFactor: false });
    expect(await failureOf(owner.fetch("/desk/setup"))).toBe("403 second_factor_required");
  });
});
