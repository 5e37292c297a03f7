import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CALLS_BY_SUBJECT } from "~contract/all-calls";
import { guestPlaying } from "../fixtures/players";
import { callApi, codesOf, type CaseResponse } from "./call-api";
import { CASES } from "./cases";
import { rowsOfUser } from "./rows-of-user";
import { resetRateLimits, createWorld, disposableUser, type Person, type World } from "./world";
import { ENDS_ITS_CALLER, OUTCOMES, SIGNED_LINKS } from "./wrong-user-outcomes";

// Calls run in order with one user's ids, by another user and a guest; each sees the changes of earlier calls.
for (const [subject, calls] of Object.entries(CALLS_BY_SUBJECT)) {
  describe(`${subject} of another user`, { shuffle: false }, () => {
    let world: World;
    let stranger: Person;
    beforeAll(async () => {
      world = await createWorld();
      stranger = await disposableUser(world);
    });
    beforeEach(() => resetRateLimits(world));

    const wrongUsers = async (name: string, owner: Person): Promise<Record<"other" | "guest", Person>> => {
      const { api, game, guest } = world;
      const isEnd = ENDS_ITS_CALLER.includes(name);
      const newGuest = isEnd || owner === guest ? await guestPlaying(api, { gameId: game }) : guest;
      return { other: isEnd ? await disposableUser(world) : stranger, guest: newGuest };
    };

    it.each(calls.map((call) => [call.name, call] as const))("%s", async (name, call) => {
      const found = CASES.find((candidate) => candidate.call.name === name);
      const outcome = OUTCOMES[name];
      if (!found || !outcome) return expect.fail(`${name} needs a case and a row in wrong-user-outcomes.ts`);
      const request = await found.example(world);
      const owner = request.as.userId ?? world.player.userId;
      const before = await rowsOfUser(world, owner);
      const { other, guest } = await wrongUsers(name, request.as);
      const responses = {
        other: await callApi(call, { ...request, as: other }),
        guest: await callApi(call, { ...request, as: guest }),
      };
      const guestOutcome = call.access === "signed-in" ? "403 sign_in_required" : (outcome.guest ?? outcome.other);
      expect({ other: summaryOf(responses.other), guest: summaryOf(responses.guest) }).toEqual({
        other: outcome.other,
        guest: guestOutcome,
      });
      for (const secret of secretsIn(before)) expect(JSON.stringify(responses)).not.toContain(secret);
      if (!SIGNED_LINKS.includes(name)) expect(await rowsOfUser(world, owner)).toEqual(before);
    });
  });
}

it("has an outcome for each call and none for others", () => {
  const names = Object.values(CALLS_BY_SUBJECT).flatMap((calls) => calls.map((call) => call.name));
  expect(Object.keys(OUTCOMES).sort()).toEqual(names.sort());
});

function summaryOf(response: CaseResponse): string {
  return [String(response.status), ...codesOf(response)].join(" ");
}

/** Tables whose row ids are private. */
const PRIVATE_TABLES = ["favorites", "messages", "friend_requests", "payment_orders", "ledger_entries", "purchases"];

function secretsIn(rows: Record<string, unknown[]>): string[] {
  const privateRows = PRIVATE_TABLES.flatMap((table) => rows[table] ?? []).map(String);
  const ids = privateRows.flatMap(
    (row) => /"(?:favorite|message|request|order|entry|purchase)Id":"([^"]+)"/.exec(row)?.[1] ?? [],
  );
  const emails = (rows["user"] ?? []).flatMap((row) => /"email":"([^"]+)"/.exec(String(row))?.[1] ?? []);
  return [...ids, ...emails];
}
