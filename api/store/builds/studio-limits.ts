import { asc, eq, sql } from "drizzle-orm";
import type { BuildLimits } from "~contract/entities/build";
import { ApiFailure } from "../../api-failure";
import { DEFAULT_BUILD_LIMITS } from "../../builds/build-limits";
import type { Database } from "../../db/database";
import { studios } from "../../db/schema/catalogue";

export type StudioLimits = BuildLimits & { maxStoredBytes: number };

export async function findStudioLimits(database: Database, studioId: string): Promise<StudioLimits> {
  const { maxStoredBytes, buildLimits } = studios;
  const [studio] = await database
    .select({ maxStoredBytes, buildLimits })
    .from(studios)
    .where(eq(studios.studioId, studioId));
  if (!studio) throw new ApiFailure("studio_not_found");
  return { ...DEFAULT_BUILD_LIMITS, ...studio.buildLimits, maxStoredBytes: studio.maxStoredBytes };
}

/** `limits` lack what is as usual. */
export type StudioRoom = { studioId: string; name: string; maxStoredBytes: number; limits: Partial<BuildLimits> };

const room = { studioId: studios.studioId, name: studios.name, maxStoredBytes: studios.maxStoredBytes };

/** For the portal's owner: by name, those whose name contains the text. */
export async function listStudioRooms(database: Database, text: string, limit: number): Promise<StudioRoom[]> {
  const rows = await database
    .select({ ...room, limits: studios.buildLimits })
    .from(studios)
    .where(sql`strpos(lower(${studios.name}), lower(${text})) > 0`)
    .orderBy(asc(studios.name), asc(studios.studioId))
    .limit(limit);
  return rows.map((row) => ({ ...row, limits: row.limits ?? {} }));
}

export async function findStudioRoom(database: Database, studioId: string): Promise<StudioRoom | null> {
  const [row] = await database
    .select({ ...room, limits: studios.buildLimits })
    .from(studios)
    .where(eq(studios.studioId, studioId));
  return row ? { ...row, limits: row.limits ?? {} } : null;
}

/** Counts from the next upload on; what is stored stays. */
export async function changeStudioRoom(
  database: Database,
  { studioId, maxStoredBytes, limits }: Omit<StudioRoom, "name">,
): Promise<void> {
  await database.update(studios).set({ maxStoredBytes, buildLimits: limits }).where(eq(studios.studioId, studioId));
}
