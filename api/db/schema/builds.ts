import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { BuildRefusal, BuildReport } from "~contract/entities/build";
import type { Translations } from "~contract/entities/identifiers";
import { games, tracks } from "./catalogue";
import { user } from "./identity";
import { studioTokens } from "./studios";

const moment = (column: string) => timestamp(column, { withTimezone: true });
const byteCount = (column: string) => bigint(column, { mode: "number" });

/** Files of builds by SHA-256 of their content; their bytes are in the file store (docs/decisions/0074-builds.md). */
export const storedFiles = pgTable("stored_files", {
  hash: text("hash").primaryKey(),
  bytes: byteCount("bytes").notNull(),
  /** Null where the compressed form is not stored. */
  brotliBytes: byteCount("brotli_bytes"),
  gzipBytes: byteCount("gzip_bytes"),
  /** False until all forms are in the file store, and again before they are deleted. */
  isComplete: boolean("is_complete").notNull(),
  /** When an import last asked for it. A file that no build names is deleted some time later. */
  claimedAt: moment("claimed_at").notNull(),
});

export const builds = pgTable("builds", {
  buildId: text("build_id").primaryKey(),
  entry: text("entry").notNull(),
  bytes: byteCount("bytes").notNull(),
  report: jsonb("report").$type<BuildReport>().notNull(),
  createdAt: moment("created_at").notNull(),
});

export const buildFiles = pgTable(
  "build_files",
  {
    buildId: text("build_id")
      .notNull()
      .references(() => builds.buildId, { onDelete: "cascade" }),
    path: text("path").notNull(),
    hash: text("hash")
      .notNull()
      .references(() => storedFiles.hash),
    contentType: text("content_type").notNull(),
    /** How the file itself is compressed. */
    encoding: text("encoding").$type<"br" | "gzip">(),
  },
  (table) => [primaryKey({ columns: [table.buildId, table.path] }), index("build_files_hash_idx").on(table.hash)],
);

/** A build of a game under a version. Tracks point to releases; one that none points to is deleted after a time. */
export const releases = pgTable(
  "releases",
  {
    releaseId: uuid("release_id").primaryKey(),
    gameId: uuid("game_id")
      .notNull()
      .references(() => games.gameId, { onDelete: "cascade" }),
    buildId: text("build_id")
      .notNull()
      .references(() => builds.buildId),
    /** Four numbers, "1.4.0.12"; compared as numbers. */
    version: text("version").notNull(),
    /** "What's new" in each language. */
    notes: jsonb("notes").$type<Translations>().notNull(),
    createdBy: uuid("created_by").references(() => user.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull(),
    /** When the last track left it; null while one points to it. */
    unusedSince: moment("unused_since"),
    /** When the studio was told that it will be deleted. */
    deletionAnnouncedAt: moment("deletion_announced_at"),
  },
  (table) => [
    unique("releases_version_key").on(table.gameId, table.version),
    index("releases_build_idx").on(table.buildId),
  ],
);

/** Every release that a track has pointed to, for the way back. */
export const trackReleases = pgTable(
  "track_releases",
  {
    trackId: uuid("track_id")
      .notNull()
      .references(() => tracks.trackId, { onDelete: "cascade" }),
    releaseId: uuid("release_id")
      .notNull()
      .references(() => releases.releaseId, { onDelete: "cascade" }),
    publishedAt: moment("published_at").notNull(),
    publishedBy: uuid("published_by").references(() => user.id, { onDelete: "set null" }),
  },
  (table) => [primaryKey({ columns: [table.trackId, table.publishedAt] })],
);

/** Who may play a track that is not public, besides the studio's members. */
export const trackTesters = pgTable(
  "track_testers",
  {
    trackId: uuid("track_id")
      .notNull()
      .references(() => tracks.trackId, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    invitedAt: moment("invited_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.trackId, table.userId] })],
);

/** A zip on its way in, and what came of it. Its parts are in the file store until it is checked. */
export const uploads = pgTable(
  "uploads",
  {
    uploadId: uuid("upload_id").primaryKey(),
    gameId: uuid("game_id")
      .notNull()
      .references(() => games.gameId, { onDelete: "cascade" }),
    userId: uuid("user_id").references(() => user.id, { onDelete: "set null" }),
    tokenId: uuid("token_id").references(() => studioTokens.tokenId, { onDelete: "set null" }),
    bytes: byteCount("bytes").notNull(),
    receivedBytes: byteCount("received_bytes").notNull().default(0),
    /** Files that the studio has already stored, by path. */
    reused: jsonb("reused").$type<Record<string, string>>().notNull(),
    state: text("state", { enum: ["receiving", "checking", "refused", "done"] }).notNull(),
    /** Null: the next one. */
    version: text("version"),
    track: text("track").notNull(),
    checkedBytes: byteCount("checked_bytes").notNull().default(0),
    totalBytes: byteCount("total_bytes").notNull().default(0),
    refusals: jsonb("refusals").$type<BuildRefusal[]>(),
    releaseId: uuid("release_id").references(() => releases.releaseId, { onDelete: "set null" }),
    /** Renewed by the process that checks it; another one takes over when it has passed. */
    lockedUntil: moment("locked_until"),
    /** Which process that is. */
    lockedBy: uuid("locked_by"),
    attempts: integer("attempts").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    changedAt: moment("changed_at").notNull(),
  },
  (table) => [index("uploads_game_idx").on(table.gameId, table.createdAt.desc())],
);
