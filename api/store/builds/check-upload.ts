import { log } from "~observe/log";
import { ApiFailure } from "../../api-failure";
import { RefusedBuild, refusal } from "../../builds/refused-build";
import type { Database } from "../../db/database";
import type { BuildServices } from "./build-services";
import { importUpload } from "./import-upload";
import { deleteParts } from "./part-files";
import { endUpload, renewLease, type Lease } from "./upload-lease";
import { findUploadRow } from "./upload-rows";

const RENEW_MS = 1_000;
/** What no process could check may be what ends them. */
const MAX_ATTEMPTS = 3;

/** Imports the upload and points its track to the new release, or says why not. */
export async function checkUpload(services: BuildServices, lease: Lease): Promise<void> {
  const { database, fileStore } = services;
  const lost = new AbortController();
  const progress = { checkedBytes: 0, totalBytes: 0 };
  const renewal = setInterval(() => {
    void renew(database, lease, progress, lost);
  }, RENEW_MS);
  const onProgress = (checkedBytes: number, totalBytes: number) => {
    Object.assign(progress, { checkedBytes, totalBytes });
  };
  let hasEnded: boolean;
  try {
    if (lease.upload.attempts > MAX_ATTEMPTS) throw new Error("It has ended each process that checked it");
    await importUpload(services, { lease, signal: lost.signal, onProgress });
    hasEnded = true;
  } catch (error) {
    hasEnded = await endInFailure(database, lease, error);
  } finally {
    clearInterval(renewal);
  }
  if (hasEnded) await deleteParts(fileStore, lease.upload);
}

async function renew(
  database: Database,
  lease: Lease,
  progress: { checkedBytes: number; totalBytes: number },
  lost: AbortController,
): Promise<void> {
  try {
    if (!(await renewLease(database, lease, progress, new Date()))) lost.abort();
  } catch (error) {
    log.warn({ err: error }, "The lease of an upload could not be renewed");
  }
}

/** False if it may be tried again when the lease has passed. */
async function endInFailure(database: Database, lease: Lease, error: unknown): Promise<boolean> {
  const refusals = refusalsOf(error);
  if (refusals !== null) return endUpload(database, lease, { refusals }, new Date());
  const { uploadId, attempts } = lease.upload;
  const isCancelled = (await findUploadRow(database, uploadId)) === null;
  if (isCancelled) return false;
  log.error({ err: error, uploadId, attempts }, "An upload could not be checked");
  if (attempts < MAX_ATTEMPTS) return false;
  return endUpload(database, lease, { refusals: [refusal("check_failed")] }, new Date());
}

function refusalsOf(error: unknown) {
  if (error instanceof RefusedBuild) return [...error.refusals];
  const isTaken = error instanceof ApiFailure && error.code === "version_number_too_low";
  return isTaken ? [refusal("version_taken")] : null;
}
