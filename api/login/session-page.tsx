/** @jsxImportSource hono/jsx */
import { html } from "hono/html";
import type { Child } from "hono/jsx";
import { ApiFailure } from "../api-failure";
import type { ApiContext } from "../api-context";
import { ownOrigins } from "../middleware/same-origin";
import { listWallPictures } from "../store/catalogue/wall-pictures";
import type { LoginContext } from "./login-context";
import { SessionDocument } from "./page/session-document";

export type PageStatus = 200 | 410 | 422 | 429 | 500;

type PageContent = {
  visit: LoginContext;
  title: string;
  content: Child;
  status?: PageStatus;
  retryAfterSeconds?: number | undefined;
  /** Another site that the form's answer redirects to. */
  formTarget?: string | undefined;
  /** That of the passkeys; other pages may run none. */
  hasScripts?: boolean;
};

export async function renderSessionPage(context: ApiContext, page: PageContent): Promise<Response> {
  const { visit, title, content, status = 200 } = page;
  const { brandName } = context.get("configuration");
  const pictures = await listWallPictures(context.get("database"));
  setHeaders(context, page);
  const document = (
    <SessionDocument visit={visit} title={title} brandName={brandName} pictures={pictures}>
      {content}
    </SessionDocument>
  );
  return context.html(html`<!doctype html>${document}`, status);
}

export function requireFormOrigin(context: ApiContext): void {
  const { headers } = context.req.raw;
  if (headers.has("origin") || headers.has("sec-fetch-site")) return;
  throw new ApiFailure("invalid_request_payload", {
    status: 403,
    details: { message: "The form must come from this site." },
  });
}

/** Absolute: the portal, which carries the API, resolves relative addresses against its route. */
export function redirectToSessionPage(
  context: ApiContext,
  visit: LoginContext,
  ...page: Parameters<LoginContext["hrefTo"]>
): Response {
  context.header("Cache-Control", "no-store");
  return context.redirect(`${context.get("configuration").publicApiBaseUrl}/session/${visit.hrefTo(...page)}`, 303);
}

export function redirectToTarget(context: ApiContext, visit: LoginContext): Response {
  context.header("Cache-Control", "no-store");
  return context.redirect(visit.target.href, 303);
}

const MAX_FIELD_LENGTH = 1_000;

export async function readFormFields(context: ApiContext): Promise<(name: string) => string> {
  const fields = await context.req.formData();
  return (name) => {
    const value = fields.get(name);
    return typeof value === "string" ? value.slice(0, MAX_FIELD_LENGTH) : "";
  };
}

type PageHeaders = Pick<PageContent, "retryAfterSeconds" | "formTarget" | "hasScripts">;

function setHeaders(context: ApiContext, { retryAfterSeconds, formTarget, hasScripts = false }: PageHeaders): void {
  // Browsers apply form-action to redirects after a form as well, so the return sites are listed.
  const returnSites = new Set(ownOrigins(context.get("configuration")));
  const formTargets = ["'self'", ...returnSites, ...(formTarget === undefined ? [] : [formTarget])].join(" ");
  const scripts = `${context.get("configuration").publicApiBaseUrl}/session/assets/`;
  context.header(
    "Content-Security-Policy",
    `default-src 'none'; ${hasScripts ? `script-src ${scripts}; connect-src 'self'; ` : ""}style-src 'self'; font-src 'self'; img-src 'self'; form-action ${formTargets}; ` +
      "base-uri 'none'; frame-ancestors 'none'",
  );
  context.header("X-Content-Type-Options", "nosniff");
  context.header("X-Frame-Options", "DENY");
  // With "no-referrer", browsers would also hide the form's origin.
  context.header("Referrer-Policy", "same-origin");
  context.header("Cache-Control", "no-store");
  if (retryAfterSeconds !== undefined) context.header("Retry-After", String(retryAfterSeconds));
}
