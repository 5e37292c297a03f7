import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "~api/db/database";
import { challenges, drafts, studioApplications, tags } from "~api/db/schema";
import { aStaffMember, deskHome } from "../fixtures/desk-pages";
import type { Member } from "../fixtures/members";
import { openPortal } from "../setup/portal-visitors";

const TOMORROW = new Date(Date.now() + 86_400_000);

let database: Database;
let owner: Member;
let support: Member;
beforeAll(async () => {
  database = await openPortal();
  owner = await aStaffMember("home_owner", "OWNER");
  support = await aStaffMember("home_support", "SUPPORT");
});
afterEach(async () => {
  await database.update(challenges).set({ isPublished: true });
  await database.update(tags).set({ isPublished: true });
  await database.delete(drafts);
  await database.delete(studioApplications);
});

const homeOf = async (member: Member, path = "/desk/") => (await deskHome(member, path)).payload.home;

describe("the steps on the desk's first page", () => {
  it("are not shown once all of them are done", async () => {
    expect((await homeOf(owner)).setup).toBeNull();
  });

  it("have one current step, and links to where each is done", async () => {
    await database.update(challenges).set({ isPublished: false });
    await database.update(tags).set({ isPublished: false });
    const setup = (await homeOf(owner, "/de/desk/")).setup ?? expect.fail();
    expect(setup.progress).toBe("5 von 7 erledigt");
    expect(setup.steps.map(({ step, state, href }) => [step, state, href])).toEqual([
      ["SECOND_FACTOR", "done", "/de/desk/second-factor/"],
      ["STUDIO", "done", "/de/studio/"],
      ["BUILD", "done", "/de/studio/"],
      ["GAME", "done", "/de/studio/"],
      ["TAG", "current", "/de/desk/tags/new/"],
      ["CHALLENGE", "open", "/de/desk/challenges/new/"],
      ["HOME_PAGE", "done", "/de/desk/pages/"],
    ]);
    expect(setup.steps[4]).toMatchObject({ title: "Ein Tag", action: "Neuer Tag" });
  });

  it("lead those who may not change anything to the lists", async () => {
    await database.update(challenges).set({ isPublished: false });
    const setup = (await homeOf(support)).setup ?? expect.fail();
    expect(setup.steps[5]).toMatchObject({ action: "Challenges", href: "/desk/challenges/", state: "current" });
    expect(setup.steps[4]).toMatchObject({ href: "/desk/tags/", state: "done" });
  });
});

describe("what waits on the desk's first page", () => {
  it("is empty without drafts and applications", async () => {
    expect((await homeOf(owner)).waiting).toEqual([]);
  });

  it("links to the lists, for those who may open them", async () => {
    const draft = () => ({ kind: "tag" as const, content: {}, changedAt: new Date(), ...ids() });
    const ids = () => ({ subjectId: randomUUID(), version: randomUUID() });
    await database
      .insert(drafts)
      .values([
        ...Array.from({ length: 100 }, () => ({ ...draft(), kind: "challenge" as const })),
        { ...draft(), publishAt: TOMORROW },
        { ...draft(), failure: "tag_alias_taken" },
      ]);
    await database.insert(studioApplications).values({
      ...{ applicationId: randomUUID(), userId: owner.userId, name: "Kites", website: null, message: "Kites." },
      ...{ state: "waiting", createdAt: new Date() },
    });
    const ofDrafts = [
      { label: "Tags: could not be published", number: "1", href: "/desk/tags/" },
      { label: "Challenges: drafts", number: "100+", href: "/desk/challenges/" },
      { label: "Tags: scheduled", number: "1", href: "/desk/tags/?state=SCHEDULED" },
    ];
    const applications = { label: "Applications", number: "1", href: "/desk/applications/" };
    expect((await homeOf(owner)).waiting).toEqual([applications, ...ofDrafts]);
    expect((await homeOf(support)).waiting).toEqual(ofDrafts);
  });

  it("leads from the step of the studio to the applications while one waits", async () => {
    await database.update(challenges).set({ isPublished: false });
    await database.insert(studioApplications).values({
      ...{ applicationId: randomUUID(), userId: owner.userId, name: "Kites", website: null, message: "Kites." },
      ...{ state: "waiting", createdAt: new Date() },
    });
    expect((await homeOf(owner)).setup?.steps[1]).toMatchObject({ href: "/desk/applications/" });
    expect((await homeOf(support)).setup?.steps[1]).toMatchObject({ href: "/studio/" });
  });
});
