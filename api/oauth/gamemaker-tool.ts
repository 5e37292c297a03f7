import { createHash, createHmac } from "node:crypto";
import { RENEWAL_SCOPE } from "./tool-tokens";

/** GameMaker's command line: id, redirect address and the names of its scopes are compiled into it. */
export const GAMEMAKER_TOOL = {
  clientId: "gxe-gamemaker-cli",
  name: "GameMaker",
  redirectUri: "http://localhost:53784/",
  scopePrefix: "https://api.gx.games/",
} as const;

/** Without PKCE of its own the tool is held to the one port that it listens on. */
export function isToolElsewhere(query: URLSearchParams): boolean {
  return query.get("client_id") === GAMEMAKER_TOOL.clientId && query.get("redirect_uri") !== GAMEMAKER_TOOL.redirectUri;
}

const VERIFIER_PURPOSE = "subpixel verifier of GameMaker's tool 1";

/** Adds what the plugin requires and this tool does not send: PKCE, and the wish for a refresh token. */
export function completeAuthorization(query: URLSearchParams, secret: string): void {
  if (query.get("client_id") !== GAMEMAKER_TOOL.clientId) return;
  query.set("scope", completeScopes(query.get("scope") ?? ""));
  if (query.has("code_challenge")) return;
  query.set("code_challenge", createHash("sha256").update(verifierOf(secret)).digest("base64url"));
  query.set("code_challenge_method", "S256");
}

export function completeTokenRequest(fields: URLSearchParams, secret: string): void {
  if (fields.get("client_id") !== GAMEMAKER_TOOL.clientId) return;
  if (fields.has("scope")) fields.set("scope", completeScopes(fields.get("scope") ?? ""));
  const hasCode = fields.get("grant_type") === "authorization_code";
  if (hasCode && !fields.has("code_verifier")) fields.set("code_verifier", verifierOf(secret));
}

function completeScopes(scopes: string): string {
  const names = scopes.split(" ").filter((name) => name !== "");
  const own = names.map((name) => name.replace(GAMEMAKER_TOOL.scopePrefix, ""));
  return [...new Set([...own, RENEWAL_SCOPE])].join(" ");
}

function verifierOf(secret: string): string {
  return createHmac("sha256", secret).update(VERIFIER_PURPOSE).digest("base64url");
}
