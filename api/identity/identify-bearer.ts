import type { Call } from "~contract/define-call";
import type { StaffPermission } from "~contract/entities/staff";
import { permissionOfTokens } from "~contract/entities/staff-token";
import type { StudioScope } from "~contract/entities/studio-member";
import { ApiFailure } from "../api-failure";
import type { ApiContext } from "../api-context";
import { consumeEnforcedRateLimit } from "../rate-limits/limit-rate";
import { FAILED_TOKENS } from "../rate-limits/limits";
import { findAccountViewer } from "../store/people/users";
import { findStaffTokenAccess } from "../store/staff/tokens";
import { DESK_PATHS, findBearerAccess } from "./bearer-token";
import type { Viewer } from "./viewer";

/** Replaces the session. Failures follow RFC 6750, and are counted by address. */
export async function identifyBearer(context: ApiContext, token: string): Promise<Viewer> {
  const userId = isOfDesk(context) ? await identifyStaff(context, token) : await identifyTool(context, token);
  const viewer = userId === null ? null : await findAccountViewer(context.get("database"), userId, new Date());
  return viewer ?? refuseToken(context);
}

async function identifyTool(context: ApiContext, token: string): Promise<string | null> {
  const access = await findBearerAccess(context.get("database"), token, new Date());
  context.set("bearer", access);
  return access && access.userId;
}

async function identifyStaff(context: ApiContext, token: string): Promise<string | null> {
  const access = await findStaffTokenAccess(context.get("database"), token, new Date());
  context.set("staffToken", access);
  return access && access.userId;
}

function isOfDesk({ req }: ApiContext): boolean {
  return req.path.startsWith(DESK_PATHS);
}

async function refuseToken(context: ApiContext): Promise<never> {
  await consumeEnforcedRateLimit(context, FAILED_TOKENS);
  const message = "The token is unknown, has expired or was revoked.";
  challenge(context, { error: "invalid_token", error_description: message });
  throw new ApiFailure("invalid_token", { details: { message } });
}

/** Calls without a scope, and of the desk those that tokens may not have or that take a confirmation, are for sessions only. */
export function requireScope(context: ApiContext, call: Call): void {
  const { scope } = call;
  const bearer = context.get("bearer");
  if (bearer && !(scope !== undefined && bearer.scopes.includes(scope))) throw scopeFailure(context, scope);
  const permission = permissionOfTokens(call);
  const token = context.get("staffToken");
  if (token && !(permission !== undefined && token.permissions.includes(permission)))
    throw scopeFailure(context, permission);
}

export function scopeFailure(context: ApiContext, scope?: StudioScope | StaffPermission): ApiFailure {
  challenge(context, { error: "insufficient_scope", ...(scope === undefined ? {} : { scope }) });
  const message = scope === undefined ? "A bearer token does not suffice here." : `The token lacks ${scope}.`;
  return new ApiFailure("insufficient_scope", { details: { message } });
}

function challenge(context: ApiContext, parameters: Record<string, string>): void {
  const pairs = Object.entries({ realm: isOfDesk(context) ? "desk" : "gamedev", ...parameters }).map(
    ([name, value]) => `${name}="${value}"`,
  );
  context.header("WWW-Authenticate", `Bearer ${pairs.join(", ")}`);
}
