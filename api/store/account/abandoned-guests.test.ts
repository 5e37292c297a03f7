import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { aMember } from "../../../tests/fixtures/members";
import { startTestApi } from "../../../tests/setup/test-api";
import { session, user } from "../../db/schema";
import { sweepAbandonedGuests } from "./abandoned-guests";

const DAY_MS = 86_400_000;

it("deletes guests without a session after ninety days, and expired sessions, but no accounts", async () => {
  const { database, ...api } = await startTestApi({ RATE_LIMITS: "off" });
  const longAgo = new Date(Date.now() - 91 * DAY_MS);
  const people = ["Gone", "Lately", "Here", "Account"] as const;
  const ids = new Map<string, string>();
  for (const name of people) ids.set(name, (await aMember({ ...api, database }, name)).userId);
  const idOf = (name: (typeof people)[number]) => ids.get(name) ?? "";
  for (const name of ["Gone", "Lately", "Here"] as const) {
    const createdAt = name === "Lately" ? new Date() : longAgo;
    await database
      .update(user)
      .set({ isAnonymous: true, createdAt })
      .where(eq(user.id, idOf(name)));
  }
  await database
    .update(user)
    .set({ createdAt: longAgo })
    .where(eq(user.id, idOf("Account")));
  for (const name of ["Gone", "Lately", "Account"] as const) {
    await database
      .update(session)
      .set({ expiresAt: longAgo })
      .where(eq(session.userId, idOf(name)));
  }
  await sweepAbandonedGuests(database, new Date());
  const remaining = (await database.select({ id: user.id }).from(user)).map(({ id }) => id);
  expect(remaining.sort()).toEqual([idOf("Lately"), idOf("Here"), idOf("Account")].sort());
  expect((await database.select().from(session)).map(({ userId }) => userId)).toEqual([idOf("Here")]);
});
