import { hostname } from "node:os";
import {
  MAX_HEALTH_PROBLEMS,
  type HealthEvent,
  type HealthProblem,
  type HealthStatus,
} from "~contract/entities/health";
import { log } from "~observe/log";
import type { Services } from "../../api-context";
import type { Database } from "../../db/database";
import { withinTime } from "../../time-limit";
import { listHealthEvents } from "./health-events";
import { deleteOldIncidents, recordEndedIncident, recordIncidents } from "./incidents";
import { deleteOldMailMinutes } from "./mail-tries";
import { deleteOldProcessStarts } from "./process-starts";
import type { FoundProblem } from "./found-problem";
import { createCheckRunner, type CheckResult, type HealthCheck } from "./health-check";
import { localChecks } from "./local-checks";
import { sharedChecks } from "./shared-checks";

/** A page or a monitor costs no more than this allows, however often it asks. */
const CACHED_MS = 10_000;
const LOOK_EVERY_MS = 60_000;
const RECORDS_WITHIN_MS = 2_000;

export type HealthReport = { status: HealthStatus; checkedDate: string; problems: HealthProblem[] };

export type PortalHealth = {
  /** At most ten seconds old. */
  read(): Promise<HealthReport>;
  /** At most ten seconds old; rejects without a database. */
  listEvents(): Promise<HealthEvent[]>;
  /** Looks every minute, so that it is known since when. */
  start(): void;
  stop(): void;
};

type Means = Pick<Services, "configuration" | "database" | "fileStore">;

export function createPortalHealth(means: Means): PortalHealth {
  const { database } = means;
  const machine = hostname();
  const local = localChecks({ ...means, machine });
  const runs = [...local, ...sharedChecks(means)].map(createCheckRunner);
  const record = createRecorder(database, { machine, local });
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<HealthReport> => {
    const now = new Date();
    const problems = await record(await Promise.all(runs.map((run) => run(now))), now);
    const ordered = [...problems].sort(byUrgency).slice(0, MAX_HEALTH_PROBLEMS);
    return { status: ordered[0]?.severity ?? "ok", checkedDate: now.toISOString(), problems: ordered };
  };
  const read = cached(look);
  return {
    read,
    listEvents: cached(() => inTime(listHealthEvents(database, new Date()))),
    start() {
      timer = setInterval(() => {
        read().catch((err: unknown) => {
          log.error({ err }, "The portal could not look after itself");
        });
      }, LOOK_EVERY_MS).unref();
    },
    stop() {
      clearInterval(timer);
    },
  };
}

type Own = { machine: string; local: readonly HealthCheck[] };

/** Without a database, this process remembers since when. */
function createRecorder(database: Database, { machine, local }: Own) {
  const localKinds = local.flatMap(({ kinds }) => kinds);
  const lost: FoundProblem = { kind: "database-unreachable", severity: "critical", subject: machine, since: null };
  let known: HealthProblem[] = [];

  const store = async (results: readonly CheckResult[], now: Date) => {
    const failed = results.filter(({ error }) => error !== null);
    const ping = failed.find(({ check }) => check.name === "database");
    if (ping) throw new Error(ping.error ?? "");
    const problems = [...results.flatMap((result) => result.problems), ...failed.map(toFailedCheck)];
    const unknown = failed.flatMap(({ check }) => check.kinds);
    const ended = known.find(({ kind }) => kind === lost.kind);
    if (ended) await recordEndedIncident(database, { ...lost, since: new Date(ended.sinceDate) }, now);
    return recordIncidents(database, { problems, unknown, local: localKinds, machine, now });
  };

  return async (results: readonly CheckResult[], now: Date): Promise<HealthProblem[]> => {
    try {
      known = await inTime(store(results, now));
    } catch (error) {
      log.error({ err: error }, "The database is unreachable, or too slow to look after the portal");
      const problems = [lost, ...results.flatMap((result) => result.problems)];
      known = problems.map((problem) => toProblem(problem, known, now));
    }
    return known;
  };
}

function toFailedCheck({ check, error }: CheckResult): FoundProblem {
  return { kind: "check-failed", severity: "warning", subject: check.name, error, since: null };
}

function toProblem(found: FoundProblem, known: readonly HealthProblem[], now: Date): HealthProblem {
  const { kind, severity, subject = null, count = null, error = null, since } = found;
  const earlier = known.find((one) => one.kind === kind && one.subject === subject);
  return { kind, severity, sinceDate: earlier?.sinceDate ?? (since ?? now).toISOString(), subject, count, error };
}

function byUrgency(one: HealthProblem, other: HealthProblem): number {
  if (one.severity !== other.severity) return one.severity === "critical" ? -1 : 1;
  return Date.parse(one.sinceDate) - Date.parse(other.sinceDate);
}

function cached<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: { at: number; value: Promise<Value> } | null = null;
  return () => {
    const at = performance.now();
    if (loaded === null || at - loaded.at >= CACHED_MS) loaded = { at, value: load() };
    return loaded.value;
  };
}

const inTime = <Value>(work: Promise<Value>) => withinTime(work, RECORDS_WITHIN_MS, "The database took too long");

export async function deleteOldHealthRecords(database: Database, now: Date): Promise<void> {
  await deleteOldIncidents(database, now);
  await deleteOldMailMinutes(database, now);
  await deleteOldProcessStarts(database, now);
}
