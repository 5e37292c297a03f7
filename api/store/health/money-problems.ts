import { and, asc, count, eq, gt, isNotNull, isNull, lt, min, sql } from "drizzle-orm";
import type { PaymentProviderName } from "~contract/entities/game-details";
import type { Database } from "../../db/database";
import { paymentOrders } from "../../db/schema/payments";
import { refunds } from "../../db/schema/refunds";
import type { FoundProblem } from "./found-problem";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Many leave a payment page, but seldom so many one after another. */
const SILENT_ORDERS = 5;
const SILENT_AFTER_MS = HOUR_MS;
const SILENCE_KEPT_MS = 7 * DAY_MS;
const FAILED_ORDERS = 3;
/** Notices of refunds come within seconds, of some banks within a day. */
const REFUND_WAITS_MS = DAY_MS;

/** Orders since the newest one that the provider has answered. */
export async function findProviderProblems(
  database: Database,
  provider: PaymentProviderName,
  now: Date,
): Promise<FoundProblem[]> {
  const [failing, silent] = await Promise.all([
    ordersSince(database, provider, {
      answered: isNotNull(paymentOrders.paymentUrl),
      unanswered: and(isNull(paymentOrders.paymentUrl), gt(paymentOrders.failures, 0)),
      ...{ from: new Date(now.getTime() - DAY_MS), until: now },
    }),
    ordersSince(database, provider, {
      answered: isNotNull(paymentOrders.paymentId),
      unanswered: isNotNull(paymentOrders.paymentUrl),
      ...{ from: new Date(now.getTime() - SILENCE_KEPT_MS), until: new Date(now.getTime() - SILENT_AFTER_MS) },
    }),
  ]);
  const problems: FoundProblem[] = [];
  const about = { subject: provider };
  if (failing.count > 0) {
    const severity = failing.count < FAILED_ORDERS ? "warning" : "critical";
    problems.push({ kind: "provider-failing", severity, ...about, ...failing });
  }
  if (silent.count >= SILENT_ORDERS)
    problems.push({ kind: "provider-silent", severity: "warning", ...about, ...silent });
  return problems;
}

type Condition = ReturnType<typeof and>;
type Wanted = { answered: Condition; unanswered: Condition; from: Date; until: Date };

async function ordersSince(
  database: Database,
  provider: PaymentProviderName,
  { answered, unanswered, from, until }: Wanted,
): Promise<{ count: number; since: Date | null }> {
  const { createdAt } = paymentOrders;
  const ofProvider = and(eq(paymentOrders.provider, provider), gt(createdAt, from));
  const newest = database
    .select({ at: sql`max(${createdAt})` })
    .from(paymentOrders)
    .where(and(ofProvider, answered));
  const [found] = await database
    .select({ count: count(), since: min(createdAt) })
    .from(paymentOrders)
    .where(and(ofProvider, unanswered, lt(createdAt, until), sql`${createdAt} > coalesce((${newest}), '-infinity')`));
  return found ?? { count: 0, since: null };
}

/** The one that has waited longest is the subject. */
export async function findWaitingRefunds(database: Database, now: Date): Promise<FoundProblem[]> {
  const isWaiting = and(
    eq(refunds.state, "pending"),
    isNotNull(refunds.orderId),
    lt(refunds.createdAt, new Date(now.getTime() - REFUND_WAITS_MS)),
  );
  const [first] = await database
    .select({ orderId: refunds.orderId, since: refunds.createdAt })
    .from(refunds)
    .where(isWaiting)
    .orderBy(asc(refunds.createdAt), asc(refunds.refundId))
    .limit(1);
  if (!first) return [];
  const waiting = await database.$count(refunds, isWaiting);
  const subject = first.orderId ?? undefined;
  return [{ kind: "refunds-waiting", severity: "warning", subject, count: waiting, since: first.since }];
}
