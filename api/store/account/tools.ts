import { eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { oauthClient } from "../../db/schema";

export type Tool = { clientId: string; name: string };

/** A tool that is switched off still has its page; the plugin refuses it. */
export async function findTool(database: Database, clientId: string): Promise<Tool | null> {
  const [row] = await database
    .select({ clientId: oauthClient.clientId, name: oauthClient.name })
    .from(oauthClient)
    .where(eq(oauthClient.clientId, clientId));
  return row ? { clientId: row.clientId, name: row.name ?? row.clientId } : null;
}
