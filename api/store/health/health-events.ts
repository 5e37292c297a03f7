import { and, desc, eq, gt, inArray, isNotNull } from "drizzle-orm";
import type { AuditAction } from "~contract/entities/audit-entry";
import { MAX_HEALTH_EVENTS, type HealthEvent } from "~contract/entities/health";
import { jobKindName } from "~contract/entities/job";
import type { Database } from "../../db/database";
import { healthIncidents, processStarts } from "../../db/schema/health";
import { paymentOrders } from "../../db/schema/payments";
import { paymentDisputes, refunds } from "../../db/schema/refunds";
import { auditLog } from "../../db/schema/staff";
import { errorOfDeadJob } from "../jobs/dead-jobs";
import { jobTable } from "../jobs/job-table";

const LOOKED_BACK_MS = 30 * 86_400_000;

/** What an operator wants to know of; all else is in the audit log. */
const NOTABLE_ACTIONS: AuditAction[] = [
  "content.failed",
  "game.stopped",
  "game.released",
  "job.retried",
  "job.discarded",
  "player.banned",
  "review.failed",
  "staff.added",
  "staff.removed",
  "staff.role-changed",
  "staff.second-factor-reset",
  "staff-token.created",
  "staff-token.revoked",
];

/** The newest of each source, of which the newest are taken. */
export async function listHealthEvents(database: Database, now: Date): Promise<HealthEvent[]> {
  const from = new Date(now.getTime() - LOOKED_BACK_MS);
  const sources = [beganSince, endedSince, startsSince, deadJobsSince, failedRefundsSince, disputesSince, changesSince];
  const events = await Promise.all(sources.map((source) => source(database, from)));
  return events
    .flat()
    .sort((one, other) => Date.parse(other.date) - Date.parse(one.date))
    .slice(0, MAX_HEALTH_EVENTS);
}

type Source = (database: Database, from: Date) => Promise<HealthEvent[]>;

const beganSince: Source = async (database, from) => {
  const { since } = healthIncidents;
  const rows = await database
    .select()
    .from(healthIncidents)
    .where(gt(since, from))
    .orderBy(desc(since))
    .limit(MAX_HEALTH_EVENTS);
  return rows.map(({ kind, subject, severity, since: date }) => ({
    ...{ kind: "problem-began", date: date.toISOString(), problem: kind, severity, subject: subject || null },
  }));
};

const endedSince: Source = async (database, from) => {
  const { endedAt } = healthIncidents;
  const rows = await database
    .select()
    .from(healthIncidents)
    .where(gt(endedAt, from))
    .orderBy(desc(endedAt))
    .limit(MAX_HEALTH_EVENTS);
  return rows.flatMap(({ kind, subject, endedAt: date }): HealthEvent[] =>
    date === null ? [] : [{ kind: "problem-ended", date: date.toISOString(), problem: kind, subject: subject || null }],
  );
};

const startsSince: Source = async (database, from) => {
  const { startedAt } = processStarts;
  const rows = await database
    .select()
    .from(processStarts)
    .where(gt(startedAt, from))
    .orderBy(desc(startedAt))
    .limit(MAX_HEALTH_EVENTS);
  return rows.map(({ machine, process, version, startedAt: date }) => ({
    ...{ kind: "process-started", date: date.toISOString(), machine, process, version },
  }));
};

const deadJobsSince: Source = async (database, from) => {
  const { state, completedOn } = jobTable;
  const rows = await database
    .select()
    .from(jobTable)
    .where(and(eq(state, "failed"), gt(completedOn, from)))
    .orderBy(desc(completedOn))
    .limit(MAX_HEALTH_EVENTS);
  return rows.map(({ name, completedOn: endedAt, createdOn, output }) => ({
    ...{ kind: "job-died", date: (endedAt ?? createdOn).toISOString(), jobKind: jobKindName.parse(name) },
    error: errorOfDeadJob(output),
  }));
};

const failedRefundsSince: Source = async (database, from) => {
  const { state, orderId, createdAt } = refunds;
  const rows = await database
    .select()
    .from(refunds)
    .where(and(eq(state, "failed"), isNotNull(orderId), gt(createdAt, from)))
    .orderBy(desc(createdAt))
    .limit(MAX_HEALTH_EVENTS);
  return rows.flatMap((row): HealthEvent[] => {
    const date = (row.settledAt ?? row.createdAt).toISOString();
    return row.orderId === null ? [] : [{ kind: "refund-failed", date, orderId: row.orderId }];
  });
};

const disputesSince: Source = async (database, from) => {
  const { provider, paymentId, openedAt } = paymentDisputes;
  const rows = await database
    .select({ orderId: paymentOrders.orderId, openedAt })
    .from(paymentDisputes)
    .innerJoin(paymentOrders, and(eq(paymentOrders.provider, provider), eq(paymentOrders.paymentId, paymentId)))
    .where(gt(openedAt, from))
    .orderBy(desc(openedAt))
    .limit(MAX_HEALTH_EVENTS);
  return rows.map(({ orderId, openedAt: date }) => ({ kind: "dispute-opened", date: date.toISOString(), orderId }));
};

const changesSince: Source = async (database, from) => {
  const { action, createdAt } = auditLog;
  const rows = await database
    .select({ action, createdAt, subjectName: auditLog.subjectName })
    .from(auditLog)
    .where(and(inArray(action, NOTABLE_ACTIONS), gt(createdAt, from)))
    .orderBy(desc(createdAt))
    .limit(MAX_HEALTH_EVENTS);
  return rows.map(({ createdAt: date, ...change }) => ({ kind: "desk-change", date: date.toISOString(), ...change }));
};
