import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import type { Translations } from "~contract/entities/identifiers";
import type { QuestReward } from "~contract/entities/quest";
import type { PixelCurrency } from "~contract/entities/wallet";
import { user } from "./identity";
import { quests } from "./quests";

/** Codes that came together; `size` is how many. */
export const offerCodeBatches = pgTable(
  "offer_code_batches",
  {
    batchId: uuid("batch_id").primaryKey(),
    /** Of a quest or of its first draft. */
    questId: uuid("quest_id").notNull(),
    number: integer("number").notNull(),
    size: integer("size").notNull(),
    addedAt: timestamp("added_at", { withTimezone: true }).notNull(),
  },
  (table) => [unique("offer_code_batches_number_unique").on(table.questId, table.number)],
);

/** Each code goes to one player; whoever enters it first gets the gift. */
export const offerCodes = pgTable(
  "offer_codes",
  {
    code: text("code").primaryKey(),
    /** Of a quest or of its first draft. */
    questId: uuid("quest_id").notNull(),
    batchId: uuid("batch_id").references(() => offerCodeBatches.batchId),
    /** Null: the code counts elsewhere. */
    giftAmount: integer("gift_amount"),
    giftCurrency: text("gift_currency").$type<PixelCurrency>(),
    /** Null also after account deletion: the code stays assigned. */
    ownerId: uuid("owner_id").references(() => user.id, { onDelete: "set null" }),
    givenAt: timestamp("given_at", { withTimezone: true }),
    redeemerId: uuid("redeemer_id").references(() => user.id, { onDelete: "set null" }),
    redeemedAt: timestamp("redeemed_at", { withTimezone: true }),
  },
  (table) => [
    index("offer_codes_stock_idx").on(table.questId, table.givenAt, table.code),
    index("offer_codes_batch_idx").on(table.batchId),
    index("offer_codes_owner_idx").on(table.ownerId),
    index("offer_codes_redeemer_idx").on(table.redeemerId),
  ],
);

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

export const sharedContents = pgTable("shared_contents", {
  sharedContentId: uuid("shared_content_id").primaryKey(),
  title: jsonb("title").$type<Translations>().notNull(),
  file: text("file").notNull(),
});
