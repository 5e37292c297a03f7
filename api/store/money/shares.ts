import { asc, eq, inArray, isNull, or } from "drizzle-orm";
import { DEFAULT_SHARE_POINTS, MAX_SHARE_POINTS, type StudioShare } from "~contract/entities/earnings";
import type { Pagination } from "~contract/entities/pagination";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { studios } from "../../db/schema/catalogue";
import { studioShares } from "../../db/schema/earnings";
import type { Author } from "../drafts/change-content";
import { containsText } from "../drafts/content-filter";
import { countTotal, pageWindowOf, toPagination, type PageRequest } from "../paging";
import { recordAudit } from "../staff/audit-log";
import { findStudioName } from "../studios/memberships";

export type ShareRow = Pick<typeof studioShares.$inferSelect, "sequence" | "studioId" | "points" | "validFrom">;
type Planned = StudioShare["planned"];

const MAX_PLANNED = 12;
const POINTS_OF_A_PERCENT = MAX_SHARE_POINTS / 100;

/** In hundredths of a per cent; null: the usual one. */
export async function findShare(database: Database, studioId: string | null, at: Date): Promise<number> {
  const ofStudio = studioId === null ? undefined : eq(studioShares.studioId, studioId);
  const rows = await database
    .select()
    .from(studioShares)
    .where(or(ofStudio, isNull(studioShares.studioId)));
  return shareAt(rows, studioId, at).points;
}

/** Of those for the same moment, the one that was written last. */
export function shareAt(
  rows: readonly ShareRow[],
  studioId: string | null,
  at: Date,
): { points: number; isOwn: boolean } {
  const own = latest(rows, studioId, at);
  if (own !== null && studioId !== null) return { points: own, isOwn: true };
  return { points: latest(rows, null, at) ?? DEFAULT_SHARE_POINTS, isOwn: false };
}

function latest(rows: readonly ShareRow[], studioId: string | null, at: Date): number | null {
  const valid = inOrder(rows, studioId).filter(({ validFrom }) => validFrom <= at);
  return valid.at(-1)?.points ?? null;
}

function inOrder(rows: readonly ShareRow[], studioId: string | null): ShareRow[] {
  return rows
    .filter((row) => row.studioId === studioId)
    .sort((left, right) => left.validFrom.getTime() - right.validFrom.getTime() || left.sequence - right.sequence);
}

function plannedAfter(rows: readonly ShareRow[], studioId: string | null, at: Date): Planned {
  const later = inOrder(rows, studioId).filter(({ validFrom }) => validFrom > at);
  const byMoment = new Map(later.map(({ points, validFrom }) => [validFrom.toISOString(), points]));
  return [...byMoment].map(([validFrom, points]) => ({ validFrom, points })).slice(0, MAX_PLANNED);
}

export type ShareList = {
  portal: { points: number; planned: Planned };
  studios: StudioShare[];
  pagination: Pagination;
};

/** Studios by name, those whose name contains the text. */
export async function listShares(
  database: Database,
  { search = "", ...request }: PageRequest & { search?: string | undefined },
  now: Date,
): Promise<ShareList> {
  const window = pageWindowOf(request);
  const wanted = containsText(studios.name, search);
  const found = await database
    .select({ studioId: studios.studioId, studioName: studios.name })
    .from(studios)
    .where(wanted)
    .orderBy(asc(studios.name), asc(studios.studioId))
    .limit(window.pageSize)
    .offset(window.offset);
  const total = await countTotal(window, found.length, () => database.$count(studios, wanted));
  const ids = found.map(({ studioId }) => studioId);
  const rows = await database
    .select()
    .from(studioShares)
    .where(or(isNull(studioShares.studioId), inArray(studioShares.studioId, ids)));
  return {
    portal: { points: shareAt(rows, null, now).points, planned: plannedAfter(rows, null, now) },
    studios: found.map((studio) => ({
      ...{ ...studio, ...shareAt(rows, studio.studioId, now) },
      planned: plannedAfter(rows, studio.studioId, now),
    })),
    pagination: toPagination(window, total),
  };
}

type Change = { studioId: string | null; points: number | null; validFrom: string | null; reason: string };

export async function changeShare(
  database: Database,
  { studioId, points, validFrom, reason }: Change,
  author: Author,
): Promise<{ points: number | null; validFrom: string }> {
  const { now } = author;
  const from = validFrom === null ? now : new Date(validFrom);
  if (from < now) throw new ApiFailure("share_date_past");
  await database.transaction(async (transaction) => {
    const name = studioId === null ? null : await findStudioName(transaction, studioId);
    const before = await findShare(transaction, studioId, now);
    await transaction.insert(studioShares).values({ studioId, points, validFrom: from, createdAt: now });
    await recordAudit(transaction, {
      ...{ ...author, action: "share.changed", reason },
      subject: studioId === null ? { kind: "site", id: "site", name } : { kind: "studio", id: studioId, name },
      before: { share: before / POINTS_OF_A_PERCENT },
      after: { share: points === null ? null : points / POINTS_OF_A_PERCENT, validFrom: from.toISOString() },
    });
  });
  return { points, validFrom: from.toISOString() };
}
