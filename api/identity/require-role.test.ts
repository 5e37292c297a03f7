import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { ALL_CALLS } from "~contract/all-calls";
import { failureOf } from "../../tests/fixtures/api-responses";
import { bundleForm } from "../../tests/fixtures/bundle-form";
import { storeReadyGame } from "../../tests/fixtures/developer-games";
import { aMember, type Member } from "../../tests/fixtures/members";
import { REVIEW_TEXT } from "../../tests/fixtures/reviewers";
import { COVER_SIZE, pngOf } from "../../tests/fixtures/sent-pictures";
import { addMember } from "../../tests/fixtures/stored-studios";
import { startTestApi, type TestApi, type TestVisitor } from "../../tests/setup/test-api";
import * as schema from "../db/schema";
import { createInvitation } from "../store/studios/invitations";
import { createToken } from "../store/studios/tokens";

type Ids = { studioId: string; gameId: string; releaseId: string; trackId: string; tokenId: string };
type Target = Ids & { invitationId: string; reviewId: string; owner: Member; coverId: string };
type Attempt = { path: string; body?: unknown; init?: RequestInit };
type MakeAttempt = (target: Target) => Attempt | Promise<Attempt>;

const game = ({ gameId }: Target, rest = "") => `/gamedev/games/${gameId}${rest}`;
const studio = ({ studioId }: Target, rest: string) => `/gamedev/studios/${studioId}/${rest}`;
const picture = async (path: string): Promise<Attempt> => ({
  path,
  init: { body: Uint8Array.from(await pngOf(COVER_SIZE)), headers: { "content-type": "image/png" } },
});

/** Each would be done for somebody with the role. */
const FOR_MAKERS: Record<string, MakeAttempt> = {
  createGame: ({ studioId }) => ({ path: "/gamedev/games", body: { name: "Balloon", studioId } }),
  updateGame: (target) => ({ path: game(target), body: { title: "Kites" } }),
  declareRights: (target) => ({ path: game(target, "/rights"), body: { holder: "Me", isOwnWork: false } }),
  addGameCover: (target) => picture(game(target, "/covers")),
  removeGameCover: (target) => ({ path: game(target, `/covers/${target.coverId}`) }),
  addGameGraphic: (target) => picture(game(target, "/graphics")),
  placeGameGraphic: (target) => ({ path: game(target, "/graphics/extra/place"), body: { place: 1 } }),
  removeGameGraphic: (target) => ({ path: game(target, "/graphics/extra") }),
  findStoredFiles: (target) => ({ path: game(target, "/stored-files"), body: { hashes: [] } }),
  startUpload: (target) => ({ path: game(target, "/uploads"), body: { track: "internal", bytes: 10 } }),
  uploadBundle: async (target) => ({ path: game(target, "/bundles"), init: await bundleForm(Buffer.from("no zip")) }),
  changeReleaseNotes: (target) => ({
    path: game(target, `/releases/${target.releaseId}/notes`),
    body: { notes: { en: "More wind." } },
  }),
  submitGame: (target) => ({ path: game(target, "/review"), body: { wishedDate: null } }),
  appealTakedown: (target) => ({ path: game(target, "/appeal"), body: { text: "It is ours." } }),
  getStudioFigures: (target) => ({ path: studio(target, "figures") }),
  getStudioEarnings: (target) => ({ path: studio(target, "earnings") }),
  getStudioStatement: (target) => ({ path: studio(target, "earnings/2026-11") }),
  withdrawGame: (target) => ({ path: game(target, "/review") }),
  publishGame: (target) => ({ path: game(target, "/publish") }),
  switchTrack: (target) => ({
    path: game(target, `/tracks/${target.trackId}/release`),
    body: { releaseId: target.releaseId },
  }),
  createTrack: (target) => ({ path: game(target, "/tracks"), body: { name: "beta" } }),
  inviteTester: (target) => ({ path: game(target, `/tracks/${target.trackId}/testers`), body: { username: "Ada_L" } }),
  answerPlayerReview: (target) => ({
    path: game(target, `/reviews/${target.reviewId}/answer`),
    body: { text: "Thanks!" },
  }),
  deletePlayerReviewAnswer: (target) => ({ path: game(target, `/reviews/${target.reviewId}/answer`) }),
  removeTester: (target) => ({ path: game(target, `/tracks/${target.trackId}/testers/${target.owner.userId}`) }),
};
const FOR_OWNERS: Record<string, MakeAttempt> = {
  changeBankDetails: (target) => ({ path: studio(target, "bank-details"), body: { bankDetails: null } }),
  inviteMember: (target) => ({
    path: studio(target, "invitations"),
    body: { email: "cy@example.org", role: "OWNER" },
  }),
  revokeInvitation: (target) => ({ path: studio(target, `invitations/${target.invitationId}`) }),
  changeMember: (target) => ({ path: studio(target, `members/${target.owner.userId}`), body: { role: "TESTER" } }),
  removeMember: (target) => ({ path: studio(target, `members/${target.owner.userId}`) }),
  createStudioToken: (target) => ({
    path: studio(target, "tokens"),
    body: { name: "Mine", scopes: ["gamedev:write"], expiryDays: 1 },
  }),
  revokeStudioToken: (target) => ({ path: studio(target, `tokens/${target.tokenId}`) }),
};

let api: TestApi;
let target: Target;

beforeEach(async () => {
  api = await startTestApi({ RATE_LIMITS: "off" });
  const owner = await aMember(api, "Ada_L");
  const { database } = api;
  const { studioId, gameId, releaseId } = await storeReadyGame(database, owner);
  const tracks = await database.select().from(schema.tracks);
  const now = new Date();
  const { userId, username } = owner;
  const invitation = await createInvitation(database, {
    ...{ studioId, email: "dee@example.org", role: "TESTER", invitedBy: userId, secret: "a secret", now },
  });
  const { token } = await createToken(database, {
    ...{ studioId, userId, username, name: "Build server", scopes: ["gamedev:read"], gameId: null, expiryDays: 1, now },
  });
  const reviewId = randomUUID();
  const review = { reviewId, gameId, userId, text: REVIEW_TEXT, isRecommended: true, locale: "en" } as const;
  await database.insert(schema.playerReviews).values({ ...review, playedMinutes: 12, createdAt: now });
  target = {
    ...{ reviewId, studioId, gameId, releaseId, owner, invitationId: invitation.invitationId, tokenId: token.tokenId },
    ...{ trackId: tracks.find(({ name }) => name === "internal")?.trackId ?? "", coverId: "cover" },
  };
});

async function attempt(as: Pick<TestVisitor, "fetch">, name: string): Promise<string> {
  const call = ALL_CALLS.find((candidate) => candidate.name === name) ?? expect.fail(`there is no call ${name}`);
  const make = FOR_MAKERS[name] ?? FOR_OWNERS[name] ?? expect.fail(`nothing tries ${name}`);
  const { path, body, init } = await make(target);
  const headers = { "content-type": "application/json" };
  const json = body === undefined ? {} : { body: JSON.stringify(body), headers };
  return failureOf(as.fetch(path, { method: call.method, ...json, ...init }));
}

/** What a refused attempt must not change. */
async function stored() {
  const { games, gameArt, gameRights, releases, studioInvitations, studioMembers, studioTokens } = schema;
  const tables = [games, gameArt, gameRights, releases, studioInvitations, studioMembers, studioTokens];
  const { gameReviews, playerReviews, tracks, trackTesters, uploads } = schema;
  return Promise.all(
    [...tables, gameReviews, playerReviews, tracks, trackTesters, uploads].map((table) =>
      api.database.select().from(table),
    ),
  );
}

async function memberWith(role: "DEVELOPER" | "TESTER"): Promise<Member> {
  const member = await aMember(api, "Bo.K");
  await addMember(api.database, target.studioId, member, role);
  return member;
}

const outcomes = async (as: Pick<TestVisitor, "fetch">, names: string[]) => {
  const found: Record<string, string> = {};
  for (const name of names) found[name] = await attempt(as, name);
  return found;
};
const all = (names: string[], outcome: (name: string) => string) =>
  Object.fromEntries(names.map((name) => [name, outcome(name)]));
const MAKING = Object.keys(FOR_MAKERS);
const OWNING = Object.keys(FOR_OWNERS);
const OF_STUDIOS = ["createGame", "getStudioFigures", "getStudioEarnings", "getStudioStatement", ...OWNING];
const notFound = (name: string) => (OF_STUDIOS.includes(name) ? "404 studio_not_found" : "404 game_not_found");

describe("calls of studios", () => {
  it("are all tried here that need a role", () => {
    const needing = ALL_CALLS.filter(({ errorCodes }) => errorCodes.includes("studio_role_insufficient"));
    expect([...MAKING, ...OWNING].sort()).toEqual(needing.map(({ name }) => name).sort());
  });

  it("that change anything are refused to testers, and change nothing", async () => {
    const tester = await memberWith("TESTER");
    const before = await stored();
    const names = [...MAKING, ...OWNING];
    expect(await outcomes(tester, names)).toEqual(all(names, () => "403 studio_role_insufficient"));
    expect(await stored()).toEqual(before);
  });

  it("about members, invitations and tokens are refused to developers", async () => {
    const developer = await memberWith("DEVELOPER");
    const before = await stored();
    expect(await outcomes(developer, OWNING)).toEqual(all(OWNING, () => "403 studio_role_insufficient"));
    expect(await stored()).toEqual(before);
  });

  it("find nothing for others: owners of another studio, former members, guests and visitors", async () => {
    const other = await aMember(api, "Cy_M");
    await storeReadyGame(api.database, other);
    const former = await memberWith("DEVELOPER");
    await former.send("DELETE", `/gamedev/studios/${target.studioId}/members/${former.userId}`);
    const before = await stored();
    const names = [...MAKING, ...OWNING];
    for (const stranger of [other, former]) {
      expect(await outcomes(stranger, names)).toEqual(all(names, notFound));
      expect(await failureOf(stranger.fetch(game(target)))).toBe("404 game_not_found");
      expect(await failureOf(stranger.fetch(game(target, "/releases")))).toBe("404 game_not_found");
      expect(await failureOf(stranger.fetch(studio(target, "team")))).toBe("404 studio_not_found");
    }
    const guest = api.visitor();
    await guest.postForm("/session/login", { intent: "guest" });
    expect(await outcomes(guest, names)).toEqual(all(names, () => "403 sign_in_required"));
    expect(await stored()).toEqual(before);
  });

  it.each(["DEVELOPER", "TESTER"] as const)("that only look are for every member: %s", async (role) => {
    const member = await memberWith(role);
    for (const path of [game(target), game(target, "/releases"), studio(target, "team"), "/gamedev/games"]) {
      expect((await member.fetch(path)).status).toBe(200);
    }
  });

  it("that make games are open to developers", async () => {
    const developer = await memberWith("DEVELOPER");
    const done = ["createGame", "updateGame", "declareRights", "findStoredFiles", "startUpload", "createTrack"];
    for (const name of [...done, "changeReleaseNotes", "publishGame", "switchTrack", "inviteTester"]) {
      const { path, body, init } = await (FOR_MAKERS[name]?.(target) ?? expect.fail(name));
      const method = ALL_CALLS.find((call) => call.name === name)?.method ?? "";
      expect(init).toBeUndefined();
      expect([name, (await developer.send(method, path, body)).status]).toEqual([name, 200]);
    }
  });
});
