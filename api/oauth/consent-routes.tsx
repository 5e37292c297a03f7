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
    const { request, tool } = await readRequest(context);
    return tool ? renderForm(context, { request, tool, account }) : renderRefusal(context);
  });

  app.post(CONSENT_PAGE, async (context) => {
    requireFormOrigin(context);
    if (!accountOf(context)) return redirectToLogin(context);
    const { request } = await readRequest(context);
    const fields = await readFormFields(context);
    const address = await decideRequest(context, { request, isAllowed: fields("intent") === "allow" });
    return address === null ? renderRefusal(context) : context.redirect(address, 303);
  });
}

type Request = { request: string; tool: Tool; account: Viewer };

function accountOf(context: ApiContext): Viewer | null {
  const viewer = context.get("viewer");
  return viewer?.isGuest === false ? viewer : null;
}

async function readRequest(context: ApiContext): Promise<{ request: string; tool: Tool | null }> {
  const request = context.req.query("request") ?? "";
  const clientId = new URLSearchParams(request).get("client_id");
  return { request, tool: clientId === null ? null : await findTool(context.get("database"), clientId) };
}

function renderForm(context: ApiContext, { request, tool, account }: Request): Promise<Response> {
  const query = new URLSearchParams(request);
  const visit = withRequest(readLoginContext(context), request);
  const title = visit.t("session.connect", { tool: tool.name });
  const scopes = (query.get("scope") ?? "").split(" ");
  const content = <ConsentForm visit={visit} title={title} tool={tool.name} scopes={scopes} account={account} />;
  return renderSessionPage(context, { visit, title, content, formTarget: targetOf(query.get("redirect_uri")) });
}

/** Language links and the form keep what was asked. */
function withRequest(visit: LoginContext, request: string): LoginContext {
  const hrefOf: LoginContext["hrefOf"] = ({ locale = visit.locale }) =>
    `?${new URLSearchParams({ request, locale }).toString()}`;
  return { ...visit, hrefOf };
}

/** Tools of phones have addresses of their own scheme. */
function targetOf(redirectUri: string | null): string | undefined {
  if (redirectUri === null || !URL.canParse(redirectUri)) return undefined;
  const { origin, protocol } = new URL(redirectUri);
  return origin === "null" ? protocol : origin;
}

function renderRefusal(context: ApiContext): Promise<Response> {
  const visit = readLoginContext(context);
  const { t } = visit;
  const text = t("session.notConnectedText");
  return renderNotice(context, visit, { title: t("session.notConnected"), text, status: 410 });
}

function redirectToLogin(context: ApiContext): Response {
  const { pathname, search } = new URL(context.req.url);
  const base = apiBase(context);
  const query = new URLSearchParams({ site: new URL(base).origin, target: base + pathname + search });
  return context.redirect(`${base}/session/login?${query.toString()}`, 303);
}

function apiBase(context: ApiContext): string {
  return context.get("configuration").publicApiBaseUrl;
}
