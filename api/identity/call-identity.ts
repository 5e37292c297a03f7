import * as z from "zod";
import type { ApiContext } from "../api-context";
import { clientAddress } from "../middleware/client-address";
import { IDENTITY_BASE_PATH } from "./identity";

export type IdentityResult =
  | { status: "done"; userId: string; setCookies: string[] }
  | { status: "refused"; code: string }
  | { status: "limited"; retryAfterSeconds: number };

/** The password is right, and the account has a second factor. */
export type CodeNeeded = { status: "second-factor"; setCookies: string[] };

export type IdentityPath = "/sign-in/anonymous" | "/sign-up/email";

type IdentityRequest = {
  method: "GET" | "POST";
  path: string;
  /** Of the caller's headers. */
  forwarded: readonly string[];
  /** In place of the caller's. */
  cookie?: string;
  body?: string;
  contentType?: string;
};

const FORWARDED_HEADERS = ["cookie", "user-agent"];
const FALLBACK_RETRY_SECONDS = 60;

const done = z.object({ user: z.object({ id: z.uuid() }) });
const codeNeeded = z.object({ twoFactorRedirect: z.literal(true) });
const refused = z.object({ code: z.string() });

export async function callIdentity(context: ApiContext, path: IdentityPath, body: object): Promise<IdentityResult> {
  const result = await send(context, path, body);
  if (result.status === "second-factor") throw new Error("Only a log-in may ask for a code");
  return result;
}

export function callSignIn(context: ApiContext, body: object): Promise<IdentityResult | CodeNeeded> {
  return send(context, "/sign-in/username", body);
}

async function send(context: ApiContext, path: string, body: object): Promise<IdentityResult | CodeNeeded> {
  const contentType = "application/json";
  const request = {
    method: "POST",
    path,
    forwarded: FORWARDED_HEADERS,
    body: JSON.stringify(body),
    contentType,
  } as const;
  return toResult(await askIdentity(context, request));
}

/** Goes through better-auth's request handler, the only place where its rate limiter applies. */
export function askIdentity(context: ApiContext, request: IdentityRequest): Promise<Response> {
  const { method, path, forwarded, cookie, body, contentType } = request;
  const { origin } = new URL(context.get("configuration").siteUrl);
  const headers = new Headers({ origin, accept: "application/json" });
  if (contentType) headers.set("content-type", contentType);
  for (const name of forwarded) {
    const value = context.req.header(name);
    if (value) headers.set(name, value);
  }
  if (cookie !== undefined) headers.set("cookie", cookie);
  const address = clientAddress(context);
  if (address) headers.set("x-forwarded-for", address);
  const init = { method, headers, ...(body === undefined ? {} : { body }) };
  return context.get("identity").handler(new Request(origin + IDENTITY_BASE_PATH + path, init));
}

export function retryAfterSecondsOf({ headers }: Response): number {
  const seconds = Number(headers.get("x-retry-after"));
  return seconds > 0 ? seconds : FALLBACK_RETRY_SECONDS;
}

async function toResult(response: Response): Promise<IdentityResult | CodeNeeded> {
  if (response.status === 429) return { status: "limited", retryAfterSeconds: retryAfterSecondsOf(response) };
  const content: unknown = await response.json();
  const setCookies = response.headers.getSetCookie();
  if (response.ok && codeNeeded.safeParse(content).success) return { status: "second-factor", setCookies };
  if (response.ok) return { status: "done", userId: done.parse(content).user.id, setCookies };
  if (response.status >= 500) throw new Error(`Identity responded with status ${String(response.status)}`);
  return { status: "refused", code: refused.safeParse(content).data?.code ?? "UNKNOWN" };
}
