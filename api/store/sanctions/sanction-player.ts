import { randomInt, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import type { newSanction } from "~contract/calls/desk-players";
import type { AuditAction, AuditValues } from "~contract/entities/audit-entry";
import type { SanctionKind } from "~contract/entities/sanction";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { userPictures } from "../../db/schema/people";
import { sanctions } from "../../db/schema/sanctions";
import { findUsernameProblem } from "../../identity/username-rules";
import { findViolatedConstraint } from "../constraint-violation";
import type { Author } from "../drafts/change-content";
import { notify } from "../people/messages";
import { changeUser } from "../people/profile-changes";
import { leaveAllSeats } from "../play/rooms";
import { recordAudit } from "../staff/audit-log";
import { blockPicture } from "./blocked-pictures";
import { holdName, isNameHeld } from "./held-names";
import { assertMaySanction, type Moderator } from "./protected-players";

export type NewSanction = z.output<typeof newSanction>;
type Player = Pick<typeof user.$inferSelect, "id" | "displayUsername" | "name" | "image" | "isAnonymous">;
type Sanctioned = { sanctionId: string; username: string };

const MAX_SUSPENSION_MS = 366 * 24 * 60 * 60 * 1000;
const NEUTRAL_NAME_LENGTH = 8;
/** Without characters that look alike. */
const NEUTRAL_NAME_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

const ACTIONS: Record<SanctionKind, AuditAction> = {
  WARNING: "player.warned",
  SUSPENSION: "player.suspended",
  BAN: "player.banned",
  RENAME: "player.renamed",
  PICTURE_REMOVAL: "player.picture-removed",
};

/** With its effect, its message and its line in the log, or not at all. */
export async function sanctionPlayer(
  database: Database,
  { userId, sanction }: { userId: string; sanction: NewSanction },
  author: Author & { moderator: Moderator },
): Promise<Sanctioned> {
  const { now, moderator, tokenName } = author;
  const sanctionId = randomUUID();
  try {
    return await database.transaction(async (transaction) => {
      const player = await lockPlayer(transaction, userId);
      await assertMaySanction(transaction, moderator, userId);
      const { kind, rule, text } = sanction;
      const about = { sanctionId, userId, kind, rule, text, createdAt: now, createdBy: moderator.userId };
      await transaction.insert(sanctions).values(about);
      const effect = await apply(transaction, { sanction, player, sanctionId, now });
      if (Object.keys(effect).length > 0) {
        await transaction.update(sanctions).set(effect).where(eq(sanctions.sanctionId, sanctionId));
      }
      const endsAt = effect.endsAt?.toISOString();
      const after: AuditValues = { rule, ...(endsAt === undefined ? {} : { endsAt }) };
      const subject = { kind: "user", id: userId, name: null } as const;
      const entry = { actorId: moderator.userId, tokenName, action: ACTIONS[kind], subject, before: null, after };
      await recordAudit(transaction, { ...entry, reason: null, now });
      await tell(transaction, { userId, sanctionId, notice: kind, isGuest: player.isAnonymous, now });
      return { sanctionId, username: effect.username ?? player.displayUsername ?? player.name };
    });
  } catch (error) {
    if (findViolatedConstraint(error) === "user_username_unique") throw new ApiFailure("username_taken");
    throw error;
  }
}

export async function lockPlayer(transaction: Database, userId: string): Promise<Player> {
  const [player] = await transaction.select().from(user).where(eq(user.id, userId)).for("no key update");
  if (!player) throw new ApiFailure("user_not_found");
  return player;
}

type Told = {
  userId: string;
  sanctionId: string;
  notice: SanctionKind | "SANCTION_LIFTED" | "APPEAL_UPHELD";
  isGuest: boolean;
  now: Date;
};

/** Guests have no inbox; they have the page of notices. */
export async function tell(transaction: Database, { userId, sanctionId, notice, isGuest, now }: Told): Promise<void> {
  if (isGuest) return;
  const data = { messageType: "ACCOUNT_NOTICE", mainEntityId: sanctionId, notice } as const;
  await notify(transaction, { userId, data, now });
}

type Applied = { sanction: NewSanction; player: Player; sanctionId: string; now: Date };
type Effect = Partial<Pick<typeof sanctions.$inferInsert, "endsAt" | "formerUsername" | "username" | "mayRename">>;

async function apply(transaction: Database, applied: Applied): Promise<Effect> {
  const { sanction, player, now } = applied;
  switch (sanction.kind) {
    case "WARNING":
      return {};
    case "SUSPENSION": {
      const endsAt = new Date(sanction.endDate);
      const lasts = endsAt.getTime() - now.getTime();
      if (lasts <= 0 || lasts > MAX_SUSPENSION_MS) throw new ApiFailure("suspension_end_invalid");
      await leaveAllSeats(transaction, player.id);
      return { endsAt };
    }
    case "BAN":
      await leaveAllSeats(transaction, player.id);
      return {};
    case "RENAME":
      return rename(transaction, { ...applied, sanction });
    case "PICTURE_REMOVAL":
      await removePicture(transaction, applied);
      return {};
  }
}

type Rename = Applied & { sanction: Extract<NewSanction, { kind: "RENAME" }> };

async function rename(transaction: Database, { sanction, player, sanctionId, now }: Rename): Promise<Effect> {
  const { displayUsername: formerUsername, id: userId } = player;
  const username = sanction.username ?? neutralName();
  if (formerUsername === null || username.toLowerCase() === formerUsername.toLowerCase()) {
    throw new ApiFailure("no_changes");
  }
  const problem = findUsernameProblem(username);
  if (problem) throw new ApiFailure("username_invalid", { details: { fieldName: "username", message: problem } });
  if (await isNameHeld(transaction, username, now)) throw new ApiFailure("username_taken");
  const values = { username: username.toLowerCase(), displayUsername: username };
  await changeUser(transaction, { userId, values, now });
  await holdName(transaction, { username: formerUsername, sanctionId, now });
  return { formerUsername, username, mayRename: sanction.mayRename };
}

function neutralName(): string {
  const letters = Array.from({ length: NEUTRAL_NAME_LENGTH }, () => {
    return NEUTRAL_NAME_LETTERS[randomInt(NEUTRAL_NAME_LETTERS.length)] ?? "";
  });
  return `player-${letters.join("")}`;
}

async function removePicture(transaction: Database, { player, sanctionId, now }: Applied): Promise<void> {
  if (player.image === null) throw new ApiFailure("no_changes");
  const { contentHash } = userPictures;
  const [picture] = await transaction
    .select({ contentHash })
    .from(userPictures)
    .where(eq(userPictures.userId, player.id));
  await changeUser(transaction, { userId: player.id, values: { image: null }, now });
  if (picture?.contentHash) await blockPicture(transaction, { contentHash: picture.contentHash, sanctionId, now });
}
