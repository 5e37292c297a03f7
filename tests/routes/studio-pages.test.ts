import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { loader as rootLoader } from "~/root";
import { loader as invitationLoader } from "~/routes/($locale).studio.invitations.$secret/route";
import { loader as gamesLoader } from "~/routes/($locale).studio.$studioId._index/route";
import { loader as teamLoader } from "~/routes/($locale).studio.$studioId.team/route";
import { loader as homeLoader } from "~/routes/($locale).studio._index/route";
import { loader as gameLoader } from "~/routes/($locale).studio.games.$gameId/route";
import { loader as uploadLoader } from "~/routes/($locale).studio.uploads.$uploadId/route";
import { createSecret } from "~api/store/studios/secrets";
import { createInvitation } from "~api/store/studios/invitations";
import type { Member } from "../fixtures/members";
import { aPlayer } from "../fixtures/people";
import { addMember, storeStudio } from "../fixtures/stored-studios";
import * as pages from "../fixtures/studio-pages";
import { runLoader } from "../setup/portal";
import { openPortal, playAsGuest } from "../setup/portal-visitors";

let database: Awaited<ReturnType<typeof openPortal>>;
const member = (start: string, row = {}) => aPlayer(`${start}_${randomUUID().slice(0, 8)}`, row);
const toastOf = async (visitor: Member) => (await runLoader(rootLoader, "*", "/", { visitor })).payload.toast;

beforeAll(async () => {
  database = await openPortal();
  // Uploads are checked in the background.
  vi.useRealTimers();
});

const LOADERS = [
  ["/studio", "/studio", homeLoader],
  ["/studio/:studioId", `/studio/${randomUUID()}`, gamesLoader],
  ["/studio/:studioId/team", `/studio/${randomUUID()}/team`, teamLoader],
  ["/studio/games/:gameId", `/studio/games/${randomUUID()}`, gameLoader],
  ["/studio/uploads/:uploadId", `/studio/uploads/${randomUUID()}`, uploadLoader],
  ["/studio/invitations/:secret", "/studio/invitations/a-secret", invitationLoader],
] as const;

describe.each(LOADERS)("%s/", (pattern, path, loader) => {
  it("lets visitors and guests log in and come back", async () => {
    for (const visitor of [undefined, await playAsGuest()]) {
      const options = visitor ? { visitor } : {};
      const { status, location, headers } = await runLoader(loader, `/:locale?${pattern}`, `/de${path}/`, options);
      expect(status).toBe(302);
      expect(decodeURIComponent(location ?? "")).toContain(`target=http://portal.test/de${path}/`);
      expect(headers.get("cache-control")).toBe("private, no-store");
    }
  });
});

describe("the studio's pages", () => {
  it("are private, not indexed and never name an invitation's secret in the head", async () => {
    const visitor = await member("owner");
    for (const [pattern, path, loader] of [LOADERS[0], LOADERS[5]]) {
      const { status, headers, payload } = await runLoader(loader, `/:locale?${pattern}`, `/ru${path}/`, { visitor });
      expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
      expect(payload.meta).toContainEqual({ name: "robots", content: "noindex" });
      expect(JSON.stringify(payload.meta)).not.toContain("a-secret");
    }
  });

  it("are not found for strangers, and change nothing for them", async () => {
    const [owner, stranger] = [await member("owner"), await member("stranger")];
    const studioId = await storeStudio(database, owner);
    const gameId = gameIdIn(await pages.createGame(owner, studioId, `Kite ${studioId.slice(0, 6)}`));
    expect((await pages.studioGames(stranger, studioId)).status).toBe(404);
    expect((await pages.studioTeam(stranger, studioId)).status).toBe(404);
    expect((await pages.studioGame(stranger, gameId)).status).toBe(404);
    const attempts = [
      await pages.createGame(stranger, studioId, "Mine"),
      await pages.changeTeam(stranger, studioId, { intent: "invite", email: "a@example.org", role: "OWNER" }),
      await pages.changeTeam(stranger, studioId, { intent: "remove", subject: owner.userId }),
      await pages.changeGame(stranger, gameId, { intent: "publish" }),
    ];
    expect(attempts.map(({ status, payload }) => [status, payload])).toEqual([
      [409, expect.objectContaining({ ok: false, error: "studio_not_found" })],
      [409, expect.objectContaining({ ok: false, error: "studio_not_found" })],
      [409, expect.objectContaining({ ok: false, error: "studio_not_found" })],
      [409, expect.objectContaining({ ok: false, error: "game_not_found" })],
    ]);
    expect((await pages.sendFile(stranger, gameId, { intent: "add-cover" }, new Uint8Array(9))).status).toBe(404);
  });

  it.each(["/studio/nonsense/", "/studio/games/"])("do not exist at %s", async (path) => {
    const visitor = await member("lost");
    const { status } = await runLoader(gamesLoader, "/:locale?/studio/:studioId", path, { visitor });
    expect(status).toBe(404);
  });
});

describe("applying for a studio", () => {
  const application = { name: "Moth Makers", website: "https://moths.example/", message: "We make\r\nmoths." };

  it("waits for the owner's decision, one application at a time", async () => {
    const visitor = await member("moth", { emailVerified: true });
    expect((await pages.studioHome(visitor)).payload.home).toMatchObject({ studios: [], canApply: true });
    expect(await pages.apply(visitor, application)).toMatchObject({ status: 302, location: "/studio/" });
    expect(await toastOf(visitor)).toMatchObject({ type: "success" });
    expect((await pages.studioHome(visitor)).payload.home).toMatchObject({
      canApply: false,
      applications: [{ name: "Moth Makers", state: "Waiting for an answer" }],
    });
    const again = await pages.apply(visitor, { ...application, name: "More Moths" });
    expect(again).toMatchObject({ status: 409, payload: { error: "application_waiting", problems: {} } });
  });

  it("says at the fields what is wrong and keeps what was typed", async () => {
    const visitor = await member("wrong", { emailVerified: true });
    const typed = { name: " x ", website: "moths", message: "" };
    const { status, payload } = await pages.apply(visitor, typed);
    expect([status, payload]).toEqual([
      409,
      expect.objectContaining({
        error: "invalid_request_payload",
        problems: {
          name: "2 to 60 characters.",
          website: "Enter an address that starts with https://, at most 200 characters.",
          message: "Tell us something about your work, at most 2\u00a0000 characters.",
        },
        values: typed,
      }),
    ]);
  });
});

describe("a studio's team", () => {
  it("grows by an invitation, changes roles and shrinks", async () => {
    const [owner, guest] = [await member("owner"), await member("joins")];
    const studioId = await storeStudio(database, owner);
    const invited = await pages.changeTeam(owner, studioId, {
      ...{ intent: "invite", email: " Ada@example.org ", role: "TESTER" },
    });
    expect(invited).toMatchObject({ status: 302, location: `/studio/${studioId}/team/#invitations` });
    const open = async () => (await pages.studioTeam(owner, studioId)).payload.team.owner?.invitations;
    expect(await open()).toMatchObject([{ email: "ada@example.org", role: "Tester" }]);
    const [{ id: invitationId = "" } = {}] = (await open()) ?? [];
    await pages.changeTeam(owner, studioId, { intent: "revoke-invitation", subject: invitationId });
    expect(await open()).toEqual([]);

    const secret = createSecret();
    const request = { studioId, email: "ada@example.org", role: "TESTER", invitedBy: owner.userId, secret } as const;
    await createInvitation(database, { ...request, now: new Date() });
    const path = `/studio/invitations/${secret}/`;
    expect(await pages.acceptInvitation(guest, path)).toMatchObject({
      status: 302,
      location: `/studio/${studioId}/`,
    });
    expect((await pages.acceptInvitation(await member("late"), path)).payload).toMatchObject({
      error: "invitation_not_found",
    });
    expect((await pages.studioTeam(guest, studioId)).payload.team).toMatchObject({ owner: null });

    const { userId: subject } = guest;
    await pages.changeTeam(owner, studioId, { intent: "change-role", subject, role: "DEVELOPER" });
    const { members } = (await pages.studioTeam(owner, studioId)).payload.team;
    expect(members.find(({ userId }) => userId === subject)).toMatchObject({ role: "DEVELOPER" });
    expect(await pages.changeTeam(guest, studioId, { intent: "leave", subject })).toMatchObject({
      status: 302,
      location: "/studio/",
    });
    const last = await pages.changeTeam(owner, studioId, { intent: "leave", subject: owner.userId });
    expect(last.payload).toMatchObject({ error: "last_owner" });
  });

  it("refuses a wrong address at its field", async () => {
    const owner = await member("owner");
    const studioId = await storeStudio(database, owner);
    const { payload } = await pages.changeTeam(owner, studioId, { intent: "invite", email: "ada", role: "TESTER" });
    expect(payload).toMatchObject({ intent: "invite", problems: { email: "Enter an address like name@example.org." } });
  });

  it("gives tools a token that is shown once and can be revoked", async () => {
    const owner = await member("owner");
    const studioId = await storeStudio(database, owner);
    const fields = { intent: "create-token", name: "build server", access: "write", gameId: "", expiryDays: "30" };
    const { status, headers, payload } = await pages.changeTeam(owner, studioId, fields);
    expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const { secret } = payload as { secret: string };
    const page = await pages.studioTeam(owner, studioId);
    expect(JSON.stringify(page.payload)).not.toContain(secret);
    const [token] = page.payload.team.owner?.tokens ?? [];
    const profileStatus = async () =>
      (await owner.fetch("/gamedev/profile", { headers: { cookie: "", authorization: `Bearer ${secret}` } })).status;
    expect(await profileStatus()).toBe(200);
    await pages.changeTeam(owner, studioId, { intent: "revoke-token", subject: token?.id ?? "" });
    expect(await profileStatus()).toBe(401);
    expect((await pages.studioTeam(owner, studioId)).payload.team.owner?.tokens).toEqual([]);
  });

  it("refuses a token without a name, or for longer than a year", async () => {
    const owner = await member("owner");
    const studioId = await storeStudio(database, owner);
    const fields = { intent: "create-token", name: " ", access: "read", gameId: "", expiryDays: "4000" };
    expect((await pages.changeTeam(owner, studioId, fields)).payload).toMatchObject({
      problems: { name: "1 to 60 characters.", expiryDays: "Choose 1 to 366 days." },
    });
  });
});

describe("creating a game", () => {
  it("leads to its page, and says what is wrong with a name", async () => {
    const owner = await member("owner");
    const studioId = await storeStudio(database, owner);
    const name = `Long Kite ${studioId.slice(0, 6)}`;
    const gameId = gameIdIn(await pages.createGame(owner, studioId, name));
    expect((await pages.studioGame(owner, gameId)).payload.game).toMatchObject({
      title: name,
      canEdit: true,
      uploadTracks: null,
      publish: { button: null, isReady: false },
      releases: [],
    });
    expect((await pages.studioGames(owner, studioId)).payload.games.games).toMatchObject([{ id: gameId }]);
    expect((await pages.createGame(owner, studioId, " ")).payload).toMatchObject({
      problems: { name: "Enter a name." },
      values: { name: " " },
    });
    expect((await pages.createGame(owner, studioId, name)).payload).toMatchObject({
      problems: { name: "Another game has this name. Choose another one." },
    });
  });

  it("is not for testers, who only look", async () => {
    const [owner, tester] = [await member("owner"), await member("tester")];
    const studioId = await storeStudio(database, owner);
    await addMember(database, studioId, tester, "TESTER");
    expect((await pages.studioGames(tester, studioId)).payload.games.canEdit).toBe(false);
    const { status, payload } = await pages.createGame(tester, studioId, "Mine");
    expect([status, payload]).toEqual([409, expect.objectContaining({ error: "studio_role_insufficient" })]);
  });
});

function gameIdIn({ location }: { location: string | null }): string {
  return /\/studio\/games\/([^/]+)\//.exec(location ?? "")?.[1] ?? "";
}
