import * as z from "zod";
import { auditAction } from "./audit-entry";
import { dateTime, id } from "./identifiers";
import { jobKindName, MAX_JOB_ERROR_LENGTH } from "./job";

/** More are not reported at once. */
export const MAX_HEALTH_PROBLEMS = 100;
/** What happened lately, the newest first. */
export const MAX_HEALTH_EVENTS = 50;

/** Rules: docs/product/health.md. */
export const healthProblemKind = z.enum([
  "database-unreachable",
  "database-slow",
  "file-store-unreachable",
  "disk-full",
  "mails-refused",
  "jobs-dead",
  "jobs-late",
  "clean-up-late",
  "figures-late",
  "provider-failing",
  "provider-silent",
  "refunds-waiting",
  "check-failed",
]);
export type HealthProblemKind = z.output<typeof healthProblemKind>;

export const healthSeverity = z.enum(["critical", "warning"]);
export type HealthSeverity = z.output<typeof healthSeverity>;

/**
 * `subject` is what it is about, by kind: a machine, a kind of jobs, a payment provider, an order, a check. `count` is
 * how many, for a disk the per cent that is free, for a database the milliseconds that it took.
 */
export const healthProblem = z.object({
  kind: healthProblemKind,
  severity: healthSeverity,
  sinceDate: dateTime,
  subject: z.string().nullable(),
  count: z.int().min(0).nullable(),
  /** The last error, in one line. */
  error: z.string().max(MAX_JOB_ERROR_LENGTH).nullable(),
});
export type HealthProblem = z.output<typeof healthProblem>;

const ofProblem = { date: dateTime, problem: healthProblemKind, subject: z.string().nullable() };

/** A change at the desk has the name of what was changed, and not who did it. */
export const healthEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("problem-began"), severity: healthSeverity, ...ofProblem }),
  z.object({ kind: z.literal("problem-ended"), ...ofProblem }),
  z.object({
    ...{ kind: z.literal("process-started"), date: dateTime },
    ...{ machine: z.string(), process: z.int().min(1), version: z.string() },
  }),
  z.object({
    ...{ kind: z.literal("job-died"), date: dateTime },
    ...{ jobKind: jobKindName, error: z.string().max(MAX_JOB_ERROR_LENGTH) },
  }),
  z.object({ kind: z.literal("refund-failed"), date: dateTime, orderId: id }),
  z.object({ kind: z.literal("dispute-opened"), date: dateTime, orderId: id }),
  z.object({ kind: z.literal("desk-change"), date: dateTime, action: auditAction, subjectName: z.string().nullable() }),
]);
export type HealthEvent = z.output<typeof healthEvent>;

/** Critical where anything is, else a warning where there is one. */
export const healthStatus = z.enum(["ok", "warning", "critical"]);
export type HealthStatus = z.output<typeof healthStatus>;
