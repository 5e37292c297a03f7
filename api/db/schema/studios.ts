import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { StudioRole, StudioScope } from "~contract/entities/studio-member";
import { games, studios } from "./catalogue";
import { user } from "./identity";

const moment = (column: string) => timestamp(column, { withTimezone: true });
const studioId = () =>
  uuid("studio_id")
    .notNull()
    .references(() => studios.studioId, { onDelete: "cascade" });

/** What somebody writes who wants a studio; approved, it becomes one with them as its owner. */
export const studioApplications = pgTable(
  "studio_applications",
  {
    applicationId: uuid("application_id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    website: text("website"),
    message: text("message").notNull(),
    state: text("state", { enum: ["waiting", "approved", "rejected"] }).notNull(),
    /** Shown to the applicant. */
    reason: text("reason"),
    studioId: uuid("studio_id").references(() => studios.studioId, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull(),
    decidedAt: moment("decided_at"),
  },
  (table) => [
    index("studio_applications_user_idx").on(table.userId),
    index("studio_applications_state_idx").on(table.state),
  ],
);

export const studioMembers = pgTable(
  "studio_members",
  {
    studioId: studioId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    role: text("role").$type<StudioRole>().notNull(),
    joinedAt: moment("joined_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studioId, table.userId] }),
    index("studio_members_user_idx").on(table.userId),
  ],
);

/** Those that are open: accepted and revoked ones are deleted. Only the hash of the link's secret is stored. */
export const studioInvitations = pgTable(
  "studio_invitations",
  {
    invitationId: uuid("invitation_id").primaryKey(),
    studioId: studioId(),
    email: text("email").notNull(),
    role: text("role").$type<StudioRole>().notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    invitedBy: uuid("invited_by").references(() => user.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("studio_invitations_studio_idx").on(table.studioId)],
);

/** Bearer tokens for tools. Only the hash is stored. */
export const studioTokens = pgTable(
  "studio_tokens",
  {
    tokenId: uuid("token_id").primaryKey(),
    studioId: studioId(),
    /** Whose rights the token has, as long as they are a member. */
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    scopes: text("scopes").array().$type<StudioScope[]>().notNull(),
    /** Null: all games of the studio. */
    gameId: uuid("game_id").references(() => games.gameId, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    lastUsedAt: moment("last_used_at"),
    revokedAt: moment("revoked_at"),
  },
  (table) => [index("studio_tokens_studio_idx").on(table.studioId)],
);

/** Who holds the rights of a game, asked before its first upload. */
export const gameRights = pgTable("game_rights", {
  gameId: uuid("game_id")
    .primaryKey()
    .references(() => games.gameId, { onDelete: "cascade" }),
  holder: text("holder").notNull(),
  isOwnWork: boolean("is_own_work").notNull(),
  declaredBy: uuid("declared_by").references(() => user.id, { onDelete: "set null" }),
  declaredAt: moment("declared_at").notNull(),
});

/** A game that the portal's owner has stopped; undone by `liftedAt`. */
export const takedowns = pgTable(
  "takedowns",
  {
    takedownId: uuid("takedown_id").primaryKey(),
    gameId: uuid("game_id")
      .notNull()
      .references(() => games.gameId, { onDelete: "cascade" }),
    reason: text("reason").notNull(),
    /** Whether it is published again when the takedown is lifted. */
    wasPublished: boolean("was_published").notNull(),
    startedAt: moment("started_at").notNull(),
    liftedAt: moment("lifted_at"),
    /** By the studio, once. */
    appeal: text("appeal"),
    appealedAt: moment("appealed_at"),
    /** Why it stays; null while it waits, and where the takedown was lifted instead. */
    appealAnswer: text("appeal_answer"),
    appealAnsweredAt: moment("appeal_answered_at"),
  },
  (table) => [
    index("takedowns_game_idx").on(table.gameId),
    index("takedowns_appeals_idx")
      .on(table.appealedAt)
      .where(sql`${table.appealedAt} is not null and ${table.appealAnsweredAt} is null and ${table.liftedAt} is null`),
  ],
);
