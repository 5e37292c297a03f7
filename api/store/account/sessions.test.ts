import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { signUp } from "../../../tests/fixtures/account-mail";
import { startTestApi, type TestApi } from "../../../tests/setup/test-api";
import { session, user } from "../../db/schema";
import { findLiveSession, isSessionLive } from "./sessions";

const DAY_MS = 86_400_000;
const now = new Date();

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});

async function sessionOf(username: string) {
  const { userId } = await signUp(api, username);
  const [row] = await api.database.select().from(session).where(eq(session.userId, userId));
  if (!row) throw new Error(`${username} has no session.`);
  return row;
}

describe("a session", () => {
  it("is live until it ends or expires, for its own user only", async () => {
    const [ada, ben] = [await sessionOf("Ada"), await sessionOf("Ben")];
    const isLive = (userId: string, at = now) => isSessionLive(api.database, { sessionId: ada.id, userId }, at);
    expect(await isLive(ada.userId)).toBe(true);
    expect(await isLive(ben.userId)).toBe(false);
    expect(await isLive(ada.userId, new Date(ada.expiresAt.getTime() + 1))).toBe(false);
    await api.database.delete(session).where(eq(session.id, ada.id));
    expect(await isLive(ada.userId)).toBe(false);
  });

  it("includes its user's last active day, unless nobody may see it or the user is a guest", async () => {
    const { token, userId } = await sessionOf("Ada");
    const lastDayOf = async (change: Partial<typeof user.$inferInsert>) => {
      const values = { lastActiveOn: "2026-11-20", lastActiveFor: "FRIENDS" as const, isAnonymous: false, ...change };
      await api.database.update(user).set(values).where(eq(user.id, userId));
      return (await findLiveSession(api.database, token, now))?.lastDay;
    };
    expect(await lastDayOf({})).toBe("2026-11-20");
    expect(await lastDayOf({ lastActiveOn: null })).toBeNull();
    expect(await lastDayOf({ lastActiveFor: "NOBODY" })).toBeUndefined();
    expect(await lastDayOf({ isAnonymous: true })).toBeUndefined();
    expect(await findLiveSession(api.database, token, new Date(now.getTime() + 91 * DAY_MS))).toBeNull();
  });
});
