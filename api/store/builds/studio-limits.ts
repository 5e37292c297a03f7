import { asc, eq, sql } from "drizzle-orm";
import type { AuditValues } from "~contract/entities/audit-entry";
import type { BuildLimits } from "~contract/entities/build";
import type { Pagination } from "~contract/entities/pagination";
import { ApiFailure } from "../../api-failure";
import { DEFAULT_BUILD_LIMITS } from "../../builds/build-limits";
import type { Database } from "../../db/database";
import { studios } from "../../db/schema/catalogue";
import { recordAudit } from "../staff/audit-log";
import { containsText } from "../drafts/content-filter";
import { differingValues } from "../drafts/content-values";
import { countTotal, pageWindowOf, toPagination, type PageRequest } from "../paging";
import { lockStudio } from "../studios/memberships";

export type StudioLimits = BuildLimits & { maxStoredBytes: number };

export async function findStudioLimits(database: Database, studioId: string): Promise<StudioLimits> {
  const own = await findOwnLimits(database, studioId);
  if (!own) throw new ApiFailure("studio_not_found");
  return { ...DEFAULT_BUILD_LIMITS, ...own.limits, maxStoredBytes: own.maxStoredBytes };
}

/** `limits` lack what is as usual. */
export type OwnLimits = {
  studioId: string;
  name: string;
  maxStoredBytes: number;
  limits: Partial<BuildLimits>;
  isReviewed: boolean;
};

const ownColumns = {
  ...{ studioId: studios.studioId, name: studios.name, maxStoredBytes: studios.maxStoredBytes },
  isReviewed: studios.isReviewed,
  limits: sql<Partial<BuildLimits>>`coalesce(${studios.buildLimits}, '{}')`.mapWith(studios.buildLimits),
};

/** By name, those whose name contains the text. */
export async function listOwnLimits(
  database: Database,
  { search = "", ...request }: PageRequest & { search?: string | undefined },
): Promise<{ studios: OwnLimits[]; pagination: Pagination }> {
  const window = pageWindowOf(request);
  const wanted = containsText(studios.name, search);
  const rows = await database
    .select(ownColumns)
    .from(studios)
    .where(wanted)
    .orderBy(asc(studios.name), asc(studios.studioId))
    .limit(window.pageSize)
    .offset(window.offset);
  const total = await countTotal(window, rows.length, () => database.$count(studios, wanted));
  return { studios: rows, pagination: toPagination(window, total) };
}

async function findOwnLimits(database: Database, studioId: string): Promise<OwnLimits | null> {
  const [own] = await database.select(ownColumns).from(studios).where(eq(studios.studioId, studioId));
  return own ?? null;
}

type Change = Omit<OwnLimits, "name" | "isReviewed"> & {
  /** Undefined: stays. */
  isReviewed?: boolean | undefined;
  actorId: string | null;
  reason: string;
  now: Date;
};

/** Counts from the next upload on; what is stored stays. Null for a missing studio. */
export async function changeStudioLimits(
  database: Database,
  { studioId, maxStoredBytes, limits, isReviewed, ...change }: Change,
): Promise<OwnLimits | null> {
  return database.transaction(async (transaction) => {
    await lockStudio(transaction, studioId);
    const before = await findOwnLimits(transaction, studioId);
    if (!before) return null;
    const changed = { ...before, maxStoredBytes, limits, isReviewed: isReviewed ?? before.isReviewed };
    await transaction
      .update(studios)
      .set({ maxStoredBytes, buildLimits: limits, isReviewed: changed.isReviewed })
      .where(eq(studios.studioId, studioId));
    await recordAudit(transaction, {
      ...{ ...change, action: "studio.limits-changed" },
      subject: { kind: "studio", id: studioId, name: before.name },
      ...differingValues(toAuditValues(before), toAuditValues(changed)),
    });
    return changed;
  });
}

function toAuditValues({ maxStoredBytes, limits, isReviewed }: OwnLimits): AuditValues {
  const { maxBytes = null, maxFileBytes = null, maxFiles = null } = limits;
  return { maxStoredBytes, maxBytes, maxFileBytes, maxFiles, isReviewed };
}
