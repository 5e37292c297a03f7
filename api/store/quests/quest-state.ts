import { eq } from "drizzle-orm";
import type { QuestType } from "~contract/entities/quest";
import type { Database } from "../../db/database";
import { bioLinks } from "../../db/schema/bio-links";
import { user } from "../../db/schema/identity";
import { partnerAccounts } from "../../db/schema/partners";
import { findAccountLevel } from "./account-level";

type StateReader = (database: Database, userId: string) => Promise<number>;

/** Read the progress of quests about a state; all other quests count steps. */
const STATE_READERS: Partial<Record<QuestType, StateReader>> = {
  SETUP_CUSTOM_AVATAR: async (database, userId) => ((await accountOf(database, userId))?.image ? 1 : 0),
  SETUP_PROFILE_DESCRIPTION: async (database, userId) =>
    (await accountOf(database, userId))?.description?.trim() ? 1 : 0,
  SETUP_BIO_LINKS: (database, userId) => database.$count(bioLinks, eq(bioLinks.userId, userId)),
  LINK_PARTNER_ACCOUNT: (database, userId) => database.$count(partnerAccounts, eq(partnerAccounts.userId, userId)),
  REACH_ACCOUNT_LEVEL: async (database, userId) => (await findAccountLevel(database, userId)).level,
};

export async function findQuestState(database: Database, userId: string, questType: QuestType): Promise<number | null> {
  return (await STATE_READERS[questType]?.(database, userId)) ?? null;
}

async function accountOf(database: Database, userId: string) {
  const [account] = await database
    .select({ image: user.image, description: user.description })
    .from(user)
    .where(eq(user.id, userId));
  return account;
}
