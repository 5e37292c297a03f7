const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a release is kept that no track points to. */
const UNUSED_RELEASE_MS = 30 * DAY_MS;
/** How long before that its studio is told. */
export const ANNOUNCEMENT_MS = 7 * DAY_MS;
export const ANNOUNCED_AFTER_MS = UNUSED_RELEASE_MS - ANNOUNCEMENT_MS;

type Unused = { unusedSince: Date | null; deletionAnnouncedAt: Date | null };

/** Null while a track points to the release. A late announcement postpones the deletion. */
export function deletionDateOf({ unusedSince, deletionAnnouncedAt }: Unused): Date | null {
  if (unusedSince === null) return null;
  const announced = deletionAnnouncedAt === null ? 0 : deletionAnnouncedAt.getTime() + ANNOUNCEMENT_MS;
  return new Date(Math.max(unusedSince.getTime() + UNUSED_RELEASE_MS, announced));
}
