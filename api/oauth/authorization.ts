import * as z from "zod";
import { ApiFailure } from "../api-failure";
import type { ApiContext } from "../api-context";
import { askIdentity, retryAfterSecondsOf } from "../identity/call-identity";
import { completeAuthorization, isToolElsewhere } from "./gamemaker-tool";
import { CONSENT_PAGE } from "./oauth-provider";

/** What a tool may ask; the plugin never sees the parameters of features that are off. */
const PARAMETERS = [
  ...["response_type", "client_id", "redirect_uri", "scope", "state"],
  ...["code_challenge", "code_challenge_method"],
];

export type AuthorizationAnswer =
  | { step: "consent"; request: string }
  /** Back to the tool, with what is wrong. */
  | { step: "return"; address: string }
  | { step: "refused" };

const redirection = z.object({ url: z.string() });

/** Always asks for consent, since every program of the computer could listen at the tool's redirect address. */
export async function authorizeTool(context: ApiContext): Promise<AuthorizationAnswer> {
  const query = new URLSearchParams({ prompt: "consent" });
  for (const name of PARAMETERS) {
    const value = context.req.query(name);
    if (value !== undefined) query.set(name, value);
  }
  if (isToolElsewhere(query)) return { step: "refused" };
  completeAuthorization(query, context.get("identity").options.secret);
  const path = `/oauth2/authorize?${query.toString()}`;
  const response = await askIdentity(context, { method: "GET", path, forwarded: ["cookie", "user-agent"] });
  return toAnswer(await readRedirection(response), query.get("redirect_uri"));
}

function toAnswer(address: string, redirectUri: string | null): AuthorizationAnswer {
  const [page, request = ""] = address.split("?", 2);
  if (page === CONSENT_PAGE) return { step: "consent", request };
  // The plugin returns only to registered addresses; what is left is its own page of errors.
  if (redirectUri && isAt(address, redirectUri)) return { step: "return", address };
  return { step: "refused" };
}

function isAt(address: string, redirectUri: string): boolean {
  if (!URL.canParse(redirectUri)) return false;
  const [one, other] = [new URL(address), new URL(redirectUri)];
  return one.protocol === other.protocol && one.host === other.host && one.pathname === other.pathname;
}

/** The tool's address with a code, or with the refusal; null when the request has expired or was altered. */
export async function decideRequest(
  context: ApiContext,
  { request, isAllowed }: { request: string; isAllowed: boolean },
): Promise<string | null> {
  const response = await askIdentity(context, {
    method: "POST",
    path: "/oauth2/consent",
    forwarded: ["cookie", "user-agent"],
    body: JSON.stringify({ accept: isAllowed, oauth_query: request }),
    contentType: "application/json",
  });
  return response.status === 400 || response.status === 401 ? null : readRedirection(response);
}

async function readRedirection(response: Response): Promise<string> {
  if (response.status === 429) {
    throw new ApiFailure("too_many_requests", { retryAfterSeconds: retryAfterSecondsOf(response) });
  }
  if (!response.ok) throw new Error(`Identity responded with status ${String(response.status)}`);
  return redirection.parse(await response.json()).url;
}
