import type { StudioScope } from "~contract/entities/studio-member";
import { ApiFailure } from "../api-failure";
import type { ApiContext } from "../api-context";
import { consumeEnforcedRateLimit } from "../rate-limits/limit-rate";
import { FAILED_TOKENS } from "../rate-limits/limits";
import { findAccountViewer } from "../store/people/users";
import { findBearerAccess } from "./bearer-token";
import type { Viewer } from "./viewer";

/** Replaces the session. Failures follow RFC 6750, and are counted by address. */
export async function identifyBearer(context: ApiContext, token: string): Promise<Viewer> {
  const database = context.get("database");
  const access = await findBearerAccess(database, token, new Date());
  const viewer = access && (await findAccountViewer(database, access.userId));
  if (!viewer) return refuseToken(context);
  context.set("bearer", access);
  return viewer;
}

async function refuseToken(context: ApiContext): Promise<never> {
  await consumeEnforcedRateLimit(context, FAILED_TOKENS);
  const message = "The token is unknown, has expired or was revoked.";
  challenge(context, { error: "invalid_token", error_description: message });
  throw new ApiFailure("invalid_token", { details: { message } });
}

/** Calls without a scope are for sessions only. */
export function requireScope(context: ApiContext, scope: StudioScope | undefined): void {
  const bearer = context.get("bearer");
  if (!bearer || (scope !== undefined && bearer.scopes.includes(scope))) return;
  throw scopeFailure(context, scope);
}

export function scopeFailure(context: ApiContext, scope?: StudioScope): ApiFailure {
  challenge(context, { error: "insufficient_scope", ...(scope === undefined ? {} : { scope }) });
  const message = scope === undefined ? "A bearer token does not suffice here." : `The token lacks ${scope}.`;
  return new ApiFailure("insufficient_scope", { details: { message } });
}

function challenge(context: ApiContext, parameters: Record<string, string>): void {
  const pairs = Object.entries({ realm: "gamedev", ...parameters }).map(([name, value]) => `${name}="${value}"`);
  context.header("WWW-Authenticate", `Bearer ${pairs.join(", ")}`);
}
