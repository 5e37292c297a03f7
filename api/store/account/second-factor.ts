import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";

export async function hasSecondFactor(database: Database, userId: string): Promise<boolean> {
  return (await database.$count(user, and(eq(user.id, userId), eq(user.twoFactorEnabled, true)))) > 0;
}
