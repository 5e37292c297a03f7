import { asc, eq, or, sql } from "drizzle-orm";
import type { PersonalData } from "~contract/entities/personal-data";
import { bioLinks } from "../../db/schema/bio-links";
import { recentClearings } from "../../db/schema/library";
import { partnerAccounts } from "../../db/schema/partners";
import { offerCodes, playerRewards } from "../../db/schema/quest-rewards";
import { isoTimeOf, isoTimeOrNullOf, englishText, pageOf, type Readers } from "./reader";

type Json = Extract<PersonalData, { kind: "questRewards" }>["entries"][number]["reward"];

export const REWARD_READERS: Readers<"questRewards" | "codes" | "bioLinks" | "partnerAccounts" | "clearedHistory"> = {
  questRewards: async (query) => {
    const { questTitle, reward, earnedAt, rewardId, userId } = playerRewards;
    const rows = query.database
      .select({ quest: englishText(questTitle), reward: sql<Json>`${reward}`, earnedAt: isoTimeOf(earnedAt) })
      .from(playerRewards)
      .where(eq(userId, query.userId))
      .orderBy(asc(earnedAt), asc(rewardId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "questRewards", ...pageOf(query, await rows) };
  },

  codes: async (query) => {
    const { code, givenAt, redeemedAt, ownerId, redeemerId } = offerCodes;
    const rows = query.database
      .select({ code, givenAt: isoTimeOrNullOf(givenAt), redeemedAt: isoTimeOrNullOf(redeemedAt) })
      .from(offerCodes)
      .where(or(eq(ownerId, query.userId), eq(redeemerId, query.userId)))
      .orderBy(asc(code))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "codes", ...pageOf(query, await rows) };
  },

  bioLinks: async (query) => {
    const rows = query.database
      .select({ url: bioLinks.url })
      .from(bioLinks)
      .where(eq(bioLinks.userId, query.userId))
      .orderBy(asc(bioLinks.position))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "bioLinks", ...pageOf(query, await rows) };
  },

  partnerAccounts: async (query) => {
    const { partnerAlias, accountId, accountName, linkedAt, userId } = partnerAccounts;
    const rows = query.database
      .select({ partner: partnerAlias, accountId, accountName, linkedAt: isoTimeOf(linkedAt) })
      .from(partnerAccounts)
      .where(eq(userId, query.userId))
      .orderBy(asc(partnerAlias))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "partnerAccounts", ...pageOf(query, await rows) };
  },

  clearedHistory: async (query) => {
    const { kind, subjectId, clearedAt, userId } = recentClearings;
    const rows = query.database
      .select({ type: sql<string>`${kind}`, subjectId, clearedAt: isoTimeOf(clearedAt) })
      .from(recentClearings)
      .where(eq(userId, query.userId))
      .orderBy(asc(clearedAt), asc(subjectId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "clearedHistory", ...pageOf(query, await rows) };
  },
};
