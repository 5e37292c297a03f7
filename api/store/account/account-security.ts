import { and, eq, inArray, isNull, ne, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database";
import { account, mailLinks, session, signInAttempts, user } from "../../db/schema";
import { findViolatedConstraint } from "../constraint-violation";
import { consumeMailLink } from "./mail-links";
import { revokeAllToolConnections } from "./tool-connections";
import { changeUser } from "../people/profile-changes";

const PASSWORD_PROVIDER = "credential";

type FollowedLink = { secret: string; now: Date };

type LinkOutcome = "done" | "dead" | "taken";

/** The first account to confirm an address owns it; the others get "taken". */
export function confirmEmail(database: Database, { secret, now }: FollowedLink): Promise<LinkOutcome> {
  return reportTakenEmail(database, async (transaction) => {
    const link = await consumeMailLink(transaction, { purpose: "activation", secret, now });
    if (!link) return "dead";
    await transaction
      .update(user)
      .set({ emailVerified: true, emailVerifiedAt: now })
      .where(and(eq(user.id, link.userId), eq(user.email, link.email)));
    return "done";
  });
}

export function changeEmailByLink(database: Database, { secret, now }: FollowedLink): Promise<LinkOutcome> {
  return reportTakenEmail(database, async (transaction) => {
    const link = await consumeMailLink(transaction, { purpose: "email-change", secret, now });
    if (!link) return "dead";
    const values = { email: link.email, emailVerified: true, emailVerifiedAt: now };
    await changeUser(transaction, { userId: link.userId, values, now });
    return "done";
  });
}

async function reportTakenEmail(
  database: Database,
  confirm: (transaction: Database) => Promise<LinkOutcome>,
): Promise<LinkOutcome> {
  try {
    return await database.transaction(confirm);
  } catch (error) {
    if (findViolatedConstraint(error) === "user_confirmed_email_idx") return "taken";
    throw error;
  }
}

export async function findPasswordHash(database: Database, userId: string): Promise<string | null> {
  const [row] = await database
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, PASSWORD_PROVIDER)));
  return row?.hash ?? null;
}

/** Following the link also proves the address, unless another account has confirmed it. */
export async function resetPassword(
  database: Database,
  { secret, hash, now }: FollowedLink & { hash: string },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const link = await consumeMailLink(transaction, { purpose: "password-reset", secret, now });
    if (!link) return false;
    await setPassword(transaction, { userId: link.userId, hash, now });
    await transaction.delete(session).where(eq(session.userId, link.userId));
    await revokeAllToolConnections(transaction, link.userId);
    const other = alias(user, "other");
    const isConfirmedElsewhere = and(eq(other.email, link.email), eq(other.emailVerified, true));
    const isFree = notExists(transaction.select({ userId: other.id }).from(other).where(isConfirmedElsewhere));
    await transaction
      .update(user)
      .set({ emailVerified: true, emailVerifiedAt: now })
      .where(and(eq(user.id, link.userId), eq(user.email, link.email), isFree));
    return true;
  });
}

type PasswordChange = { userId: string; hash: string; now: Date; endSessionsExcept: string | null };

export async function changePassword(
  database: Database,
  { userId, hash, now, endSessionsExcept }: PasswordChange,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await setPassword(transaction, { userId, hash, now });
    if (endSessionsExcept === null) return;
    await transaction.delete(session).where(and(eq(session.userId, userId), ne(session.id, endSessionsExcept)));
    await revokeAllToolConnections(transaction, userId);
  });
}

/** Deletes open links and counted attempts: whoever knew the old password may have caused them. */
async function setPassword(
  transaction: Database,
  { userId, hash, now }: { userId: string; hash: string; now: Date },
): Promise<void> {
  await transaction
    .update(account)
    .set({ password: hash, updatedAt: now })
    .where(and(eq(account.userId, userId), eq(account.providerId, PASSWORD_PROVIDER)));
  const isCredentialLink = inArray(mailLinks.purpose, ["email-change", "password-reset"]);
  await transaction
    .delete(mailLinks)
    .where(and(eq(mailLinks.userId, userId), isCredentialLink, isNull(mailLinks.usedAt)));
  await transaction.delete(signInAttempts).where(eq(signInAttempts.accountKey, userId));
}
