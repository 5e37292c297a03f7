import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { CatalogueOutcome } from "~contract/entities/catalogue-upload";
import { user } from "./identity";

const moment = (column: string) => timestamp(column, { withTimezone: true });
const byteCount = (column: string) => bigint(column, { mode: "number" });

/** Zips with a catalogue that somebody has sent to the desk; their bytes are in the file store, in parts. */
export const catalogueUploads = pgTable("catalogue_uploads", {
  uploadId: uuid("upload_id").primaryKey(),
  /** Always 1, so that there is one upload at most. */
  slot: integer("slot").notNull().default(1).unique(),
  userId: uuid("user_id").references(() => user.id, { onDelete: "set null" }),
  bytes: byteCount("bytes").notNull(),
  receivedBytes: byteCount("received_bytes").notNull().default(0),
  state: text("state", {
    enum: ["receiving", "checking", "checked", "refused", "importing", "imported"],
  }).notNull(),
  step: text("step", { enum: ["pictures", "builds", "pieces"] }),
  done: integer("done").notNull().default(0),
  total: integer("total").notNull().default(0),
  outcome: jsonb("outcome").$type<CatalogueOutcome>(),
  /** Stands for what was here when it was checked. */
  seen: text("seen"),
  reason: text("reason"),
  /** Renewed by the process that checks or imports it; another one takes over when it has passed. */
  lockedUntil: moment("locked_until"),
  /** Which process that is. */
  lockedBy: uuid("locked_by"),
  attempts: integer("attempts").notNull().default(0),
  createdAt: moment("created_at").notNull(),
  changedAt: moment("changed_at").notNull(),
});
