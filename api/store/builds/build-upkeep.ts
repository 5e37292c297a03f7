import { setTimeout as pause } from "node:timers/promises";
import { log } from "~observe/log";
import { shutdownSignal } from "~observe/shutdown";
import { wakeCatalogueJobs } from "../catalogue-files/catalogue-jobs";
import { deleteOldCatalogueUploads } from "../catalogue-files/catalogue-uploads";
import { deleteUnnamedPictures } from "../pages/page-pictures";
import type { BuildServices } from "./build-services";
import { deleteLeftovers, deleteOldUploads, deleteUnnamedFiles } from "./unnamed-files";
import { announceDeletions, deleteUnnamedBuilds, deleteUnusedReleases } from "./unused-releases";
import { wakeChecks } from "./upload-checks";

const CHECK_EVERY_MS = 15_000;

/** Goes on with uploads whose process has stopped. */
export function startBuildUpkeep(services: BuildServices): void {
  void repeat(CHECK_EVERY_MS, () => {
    wakeChecks(services);
    wakeCatalogueJobs(services);
    return Promise.resolve();
  });
}

/** Deletes what nobody needs any more. Releases first, so that what only they need can go with them. */
export async function collect(services: BuildServices, now: Date): Promise<void> {
  const { database, fileStore } = services;
  await announceDeletions(database, now);
  await deleteUnusedReleases(database, now);
  await deleteUnnamedBuilds(database, now);
  await deleteUnnamedFiles(services, now);
  await deleteOldUploads(services, now);
  await deleteOldCatalogueUploads(services, now);
  await deleteUnnamedPictures(services, now);
  await deleteLeftovers(fileStore, now);
}

async function repeat(everyMs: number, act: () => Promise<unknown>): Promise<void> {
  const signal = shutdownSignal();
  for (;;) {
    await pause(everyMs, undefined, { ref: false, signal }).catch(() => undefined);
    if (signal.aborted) return;
    await act().catch((error: unknown) => {
      log.error({ err: error }, "Regular work failed");
    });
  }
}
