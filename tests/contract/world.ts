import { eq } from "drizzle-orm";
import { rateLimit, user } from "~api/db/schema";
import { challengeId } from "~api/seed/demo-challenges";
import { gameId, trackId } from "~api/seed/demo-games";
import { seedId } from "~api/seed/deterministic-ids";
import { saveAddressRule } from "~api/store/global-settings";
import { guestPlaying, userPlaying, type TestPlayer } from "../fixtures/players";
import { appoint } from "../fixtures/staff";
import { fillWithDemoCatalogue } from "../setup/database";
import { findFreePort } from "../setup/free-port";
import { startTestApi, type TestApi, type TestVisitor } from "../setup/test-api";

export type Person = TestVisitor & { userId: string | null };

export type World = {
  api: TestApi;
  /** Stripe's address, where nobody listens. */
  stripeUrl: string;
  visitor: Person;
  guest: TestPlayer;
  /** Signed in, lives in Portugal. */
  player: TestPlayer;
  /** Signed in, named Friendly. */
  other: TestPlayer;
  game: string;
  track: string;
  challenge: string;
  studio: string;
  feed: { feedId: string; alias: string; entryId: string };
};

/** Keys are set, but no server listens. */
async function silentProvider() {
  return {
    STRIPE_SECRET_KEY: "sk_test_contract",
    STRIPE_WEBHOOK_SECRET: "whsec_contract",
    STRIPE_API_URL: `http://127.0.0.1:${String(await findFreePort())}`,
  };
}

export const PLAYER_NAME = "Portia";
export const OTHER_NAME = "Friendly";

export async function createWorld(): Promise<World> {
  const provider = await silentProvider();
  const api = await startTestApi({ RATE_LIMITS: "off", ...provider });
  await fillWithDemoCatalogue(api.database);
  await saveAddressRule(api.database, true);
  const target = { gameId: gameId("softfall") };
  return {
    api,
    stripeUrl: provider.STRIPE_API_URL,
    visitor: { ...api.visitor(), userId: null },
    guest: await guestPlaying(api, target),
    player: await confirmed(api, await userPlaying(api, target, { username: PLAYER_NAME, countryCode: "PT" })),
    other: await confirmed(api, await userPlaying(api, target, { username: OTHER_NAME })),
    game: target.gameId,
    track: trackId("softfall"),
    challenge: challengeId("feather"),
    studio: seedId("studio:Small Hours"),
    feed: {
      feedId: seedId("feed:home-fresh"),
      alias: "home-fresh",
      entryId: seedId("entry:home-fresh:softfall"),
    },
  };
}

async function confirmed(api: TestApi, player: TestPlayer): Promise<TestPlayer> {
  await api.database.update(user).set({ emailVerified: true }).where(eq(user.id, player.userId));
  return player;
}

/** For calls that delete or rename their caller. */
export async function disposableUser(world: World): Promise<TestPlayer> {
  return confirmed(world.api, await unconfirmedUser(world));
}

/** Who makes the desk's calls: a new owner of the portal. */
export async function asOwner(world: World): Promise<{ as: TestPlayer }> {
  const owner = await disposableUser(world);
  await appoint(world.api.database, owner, { role: "OWNER" });
  return { as: owner };
}

export async function unconfirmedUser({ api, game }: World): Promise<TestPlayer> {
  await resetRateLimits({ api });
  const username = `Passer_${String(Math.floor(Math.random() * 1e9))}`;
  return userPlaying(api, { gameId: game }, { username });
}

/** Table-driven tests exceed the rate limits. */
export async function resetRateLimits({ api }: Pick<World, "api">): Promise<void> {
  await api.database.delete(rateLimit);
}

export async function versionOf({ api }: World, person: TestPlayer): Promise<string> {
  const [row] = await api.database.select({ version: user.version }).from(user).where(eq(user.id, person.userId));
  return String(row?.version);
}
