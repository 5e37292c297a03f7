import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { games } from "~api/db/schema";
import { CHALLENGE_LIST } from "~api/seed/challenge-list";
import { gameId, gamePath } from "~api/seed/demo-games";
import { seedShortId } from "~api/seed/deterministic-ids";
import { loader as challengeLoader } from "~/routes/($locale).challenges.$challengeId.($mangledName)/route";
import { loader as gameLoader } from "~/routes/($locale).games.$gameId.($mangledTitle)/route";
import { runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

const PLATFORMS = [
  ["softfall", ["DESKTOP"], "computers"],
  ["kilnbreak", ["MOBILE"], "phones"],
  ["lantern-run", ["DESKTOP", "MOBILE"], null],
] as const;

function challengePathOf(slug: string): string {
  const challenge = CHALLENGE_LIST.find((one) => one.game === slug);
  if (!challenge) throw new Error(`${slug} has no challenge`);
  return `/challenges/${seedShortId(`challenge:${challenge.key}`)}/${challenge.mangledName}/`;
}

beforeAll(async () => {
  const database = await openPortal();
  for (const [slug, platforms] of PLATFORMS) {
    await database
      .update(games)
      .set({ platforms: [...platforms] })
      .where(eq(games.gameId, gameId(slug)));
  }
});

describe("the pages of a game and of its challenge", () => {
  it.each(PLATFORMS)("give the player of %s with %j the notice for %s", async (slug, _, madeFor) => {
    const game = await runLoader(gameLoader, "/:locale?/games/:gameId/:mangledTitle?", gamePath(slug));
    expect(game.payload.game.player.madeFor).toBe(madeFor);
    const path = "/:locale?/challenges/:challengeId/:mangledName?";
    const challenge = await runLoader(challengeLoader, path, challengePathOf(slug));
    expect(challenge.payload.challenge.player).toMatchObject({ madeFor });
  });
});
