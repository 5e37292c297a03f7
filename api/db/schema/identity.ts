import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { SignUpStepName, SignUpStepStatus } from "~contract/entities/profile";

export type Audience = "EVERYONE" | "FRIENDS" | "NOBODY";

const audience = (column: string) => text(column).$type<Audience>().notNull();

// better-auth expects these table and column names. `username` is the lower-case lookup form of `displayUsername`.
export const user = pgTable(
  "user",
  {
    id: uuid("id").defaultRandom().primaryKey(),
    name: text("name").notNull(),
    /** Not unique: several accounts may have it, one can confirm it. */
    email: text("email").notNull(),
    emailVerified: boolean("email_verified").notNull().default(false),
    emailVerifiedAt: timestamp("email_verified_at", { withTimezone: true }),
    image: text("image"),
    username: text("username").unique(),
    displayUsername: text("display_username"),
    isAnonymous: boolean("is_anonymous").notNull().default(false),
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    version: integer("version").notNull().default(1),
    description: text("description"),
    birthdate: date("birthdate", { mode: "string" }),
    countryCode: text("country_code"),
    defaultRegion: text("default_region"),
    marketingConsent: boolean("marketing_consent").notNull().default(false),
    digestConsent: boolean("digest_consent").notNull().default(false),
    favoritesFor: audience("favorites_for").default("FRIENDS"),
    recentGamesFor: audience("recent_games_for").default("FRIENDS"),
    bestScoresFor: audience("best_scores_for").default("EVERYONE"),
    stickersFor: audience("stickers_for").default("FRIENDS"),
    countryFor: audience("country_for").default("EVERYONE"),
    lastActiveFor: audience("last_active_for").default("FRIENDS"),
    /** A day in UTC without the time; null for users who hide it. */
    lastActiveOn: date("last_active_on", { mode: "string" }),
    /** Of the page by which they last signed up or logged in. */
    language: text("language"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Serves prefix searches in any collation.
    index("user_username_prefix_idx").on(table.username.op("text_pattern_ops")),
    index("user_name_text_idx").using("gin", sql`lower(${table.displayUsername}) gin_trgm_ops`),
    index("user_email_idx").on(table.email),
    uniqueIndex("user_confirmed_email_idx")
      .on(table.email)
      .where(sql`${table.emailVerified}`),
  ],
);

export const session = pgTable(
  "session",
  {
    id: uuid("id").defaultRandom().primaryKey(),
    token: text("token").notNull().unique(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    lastActiveAt: timestamp("last_active_at", { withTimezone: true }),
    /** When whoever has the session last proved who they are (docs/product/desk.md#confirmation). */
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("session_user_idx").on(table.userId)],
);

export const account = pgTable(
  "account",
  {
    id: uuid("id").defaultRandom().primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: timestamp("access_token_expires_at", { withTimezone: true }),
    refreshTokenExpiresAt: timestamp("refresh_token_expires_at", { withTimezone: true }),
    scope: text("scope"),
    password: text("password"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("account_user_idx").on(table.userId)],
);

export const verification = pgTable(
  "verification",
  {
    id: uuid("id").defaultRandom().primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("verification_identifier_idx").on(table.identifier)],
);

// An authenticator app's secret and the recovery codes, both encrypted by better-auth with the session secret.
export const twoFactor = pgTable(
  "two_factor",
  {
    id: uuid("id").defaultRandom().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    secret: text("secret").notNull(),
    backupCodes: text("backup_codes").notNull(),
    verified: boolean("verified").notNull().default(false),
    failedVerificationCount: integer("failed_verification_count").notNull().default(0),
    lockedUntil: timestamp("locked_until", { withTimezone: true }),
  },
  (table) => [uniqueIndex("two_factor_user_idx").on(table.userId)],
);

/** `lastUsedAt` is ours, the rest the library's; the private key stays with its owner. */
export const passkey = pgTable(
  "passkey",
  {
    id: uuid("id").defaultRandom().primaryKey(),
    name: text("name").notNull(),
    publicKey: text("public_key").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    credentialID: text("credential_id").notNull().unique(),
    counter: bigint("counter", { mode: "number" }).notNull(),
    deviceType: text("device_type").notNull(),
    backedUp: boolean("backed_up").notNull(),
    transports: text("transports"),
    aaguid: text("aaguid"),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("passkey_user_idx").on(table.userId)],
);

export const rateLimit = pgTable("rate_limit", {
  id: uuid("id").defaultRandom().primaryKey(),
  key: text("key").notNull().unique(),
  count: integer("count").notNull(),
  lastRequest: bigint("last_request", { mode: "number" }).notNull(),
});

/** Whether a step is done follows from the account; a row stores when, or that it is in progress or skipped. */
export const signUpSteps = pgTable(
  "sign_up_steps",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    stepName: text("step_name").$type<SignUpStepName>().notNull(),
    status: text("status").$type<SignUpStepStatus>().notNull(),
    completedAt: timestamp("completed_at", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.stepName] })],
);

export const signInAttempts = pgTable("sign_in_attempts", {
  accountKey: text("account_key").primaryKey(),
  attempts: integer("attempts").notNull(),
  windowStartedAt: timestamp("window_started_at", { withTimezone: true }).notNull(),
});
