import { createHash } from "node:crypto";
import { and, eq, gt, isNull, lt, ne, or } from "drizzle-orm";
import type { Database } from "../../db/database";
import { mailLinks, user } from "../../db/schema";

export type MailLinkPurpose = (typeof mailLinks.purpose.enumValues)[number];

const HOUR_MS = 3_600_000;
export const MAIL_LINK_HOURS: Readonly<Record<MailLinkPurpose, number>> = {
  activation: 48,
  "email-change": 24,
  "password-reset": 1,
};
/** Expired links stay stored, so that the page can distinguish them from unknown ones. */
const RETENTION_HOURS = 24 * 14;

export type MailLink = {
  userId: string;
  username: string;
  /** The address that the link was sent to. */
  email: string;
  state: "live" | "used" | "expired";
  usedAt: Date | null;
  isConfirmed: boolean;
  isCurrent: boolean;
};

type NewMailLink = { purpose: MailLinkPurpose; userId: string; email: string; secret: string; now: Date };

/** A new link replaces open ones, except activations: mails may arrive out of order, and all prove the same. */
export async function createMailLink(
  database: Database,
  { purpose, userId, email, secret, now }: NewMailLink,
): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION_HOURS * HOUR_MS);
  const isReplaced = and(isNull(mailLinks.usedAt), ne(mailLinks.purpose, "activation"));
  await database
    .delete(mailLinks)
    .where(
      and(
        eq(mailLinks.userId, userId),
        eq(mailLinks.purpose, purpose),
        or(isReplaced, lt(mailLinks.expiresAt, oldest)),
      ),
    );
  const expiresAt = new Date(now.getTime() + MAIL_LINK_HOURS[purpose] * HOUR_MS);
  await database
    .insert(mailLinks)
    .values({ tokenHash: hashOf(secret), purpose, userId, email, createdAt: now, expiresAt });
}

export async function findMailLink(
  database: Database,
  { purpose, secret, now }: { purpose: MailLinkPurpose; secret: string; now: Date },
): Promise<MailLink | null> {
  const [row] = await database
    .select({ link: mailLinks, owner: user })
    .from(mailLinks)
    .innerJoin(user, eq(user.id, mailLinks.userId))
    .where(and(eq(mailLinks.tokenHash, hashOf(secret)), eq(mailLinks.purpose, purpose)));
  if (!row) return null;
  const { link, owner } = row;
  const isCurrent = owner.email === link.email;
  return {
    userId: owner.id,
    username: owner.displayUsername ?? owner.username ?? "",
    email: link.email,
    state: link.usedAt ? "used" : link.expiresAt > now ? "live" : "expired",
    usedAt: link.usedAt,
    isConfirmed: isCurrent && owner.emailVerified,
    isCurrent,
  };
}

/** One update, so that only one of two concurrent requests gets the link. */
export async function consumeMailLink(
  transaction: Database,
  { purpose, secret, now }: { purpose: MailLinkPurpose; secret: string; now: Date },
): Promise<{ userId: string; email: string } | null> {
  const [link] = await transaction
    .update(mailLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailLinks.tokenHash, hashOf(secret)),
        eq(mailLinks.purpose, purpose),
        isNull(mailLinks.usedAt),
        gt(mailLinks.expiresAt, now),
      ),
    )
    .returning({ userId: mailLinks.userId, email: mailLinks.email });
  return link ?? null;
}

function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
