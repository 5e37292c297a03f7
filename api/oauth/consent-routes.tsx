/** @jsxImportSource hono/jsx */
import type { ApiApp, ApiContext } from "../api-context";
import type { Viewer } from "../identity/viewer";
import { renderNotice } from "../login/link-pages";
import { readLoginContext, type LoginContext } from "../login/login-context";
import { readFormFields, renderSessionPage, requireFormOrigin } from "../login/session-page";
import { findTool, type Tool } from "../store/account/tools";
import { authorizeTool, decideRequest } from "./authorization";
import { CONSENT_PAGE } from "./oauth-provider";
import { ConsentForm } from "./page/consent-form";
import { isRegisteredAddress, sourceOf } from "./redirect-address";

/** Signing in to tools (docs/security.md#tools). */
export function registerConsent(app: ApiApp): void {
  app.get("/oauth2/v1/authorize/", async (context) => {
    if (!accountOf(context)) return redirectToLogin(context);
    const answer = await authorizeTool(context);
    if (answer.step === "return") return context.redirect(answer.address, 303);
    const query = new URLSearchParams(answer.step === "consent" ? { request: answer.request } : {});
    return context.redirect(`${apiBase(context)}${CONSENT_PAGE}?${query.toString()}`, 303);
  });

  app.get(CONSENT_PAGE, async (context) => {
    const account = accountOf(context);
    if (!account) return redirectToLogin(context);
    const request = await readRequest(context);
    return request ? renderForm(context, request, account) : renderRefusal(context);
  });

  app.post(CONSENT_PAGE, async (context) => {
    requireFormOrigin(context);
    const account = accountOf(context);
    if (!account) return redirectToLogin(context);
    const fields = await readFormFields(context);
    // Somebody else has logged in since the page asked.
    if (fields("account") !== account.userId) return context.redirect(ownAddress(context), 303);
    const request = context.req.query("request") ?? "";
    const address = await decideRequest(context, { request, isAllowed: fields("intent") === "allow" });
    return address === null ? renderRefusal(context) : context.redirect(address, 303);
  });
}

/** What the page asks; the signature is checked with the answer. */
type ToolRequest = { request: string; tool: Tool; redirectUri: string; scopes: string[] };

function accountOf(context: ApiContext): Viewer | null {
  const viewer = context.get("viewer");
  return viewer?.isGuest === false ? viewer : null;
}

async function readRequest(context: ApiContext): Promise<ToolRequest | null> {
  const request = context.req.query("request") ?? "";
  const query = new URLSearchParams(request);
  const tool = await findTool(context.get("database"), query.get("client_id") ?? "");
  const redirectUri = query.get("redirect_uri") ?? "";
  if (!tool || !isRegisteredAddress(redirectUri, tool.redirectUris)) return null;
  return { request, tool, redirectUri, scopes: (query.get("scope") ?? "").split(" ") };
}

function renderForm(context: ApiContext, asked: ToolRequest, account: Viewer): Promise<Response> {
  const { request, tool, redirectUri, scopes } = asked;
  const visit = withRequest(readLoginContext(context), request);
  const title = visit.t("session.connect", { tool: tool.name });
  const content = <ConsentForm visit={visit} title={title} tool={tool.name} scopes={scopes} account={account} />;
  return renderSessionPage(context, { visit, title, content, formTarget: sourceOf(redirectUri) });
}

/** Language links and the form keep what was asked. */
function withRequest(visit: LoginContext, request: string): LoginContext {
  const hrefOf: LoginContext["hrefOf"] = ({ locale = visit.locale }) =>
    `?${new URLSearchParams({ request, locale }).toString()}`;
  return { ...visit, hrefOf };
}

function renderRefusal(context: ApiContext): Promise<Response> {
  const visit = readLoginContext(context);
  const { t } = visit;
  const text = t("session.notConnectedText");
  return renderNotice(context, visit, { title: t("session.notConnected"), text, status: 410 });
}

function redirectToLogin(context: ApiContext): Response {
  const base = apiBase(context);
  const query = new URLSearchParams({ site: new URL(base).origin, target: ownAddress(context) });
  return context.redirect(`${base}/session/login?${query.toString()}`, 303);
}

function ownAddress(context: ApiContext): string {
  const { pathname, search } = new URL(context.req.url);
  return apiBase(context) + pathname + search;
}

function apiBase(context: ApiContext): string {
  return context.get("configuration").publicApiBaseUrl;
}
