import { eq } from "drizzle-orm";
import type { AppealOutcome } from "~contract/entities/sanction";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { sanctions } from "../../db/schema/sanctions";
import type { Author } from "../drafts/change-content";
import { findUserByName } from "../people/people";
import { changeUser } from "../people/profile-changes";
import { recordAudit } from "../staff/audit-log";
import { unblockPictures } from "./blocked-pictures";
import { releaseNames } from "./held-names";
import { assertMaySanction, mayDecideOwn, type Moderator } from "./protected-players";
import { lockPlayer, tell } from "./sanction-player";
import type { SanctionRow } from "./sanction-rows";

type Staff = Author & { moderator: Moderator };
type Player = Awaited<ReturnType<typeof lockPlayer>>;
type Decided = { userId: string; username: string };
type Work = { transaction: Database; row: SanctionRow; player: Player; author: Staff };

/** An appeal that waits is answered by it. */
export async function liftSanction(
  database: Database,
  { sanctionId, reason }: { sanctionId: string; reason: string },
  author: Staff,
): Promise<Decided> {
  return withSanction(database, sanctionId, author, async (work) => {
    if (hasEnded(work.row, author.now)) throw new ApiFailure("sanction_ended");
    const answers = work.row.appealedAt !== null && work.row.appealDecidedAt === null;
    await lift(work, reason, answers ? decisionOf(author, "LIFTED", reason) : {});
    await record(work, "player.sanction-lifted", reason);
  });
}

/** By somebody else than who sanctioned, where there is anybody else. */
export async function decideAppeal(
  database: Database,
  { sanctionId, outcome, answer }: { sanctionId: string; outcome: AppealOutcome; answer: string },
  author: Staff,
): Promise<Decided> {
  return withSanction(database, sanctionId, author, async (work) => {
    const { transaction, row, player } = work;
    const { moderator, now } = author;
    if (row.appealedAt === null || row.appealDecidedAt !== null) throw new ApiFailure("appeal_not_open");
    const isOwn = row.createdBy === moderator.userId;
    if (isOwn && !(await mayDecideOwn(transaction, moderator, row.userId))) {
      throw new ApiFailure("appeal_of_own_decision");
    }
    const decision = decisionOf(author, outcome, answer);
    if (outcome === "LIFTED") {
      await lift(work, answer, decision);
      await record(work, "player.appeal-granted", answer);
      return;
    }
    await transaction.update(sanctions).set(decision).where(eq(sanctions.sanctionId, sanctionId));
    await record(work, "player.appeal-upheld", answer);
    const { id: userId, isAnonymous: isGuest } = player;
    await tell(transaction, { userId, sanctionId, notice: "APPEAL_UPHELD", isGuest, now });
  });
}

/** Null where there is no such sanction. */
export async function findSanctionedId(database: Database, sanctionId: string): Promise<string | null> {
  const isIt = eq(sanctions.sanctionId, sanctionId);
  const [found] = await database.select({ userId: sanctions.userId }).from(sanctions).where(isIt);
  return found?.userId ?? null;
}

/** The player is locked first, as when they are sanctioned. */
async function withSanction(
  database: Database,
  sanctionId: string,
  author: Staff,
  change: (work: Work) => Promise<void>,
): Promise<Decided> {
  return database.transaction(async (transaction) => {
    const userId = await findSanctionedId(transaction, sanctionId);
    if (userId === null) throw new ApiFailure("sanction_not_found");
    const player = await lockPlayer(transaction, userId);
    const [row] = await transaction.select().from(sanctions).where(eq(sanctions.sanctionId, sanctionId));
    if (!row) throw new ApiFailure("sanction_not_found");
    await assertMaySanction(transaction, author.moderator, player.id);
    await change({ transaction, row, player, author });
    return { userId: player.id, username: player.displayUsername ?? player.name };
  });
}

function hasEnded({ kind, liftedAt, endsAt }: SanctionRow, now: Date): boolean {
  return liftedAt !== null || (kind === "SUSPENSION" && endsAt !== null && endsAt <= now);
}

function decisionOf({ moderator, now }: Staff, appealOutcome: AppealOutcome, appealAnswer: string) {
  return { appealOutcome, appealAnswer, appealDecidedAt: now, appealDecidedBy: moderator.userId };
}

async function lift(work: Work, liftingReason: string, decision: Partial<SanctionRow>): Promise<void> {
  const { transaction, row, player, author } = work;
  const { now, moderator } = author;
  const { sanctionId, userId } = row;
  const lifting = { liftedAt: now, liftedBy: moderator.userId, liftingReason };
  await transaction
    .update(sanctions)
    .set({ ...lifting, ...decision })
    .where(eq(sanctions.sanctionId, sanctionId));
  await releaseNames(transaction, sanctionId);
  await unblockPictures(transaction, sanctionId);
  if (row.kind === "RENAME") await restoreName(work);
  await tell(transaction, { userId, sanctionId, notice: "SANCTION_LIFTED", isGuest: player.isAnonymous, now });
}

/** Unless the player has chosen another one meanwhile, or somebody has taken it since it was free. */
async function restoreName({ transaction, row, player, author: { now } }: Work): Promise<void> {
  const { formerUsername, username } = row;
  if (formerUsername === null || player.displayUsername !== username) return;
  if (await findUserByName(transaction, formerUsername)) return;
  const values = { username: formerUsername.toLowerCase(), displayUsername: formerUsername };
  await changeUser(transaction, { userId: player.id, values, now });
}

type LiftingAction = "player.sanction-lifted" | "player.appeal-upheld" | "player.appeal-granted";

async function record({ transaction, row, author }: Work, action: LiftingAction, reason: string): Promise<void> {
  const { moderator, tokenName, now } = author;
  const subject = { kind: "user", id: row.userId, name: null } as const;
  const values = { before: null, after: { sanction: row.kind, rule: row.rule } };
  await recordAudit(transaction, { actorId: moderator.userId, tokenName, action, subject, ...values, reason, now });
}
