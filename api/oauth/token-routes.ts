import * as z from "zod";
import type { ApiApp, ApiContext } from "../api-context";
import { askIdentity, retryAfterSecondsOf } from "../identity/call-identity";
import { limitBody } from "../request-body";
import { sweepExpiredTokens } from "../store/account/tool-access";
import { completeTokenRequest } from "./gamemaker-tool";

const FORM = "application/x-www-form-urlencoded";
/** Confidential tools send their secret in the header or in the body. */
const CREDENTIALS = ["client_id", "client_secret"];
const TOKEN_FIELDS = [...CREDENTIALS, "grant_type", "code", "redirect_uri", "code_verifier", "refresh_token", "scope"];
const REVOCATION_FIELDS = [...CREDENTIALS, "token", "token_type_hint"];

const refusal = z.object({ error: z.string().optional() });

/** Authenticated by what the body holds: no session, and so nothing for another site's page to misuse. */
export function registerTokenRoutes(app: ApiApp): void {
  app.post("/oauth2/v1/token/", limitBody(), async (context) => {
    const fields = await readFields(context, TOKEN_FIELDS);
    if (!fields) return refuseForm();
    completeTokenRequest(fields, context.get("identity").options.secret);
    const response = await sendFields(context, "/oauth2/token", fields);
    const isNewConnection = response.status === 200 && fields.get("grant_type") === "authorization_code";
    if (isNewConnection) await sweepExpiredTokens(context.get("database"), new Date());
    return response;
  });

  app.post("/oauth2/v1/revoke/", limitBody(), async (context) => {
    const fields = await readFields(context, REVOCATION_FIELDS);
    if (!fields?.get("token")) return refuseForm();
    const response = await sendFields(context, "/oauth2/revoke", fields);
    return (await isAboutToken(response)) ? answer(200, "") : response;
  });
}

/** A token that is unknown or has ended is no error of whoever ends it (RFC 7009, 2.2), but the plugin says so. */
async function isAboutToken(response: Response): Promise<boolean> {
  const { error } = refusal.parse(response.ok ? {} : await response.clone().json());
  return error === "invalid_request";
}

async function readFields(context: ApiContext, names: readonly string[]): Promise<URLSearchParams | null> {
  if (!context.req.header("content-type")?.startsWith(FORM)) return null;
  const sent = new URLSearchParams(await context.req.text());
  return new URLSearchParams([...sent].filter(([name]) => names.includes(name)));
}

async function sendFields(context: ApiContext, path: string, fields: URLSearchParams): Promise<Response> {
  const response = await askIdentity(context, {
    method: "POST",
    path,
    forwarded: ["authorization", "user-agent"],
    body: fields.toString(),
    contentType: FORM,
  });
  if (response.status === 429) {
    const headers = { "Retry-After": String(retryAfterSecondsOf(response)) };
    return answer(429, JSON.stringify({ error: "temporarily_unavailable" }), headers);
  }
  const challenge = response.headers.get("www-authenticate");
  return answer(response.status, await response.text(), challenge === null ? {} : { "WWW-Authenticate": challenge });
}

function refuseForm(): Response {
  return answer(400, JSON.stringify({ error: "invalid_request", error_description: `Expected ${FORM}.` }));
}

function answer(status: number, body: string, headers: Record<string, string> = {}): Response {
  const defaults = { "Cache-Control": "no-store", "Content-Type": "application/json" };
  return new Response(body, { status, headers: { ...defaults, ...headers } });
}
