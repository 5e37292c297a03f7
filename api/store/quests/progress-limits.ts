import { MAX_BIO_LINKS } from "~contract/calls/links";
import type { QuestType } from "~contract/entities/quest";
import type { Database } from "../../db/database";
import { partners } from "../../db/schema/partners";

const MAX_LEVEL = 100;

const LIMITS: Partial<Record<QuestType, number>> = {
  REACH_ACCOUNT_LEVEL: MAX_LEVEL,
  SETUP_BIO_LINKS: MAX_BIO_LINKS,
  SETUP_CUSTOM_AVATAR: 1,
  SETUP_PROFILE_DESCRIPTION: 1,
};

/** The highest progress that anybody can reach; a player has one account at each partner. */
export async function highestProgressOf(database: Database, questType: QuestType): Promise<number> {
  if (questType === "LINK_PARTNER_ACCOUNT") return Math.max(await database.$count(partners), 1);
  return LIMITS[questType] ?? Infinity;
}
