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

/** Authenticated by what the body holds: no session, and so nothing for another site's page to misuse. */
export function registerTokenRoutes(app: ApiApp): void {
  app.post("/oauth2/v1/token/", limitBody(), async (context) => {
    const fields = await readFields(context, TOKEN_FIELDS);
    if (!fields) return refuseForm(context);
    completeTokenRequest(fields, context.get("identity").options.secret);
    const response = await sendFields(context, "/oauth2/token", fields);
    const isNewConnection = response.status === 200 && fields.get("grant_type") === "authorization_code";
    if (isNewConnection) await sweepExpiredTokens(context.get("database"), new Date());
    return response;
  });

  app.post("/oauth2/v1/revoke/", limitBody(), async (context) => {
    const fields = await readFields(context, REVOCATION_FIELDS);
    return fields ? sendFields(context, "/oauth2/revoke", fields) : refuseForm(context);
  });
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
    context.header("Retry-After", String(retryAfterSecondsOf(response)));
    return answer(context, JSON.stringify({ error: "temporarily_unavailable" }), 429);
  }
  const challenge = response.headers.get("www-authenticate");
  if (challenge !== null) context.header("WWW-Authenticate", challenge);
  return answer(context, await response.text(), response.status);
}

function refuseForm(context: ApiContext): Response {
  const refusal = { error: "invalid_request", error_description: `The body must be ${FORM}.` };
  return answer(context, JSON.stringify(refusal), 400);
}

function answer(context: ApiContext, body: string, status: number): Response {
  context.header("Cache-Control", "no-store");
  context.header("Content-Type", "application/json");
  return context.newResponse(body, { status });
}
