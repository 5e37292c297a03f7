import { setTimeout as pause } from "node:timers/promises";
import type { Upload } from "~contract/entities/developer-game";
import { log } from "~observe/log";
import { ApiFailure } from "../../api-failure";
import type { FileStore } from "../../builds/file-store";
import type { BuildServices } from "./build-services";
import { checkUpload } from "./check-upload";
import { takeLease } from "./upload-lease";
import { findUploadRow, toUpload } from "./upload-rows";

/** More would only take turns on the same disk and processors. */
const CHECKS_AT_ONCE = 2;
const POLL_MS = 100;

const running = new WeakMap<FileStore, Set<Promise<void>>>();

/** Checks what has been received, in the background; every process does, and whoever is first has the lease. */
export function wakeChecks(services: BuildServices): void {
  const checks = running.get(services.fileStore) ?? new Set();
  running.set(services.fileStore, checks);
  if (checks.size >= CHECKS_AT_ONCE) return;
  const check = checkWaiting(services)
    .catch((error: unknown) => {
      log.error({ err: error }, "An upload could not be checked");
    })
    .finally(() => checks.delete(check));
  checks.add(check);
}

async function checkWaiting(services: BuildServices): Promise<void> {
  for (let lease = await next(services); lease !== null; lease = await next(services))
    await checkUpload(services, lease);
}

function next({ database }: BuildServices) {
  return takeLease(database, new Date());
}

/** When it is refused or done, whichever process has checked it. */
export async function awaitUpload(services: BuildServices, uploadId: string): Promise<Upload> {
  for (;;) {
    const row = await findUploadRow(services.database, uploadId);
    if (row === null) throw new ApiFailure("upload_not_found");
    if (row.state === "refused" || row.state === "done") return toUpload(row);
    await pause(POLL_MS);
  }
}
