import { and, desc, eq, sql } from "drizzle-orm";
import type { PublicProfile } from "~contract/entities/user";
import type { Database } from "../../db/database";
import { playerRewards } from "../../db/schema/quest-rewards";
import { findAccountLevel } from "./account-level";
import { findBioLinks } from "../people/bio-links";

/** Prefix of the alias of a reward that frames the avatar. */
const FRAME_PREFIX = "avatar-frame-";

export async function findQuestProfile(
  database: Database,
  userId: string,
): Promise<Pick<PublicProfile, "level" | "bioLinks" | "avatarFrame">> {
  const [{ level }, bioLinks, avatarFrame] = await Promise.all([
    findAccountLevel(database, userId),
    findBioLinks(database, userId),
    findFrame(database, userId),
  ]);
  return { level, bioLinks, avatarFrame };
}

async function findFrame(database: Database, userId: string): Promise<string | null> {
  const alias = sql<string>`${playerRewards.reward} -> 'privilegedFeatureReward' ->> 'alias'`;
  const [feature] = await database
    .select({ alias })
    .from(playerRewards)
    .where(and(eq(playerRewards.userId, userId), sql`${alias} like ${`${FRAME_PREFIX}%`}`))
    .orderBy(desc(playerRewards.earnedAt))
    .limit(1);
  return feature?.alias ?? null;
}
