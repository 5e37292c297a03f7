import type { user } from "../../db/schema/identity";
import type { friendships } from "../../db/schema/people";
import { DAY_MS, type LoadPlan } from "./load-plan";
import { inventName } from "./vocabulary";

const JOINED_WITHIN_DAYS = 8 * 365;

/* prettier-ignore */
const AVATARS = [
  "bee", "cactus", "ember", "fox", "frog", "ghost", "owl", "penguin", "pig", "robot", "typewriter", "whale",
] as const;

/** Most players come from the first ones. */
const COUNTRIES = "US BR RU DE TR PL ES GB FR MX IN JP CA AR IT UA NL PT SE CO AU CL CZ RO GR HU FI NO DK IE".split(
  " ",
);
const WITHOUT_COUNTRY = 0.03;

/** Without passwords, so that nobody can sign in as one of them. */
export function* playerRows(plan: LoadPlan): Generator<typeof user.$inferInsert> {
  for (let index = 0; index < plan.players; index += 1) {
    const chance = plan.chanceOf("player", index);
    const username = `${inventName(chance)}_${index.toString(36)}.${plan.randomSeed.toString(36)}`;
    const joinedAt = new Date(plan.today.getTime() - Math.ceil(chance.fraction() * JOINED_WITHIN_DAYS * DAY_MS));
    yield {
      id: plan.idOf("player", index),
      name: username,
      username: username.toLowerCase(),
      displayUsername: username,
      email: `${username.toLowerCase()}@load.invalid`,
      image: chance.fraction() < 0.7 ? `/media/avatars/${chance.oneOf(AVATARS)}/webp-128x128.webp` : null,
      countryCode: chance.fraction() < WITHOUT_COUNTRY ? null : (COUNTRIES[chance.zipfBelow(COUNTRIES.length)] ?? null),
      createdAt: joinedAt,
      updatedAt: joinedAt,
    };
  }
}

export function* friendshipRows(plan: LoadPlan): Generator<typeof friendships.$inferInsert> {
  for (let index = 1; index < plan.players; index += 1) {
    const chance = plan.chanceOf("friendship", index);
    const [userId, friendId] = [plan.idOf("player", index), plan.idOf("player", chance.zipfBelow(index))];
    const since = new Date(plan.today.getTime() - Math.ceil(chance.fraction() * 365 * DAY_MS));
    yield { userId, friendId, since };
    yield { userId: friendId, friendId: userId, since };
  }
}
