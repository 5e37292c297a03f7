import { eq } from "drizzle-orm";
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
