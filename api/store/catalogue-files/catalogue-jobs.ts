import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { MAX_BUILD_BYTES, type BuildLimits } from "~contract/entities/build";
import type { CatalogueProblem } from "~contract/entities/catalogue-piece";
import type { CatalogueOutcome, CatalogueStep } from "~contract/entities/catalogue-upload";
import { log } from "~observe/log";
import { ApiFailure } from "../../api-failure";
import type { FileStore } from "../../builds/file-store";
import { readZip } from "../../builds/read-zip";
import { RefusedBuild } from "../../builds/refused-build";
import type { Database } from "../../db/database";
import { catalogueUploads } from "../../db/schema/catalogue-uploads";
import type { BuildServices } from "../builds/build-services";
import { deleteParts, joinParts } from "../builds/part-files";
import { checkCatalogue, importCatalogue } from "./import-catalogue";

const LEASE_MS = 30_000;
const RENEW_MS = 1_000;
/** What no process could import may be what ends them. */
const MAX_ATTEMPTS = 3;
const MAX_SHOWN_PROBLEMS = 100;
/** Unpacked; a process of the portal keeps no more of it in memory than the JSON files. */
const LIMITS: BuildLimits = { maxFiles: 100_000, maxBytes: 4 * 1024 ** 3, maxFileBytes: MAX_BUILD_BYTES };

/** An upload that only this process checks or imports, as long as it renews the lease. */
type Lease = { upload: typeof catalogueUploads.$inferSelect; holder: string };
type Progress = { step: CatalogueStep | null; done: number; total: number };
type End = { state: "checked" | "refused" | "imported"; outcome: Partial<CatalogueOutcome>; seen?: string };

const running = new WeakMap<FileStore, { isAskedAgain: boolean }>();

/** Checks or imports what waits, in the background; every process does, and whoever is first has the lease. */
export function wakeCatalogueJobs(services: BuildServices): void {
  const current = running.get(services.fileStore);
  if (current) {
    current.isAskedAgain = true;
    return;
  }
  const state = { isAskedAgain: true };
  running.set(services.fileStore, state);
  void runWaiting(services, state)
    .catch((error: unknown) => {
      log.error({ err: error }, "An uploaded catalogue could not be read");
    })
    .finally(() => running.delete(services.fileStore));
}

async function runWaiting(services: BuildServices, state: { isAskedAgain: boolean }): Promise<void> {
  while (state.isAskedAgain) {
    state.isAskedAgain = false;
    for (let lease = await takeLease(services.database); lease; lease = await takeLease(services.database)) {
      await runJob(services, lease);
    }
  }
}

async function takeLease(database: Database): Promise<Lease | null> {
  const now = new Date();
  const holder = randomUUID();
  const { lockedUntil, state } = catalogueUploads;
  const isFree = or(isNull(lockedUntil), lt(lockedUntil, now));
  const [upload] = await database
    .update(catalogueUploads)
    .set({ lockedUntil: endOf(now), lockedBy: holder, attempts: sql`${catalogueUploads.attempts} + 1` })
    .where(and(inArray(state, ["checking", "importing"]), isFree))
    .returning();
  return upload ? { upload, holder } : null;
}

async function runJob(services: BuildServices, lease: Lease): Promise<void> {
  const { database, fileStore } = services;
  const lost = new AbortController();
  const progress: Progress = { step: null, done: 0, total: 0 };
  const stopRenewal = startRenewal(database, lease, { progress, lost });
  let state: End["state"] | null;
  try {
    if (lease.upload.attempts > MAX_ATTEMPTS) throw new Error("It has ended each process that read it");
    state = await readUpload(services, lease, { progress, signal: lost.signal });
  } catch (error) {
    state = await endInFailure(database, lease, error);
  } finally {
    stopRenewal();
  }
  if (state === "refused" || state === "imported") await deleteParts(fileStore, lease.upload);
}

type Run = { progress: Progress; signal: AbortSignal };

/** Null if another process has taken it over, or it was discarded. */
async function readUpload(services: BuildServices, lease: Lease, run: Run): Promise<End["state"] | null> {
  const { database, fileStore } = services;
  await mkdir(fileStore.workFolder, { recursive: true });
  const folder = await mkdtemp(path.join(fileStore.workFolder, "catalogue-"));
  try {
    const zip = path.join(folder, "zip");
    await joinParts(fileStore, lease.upload, zip, run.signal);
    const source = await readZip(zip, LIMITS);
    try {
      const { userId, reason, seen, state } = lease.upload;
      if (userId === null) throw new Error("The account of whoever sent it is deleted");
      const author = { actorId: userId, now: new Date(), ...(reason !== null && { reason }) };
      const onProgress = (step: CatalogueStep, done: number, total: number) => {
        run.signal.throwIfAborted();
        Object.assign(run.progress, { step, done, total });
      };
      const checked = await checkCatalogue(services, source, { author, onProgress });
      const { problems, summary } = checked;
      if (problems.length > 0)
        return await endJob(database, lease, { state: "refused", outcome: toProblems(problems) });
      if (state === "checking") {
        return await endJob(database, lease, { state: "checked", outcome: { summary }, seen: checked.seen });
      }
      await importCatalogue(
        services,
        { ...checked, seen: seen ?? "" },
        {
          ...{ author, onProgress },
          onImported: async (transaction, result) => {
            const ended = await endJob(transaction, lease, { state: "imported", outcome: { summary: result } });
            if (ended === null) throw new Error("Another process has taken the import over");
          },
        },
      );
      return "imported";
    } finally {
      source.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function toProblems(problems: readonly CatalogueProblem[]): Partial<CatalogueOutcome> {
  return { problems: problems.slice(0, MAX_SHOWN_PROBLEMS), problemCount: problems.length };
}

/** Null if it may be tried again when the lease has passed. */
async function endInFailure(database: Database, lease: Lease, error: unknown): Promise<End["state"] | null> {
  const isChanged = error instanceof ApiFailure && error.code === "content_changed";
  if (isChanged) return endJob(database, lease, { state: "refused", outcome: { failure: "content_changed" } });
  if (error instanceof RefusedBuild) {
    return endJob(database, lease, { state: "refused", outcome: { refusals: [...error.refusals] } });
  }
  const { uploadId, attempts } = lease.upload;
  const isDiscarded = (await database.$count(catalogueUploads, isHeld(lease))) === 0;
  if (isDiscarded) return null;
  log.error({ err: error, uploadId, attempts }, "An uploaded catalogue could not be read");
  if (attempts < MAX_ATTEMPTS) return null;
  return endJob(database, lease, { state: "refused", outcome: { failure: "check_failed" } });
}

const NOTHING_FOUND: CatalogueOutcome = {
  ...{ refusals: [], problems: [], problemCount: 0, failure: null, summary: null },
};

async function endJob(database: Database, lease: Lease, { state, outcome, seen }: End): Promise<End["state"] | null> {
  const free = { lockedUntil: null, lockedBy: null, step: null, done: 0, total: 0 };
  const ended = await database
    .update(catalogueUploads)
    .set({ ...free, state, outcome: { ...NOTHING_FOUND, ...outcome }, seen: seen ?? null, changedAt: new Date() })
    .where(isHeld(lease))
    .returning({ uploadId: catalogueUploads.uploadId });
  return ended.length > 0 ? state : null;
}

/** Returns what ends it. An embedded database renews nothing during a transaction, and has no other process. */
function startRenewal(database: Database, lease: Lease, run: { progress: Progress; lost: AbortController }) {
  let isRenewing = false;
  const renew = async () => {
    if (isRenewing) return;
    isRenewing = true;
    try {
      const renewed = await database
        .update(catalogueUploads)
        .set({ lockedUntil: endOf(new Date()), ...run.progress })
        .where(isHeld(lease))
        .returning({ uploadId: catalogueUploads.uploadId });
      if (renewed.length === 0) run.lost.abort();
    } catch (error) {
      log.warn({ err: error }, "The lease of an uploaded catalogue could not be renewed");
    } finally {
      isRenewing = false;
    }
  };
  const timer = setInterval(() => void renew(), RENEW_MS);
  return () => {
    clearInterval(timer);
  };
}

function isHeld({ upload, holder }: Lease) {
  return and(eq(catalogueUploads.uploadId, upload.uploadId), eq(catalogueUploads.lockedBy, holder));
}

function endOf(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}
