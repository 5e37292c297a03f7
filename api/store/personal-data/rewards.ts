import { asc, eq, or, sql } from "drizzle-orm";
import type { PersonalData } from "~contract/entities/personal-data";
import { bioLinks } from "../../db/schema/bio-links";
import { recentClearings } from "../../db/schema/library";
import { partnerAccounts } from "../../db/schema/partners";
import { offerCodes, playerRewards } from "../../db/schema/quest-rewards";
import { isoTimeOf, isoTimeOrNullOf, englishText, pageOf, type Readers } from "./reader";

type Json = Extract<PersonalData, { kind: "questRewards" }>["entries"][number]["reward"];

export const REWARD_READERS: Readers<"questRewards" | "codes" | "bioLinks" | "partnerAccounts" | "clearedHistory"> = {
  questRewards: async (asked) => {
    const { questTitle, reward, earnedAt, rewardId, userId } = playerRewards;
    const rows = asked.database
      .select({ quest: englishText(questTitle), reward: sql<Json>`${reward}`, earnedAt: isoTimeOf(earnedAt) })
      .from(playerRewards)
      .where(eq(userId, asked.userId))
      .orderBy(asc(earnedAt), asc(rewardId))
      .limit(asked.limit)
      .offset(asked.offset);
    return { kind: "questRewards", ...pageOf(asked, await rows) };
  },

  codes: async (asked) => {
    const { code, givenAt, redeemedAt, ownerId, redeemerId } = offerCodes;
    const rows = asked.database
      .select({ code, givenAt: isoTimeOrNullOf(givenAt), redeemedAt: isoTimeOrNullOf(redeemedAt) })
      .from(offerCodes)
      .where(or(eq(ownerId, asked.userId), eq(redeemerId, asked.userId)))
      .orderBy(asc(code))
      .limit(asked.limit)
      .offset(asked.offset);
    return { kind: "codes", ...pageOf(asked, await rows) };
  },

  bioLinks: async (asked) => {
    const rows = asked.database
      .select({ url: bioLinks.url })
      .from(bioLinks)
      .where(eq(bioLinks.userId, asked.userId))
      .orderBy(asc(bioLinks.position))
      .limit(asked.limit)
      .offset(asked.offset);
    return { kind: "bioLinks", ...pageOf(asked, await rows) };
  },

  partnerAccounts: async (asked) => {
    const { partnerAlias, accountId, accountName, linkedAt, userId } = partnerAccounts;
    const rows = asked.database
      .select({ partner: partnerAlias, accountId, accountName, linkedAt: isoTimeOf(linkedAt) })
      .from(partnerAccounts)
      .where(eq(userId, asked.userId))
      .orderBy(asc(partnerAlias))
      .limit(asked.limit)
      .offset(asked.offset);
    return { kind: "partnerAccounts", ...pageOf(asked, await rows) };
  },

  clearedHistory: async (asked) => {
    const { kind, subjectId, clearedAt, userId } = recentClearings;
    const rows = asked.database
      .select({ type: sql<string>`${kind}`, subjectId, clearedAt: isoTimeOf(clearedAt) })
      .from(recentClearings)
      .where(eq(userId, asked.userId))
      .orderBy(asc(clearedAt), asc(subjectId))
      .limit(asked.limit)
      .offset(asked.offset);
    return { kind: "clearedHistory", ...pageOf(asked, await rows) };
  },
};
