import { createHash } from "node:crypto";
import { and, asc, eq, lt, notInArray } from "drizzle-orm";
import type { Partner } from "~contract/entities/partner";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { partnerAccounts, partnerLinkCodes, partners } from "../../db/schema/partners";
import { recordQuestStep } from "./quest-progress";

type Account = { partnerAlias: string; accountId: string; accountName: string };

export async function replacePartners(
  database: Database,
  configured: readonly { alias: string; name: string; siteUrl: string }[],
): Promise<void> {
  const aliases = configured.map(({ alias }) => alias);
  await database.delete(partners).where(notInArray(partners.alias, aliases));
  for (const { alias, name, siteUrl } of configured) {
    const row = { alias, name, siteUrl };
    await database.insert(partners).values(row).onConflictDoUpdate({ target: partners.alias, set: row });
  }
}

export async function saveLinkCode(
  database: Database,
  { now, ...code }: Account & { code: string; expiresAt: Date; now: Date },
): Promise<void> {
  await database.delete(partnerLinkCodes).where(lt(partnerLinkCodes.expiresAt, now));
  await database.insert(partnerLinkCodes).values(code);
}

/** Must run in a transaction that began with lockUser. */
export async function linkPartner(
  transaction: Database,
  { userId, partnerAlias, accountId, accountName, now }: Account & { userId: string; now: Date },
): Promise<{ name: string; accountName: string }> {
  await transaction.delete(partnerAccounts).where(ofPlayer(userId, partnerAlias));
  const linked = await transaction
    .insert(partnerAccounts)
    .values({ partnerAlias, accountId, accountName, userId, linkedAt: now })
    .onConflictDoNothing()
    .returning();
  if (linked.length === 0) throw new ApiFailure("partner_account_taken");
  await recordQuestStep(transaction, { userId, questType: "LINK_PARTNER_ACCOUNT", amount: 0, now });
  const [partner] = await transaction.select().from(partners).where(eq(partners.alias, partnerAlias));
  return { name: partner?.name ?? partnerAlias, accountName };
}

export async function listPartners(database: Database, userId: string): Promise<Partner[]> {
  const rows = await database
    .select({ partner: partners, account: partnerAccounts })
    .from(partners)
    .leftJoin(
      partnerAccounts,
      and(eq(partnerAccounts.partnerAlias, partners.alias), eq(partnerAccounts.userId, userId)),
    )
    .orderBy(asc(partners.name));
  return rows.map(({ partner, account }) => ({
    ...partner,
    accountName: account?.accountName ?? null,
    linkedAt: account?.linkedAt.toISOString() ?? null,
  }));
}

export async function unlinkPartner(database: Database, userId: string, alias: string): Promise<void> {
  const removed = await database.delete(partnerAccounts).where(ofPlayer(userId, alias)).returning();
  if (removed.length === 0) throw new ApiFailure("partner_not_found");
}

export async function findLinkedPlayer(
  database: Database,
  { partnerAlias, accountId }: Pick<Account, "partnerAlias" | "accountId">,
): Promise<string | null> {
  const [account] = await database
    .select({ userId: partnerAccounts.userId })
    .from(partnerAccounts)
    .where(and(eq(partnerAccounts.partnerAlias, partnerAlias), eq(partnerAccounts.accountId, accountId)));
  return account?.userId ?? null;
}

function ofPlayer(userId: string, partnerAlias: string) {
  return and(eq(partnerAccounts.userId, userId), eq(partnerAccounts.partnerAlias, partnerAlias));
}

export async function recordPartnerStep(
  database: Database,
  { partnerAlias, achievementId, ...step }: { userId: string; partnerAlias: string; achievementId: string; now: Date },
): Promise<void> {
  const subjectId = idOfName(`${partnerAlias}:${achievementId}`);
  await database.transaction((transaction) =>
    recordQuestStep(transaction, { ...step, questType: "PARTNER_QUEST", subjectId }),
  );
}

/** Quest steps are keyed by UUIDs; partners use names of their own. */
function idOfName(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}
