import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Translations } from "~contract/entities/identifiers";
import type { QuestReward } from "~contract/entities/quest";
import type { PixelCurrency } from "~contract/entities/wallet";
import { user } from "./identity";
import { quests } from "./quests";

/** The stock of codes that a quest pays with: each goes to one player, and is worth a gift once to whoever enters it. */
export const offerCodes = pgTable(
  "offer_codes",
  {
    code: text("code").primaryKey(),
    questId: uuid("quest_id")
      .notNull()
      .references(() => quests.questId, { onDelete: "cascade" }),
    giftAmount: integer("gift_amount").notNull(),
    giftCurrency: text("gift_currency").$type<PixelCurrency>().notNull(),
    /** Whose reward it became; an account that is deleted leaves it given all the same. */
    ownerId: uuid("owner_id").references(() => user.id, { onDelete: "set null" }),
    /** Null while it waits in the stock. */
    givenAt: timestamp("given_at", { withTimezone: true }),
    redeemerId: uuid("redeemer_id").references(() => user.id, { onDelete: "set null" }),
    redeemedAt: timestamp("redeemed_at", { withTimezone: true }),
  },
  (table) => [
    index("offer_codes_stock_idx").on(table.questId, table.givenAt, table.code),
    index("offer_codes_owner_idx").on(table.ownerId),
    index("offer_codes_redeemer_idx").on(table.redeemerId),
  ],
);

/** What quests have paid besides pixels; it stays when the quest itself has gone. */
export const playerRewards = pgTable(
  "player_rewards",
  {
    rewardId: uuid("reward_id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    questId: uuid("quest_id").references(() => quests.questId, { onDelete: "set null" }),
    questTitle: jsonb("quest_title").$type<Translations>().notNull(),
    reward: jsonb("reward").$type<QuestReward>().notNull(),
    earnedAt: timestamp("earned_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("player_rewards_user_idx").on(table.userId, table.earnedAt),
    index("player_rewards_quest_idx").on(table.questId),
  ],
);

/** Something to keep that quests open to players: a picture behind an address. */
export const sharedContents = pgTable("shared_contents", {
  sharedContentId: uuid("shared_content_id").primaryKey(),
  title: jsonb("title").$type<Translations>().notNull(),
  /** A path below /media/, or an absolute address. */
  file: text("file").notNull(),
});
