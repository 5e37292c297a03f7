import { eq } from "drizzle-orm";
import { ApiFailure } from "../api-failure";
import { studios } from "../db/schema/catalogue";
import type { Reading } from "./reading";

/** Throws studio_not_found for an unknown studio. */
export async function assertStudio({ database }: Reading, studioId: string): Promise<void> {
  const [studio] = await database
    .select({ studioId: studios.studioId })
    .from(studios)
    .where(eq(studios.studioId, studioId));
  if (!studio) throw new ApiFailure("studio_not_found");
}
