import { eq } from "drizzle-orm";
import { studioScope } from "~contract/entities/studio-member";
import type { Database } from "../../db/database";
import { oauthClient } from "../../db/schema";
import { GAMEMAKER_TOOL } from "../../oauth/gamemaker-tool";
import { RENEWAL_SCOPE } from "../../oauth/tool-tokens";

export type Tool = { clientId: string; name: string; redirectUris: string[] };

/** A tool that is switched off still has its page; the plugin refuses it. */
export async function findTool(database: Database, clientId: string): Promise<Tool | null> {
  const [row] = await database
    .select({ clientId: oauthClient.clientId, name: oauthClient.name, redirectUris: oauthClient.redirectUris })
    .from(oauthClient)
    .where(eq(oauthClient.clientId, clientId));
  return row ? { ...row, name: row.name ?? row.clientId } : null;
}

export async function saveGameMakerTool(database: Database, now: Date): Promise<void> {
  const { clientId, name, redirectUri } = GAMEMAKER_TOOL;
  const values = {
    ...{ name, redirectUris: [redirectUri], scopes: [...studioScope.options, RENEWAL_SCOPE], updatedAt: now },
    ...{ tokenEndpointAuthMethod: "none", applicationType: "native", requirePKCE: true },
    grantTypes: ["authorization_code", "refresh_token"],
  };
  await database
    .insert(oauthClient)
    .values({ clientId, createdAt: now, ...values })
    .onConflictDoUpdate({ target: oauthClient.clientId, set: values });
}
