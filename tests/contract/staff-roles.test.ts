import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog, drafts, revisions, staffMembers } from "~api/db/schema";
import { createToken } from "~api/store/studios/tokens";
import { ALL_CALLS } from "~contract/all-calls";
import type { Call } from "~contract/define-call";
import { ROLES_BY_PERMISSION, staffRole, type StaffPermission, type StaffRole } from "~contract/entities/staff";
import { studioScope } from "~contract/entities/studio-member";
import { appoint } from "../fixtures/staff";
import { storeStudio } from "../fixtures/stored-studios";
import { callApi, codesOf } from "./call-api";
import type { CaseRequest } from "./call-case";
import { CASES } from "./cases";
import { unconfirmed } from "./generic-errors";
import { createWorld, disposableUser, resetRateLimits, type Person, type World } from "./world";

type DeskCall = Call & { permission: StaffPermission };

const WITHOUT_SECOND_FACTOR: StaffPermission = "desk:open";

const isOfDesk = (call: Call): call is DeskCall => call.permission !== undefined;
const deskCalls = ALL_CALLS.filter(isOfDesk).map((call) => [call.name, call] as const);

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => resetRateLimits(world));

async function requestOf(name: string): Promise<CaseRequest> {
  const found = CASES.find((candidate) => candidate.call.name === name);
  if (!found) throw new Error(`${name} needs a case in tests/contract/cases.`);
  return found.example(world);
}

const members = new Map<string, Promise<Person>>();

/** The same person at every call. */
function withRole(role: StaffRole, hasSecondFactor = true): Promise<Person> {
  const key = `${role} ${String(hasSecondFactor)}`;
  const member = members.get(key) ?? newMember(role, hasSecondFactor);
  members.set(key, member);
  return member;
}

async function newMember(role: StaffRole, hasSecondFactor: boolean): Promise<Person> {
  const person = await disposableUser(world);
  await appoint(world.api.database, person, { role, hasSecondFactor });
  return person;
}

/** An owner's, with every scope. */
async function aToken(): Promise<string> {
  const { database } = world.api;
  const { userId } = await withRole("OWNER");
  const studioId = await storeStudio(database, { userId: String(userId) });
  const facts = { name: "Build server", scopes: studioScope.options, gameId: null, expiryDays: 30, now: new Date() };
  return (await createToken(database, { ...facts, studioId, userId: String(userId), username: "" })).secret;
}

async function deskRows() {
  const { database } = world.api;
  return [
    await database.select().from(staffMembers).orderBy(staffMembers.userId),
    await database.select().from(auditLog).orderBy(auditLog.entryId),
    await database.select().from(drafts).orderBy(drafts.subjectId),
    await database.select().from(revisions).orderBy(revisions.subjectId, revisions.number),
  ];
}

/** "200", or the refusal; the desk is the same afterwards. */
async function outcomeOf(call: Call, request: CaseRequest): Promise<string> {
  const before = await deskRows();
  const response = await callApi(call, request);
  expect(await deskRows()).toEqual(before);
  return [String(response.status), ...codesOf(response)].join(" ");
}

// The requests are those with which an owner succeeds.
describe.each(deskCalls)("%s", (name, call) => {
  let request: CaseRequest;
  beforeAll(async () => {
    request = await requestOf(name);
  });
  const mayNot = staffRole.options.filter((role) => !ROLES_BY_PERMISSION[call.permission].includes(role));

  it("refuses every role that lacks the permission, and an account without a role", async () => {
    for (const role of mayNot) {
      expect(await outcomeOf(call, { ...request, as: await withRole(role) }), role).toBe("403 staff_role_insufficient");
    }
    expect(await outcomeOf(call, { ...request, as: world.player })).toBe("403 staff_role_insufficient");
  });

  it("is for signed-in people, and refuses a studio's token of theirs", async () => {
    const headers = { authorization: `Bearer ${await aToken()}` };
    expect(await outcomeOf(call, { ...request, as: world.visitor })).toBe("403 sign_in_required");
    expect(await outcomeOf(call, { ...request, as: world.visitor, headers })).toBe("401 invalid_token");
    expect([call.access, call.scope]).toEqual(["signed-in", undefined]);
  });

  it("refuses an owner without a second factor, unless it opens the desk", async () => {
    const as = await withRole("OWNER", false);
    const expected = call.permission === WITHOUT_SECOND_FACTOR ? "200" : "403 second_factor_required";
    expect(await outcomeOf(call, { ...request, as })).toBe(expected);
  });
});

describe("a session that was not confirmed a moment ago", () => {
  it.each(deskCalls.filter(([, { sudo }]) => sudo))("may not make %s", async (name, call) => {
    const request = await unconfirmed(await requestOf(name), world);
    expect(await outcomeOf(call, request)).toBe("403 sudo_required");
  });

  it("is enough for every call without sudo, and only those with it have its code", () => {
    const named = ALL_CALLS.filter(({ errorCodes }) => errorCodes.includes("sudo_required"));
    expect(named.map(({ name }) => name)).toEqual(ALL_CALLS.filter(({ sudo }) => sudo).map(({ name }) => name));
    expect(named.every(isOfDesk)).toBe(true);
  });
});

it("is every call below /desk/", () => {
  const below = ALL_CALLS.filter(({ path }) => path.startsWith("/desk/"));
  expect(below.map(({ name }) => name).sort()).toEqual(deskCalls.map(([name]) => name).sort());
});
