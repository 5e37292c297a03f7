import * as z from "zod";
import type { ApiContext } from "../api-context";
import { clientAddress } from "../middleware/client-address";
import { IDENTITY_BASE_PATH } from "./identity";

export type IdentityResult =
  | { status: "done"; userId: string; setCookies: string[] }
  | { status: "refused"; code: string }
  | { status: "limited"; retryAfterSeconds: number };

export type IdentityPath = "/sign-in/anonymous" | "/sign-in/username" | "/sign-up/email";

const FORWARDED_HEADERS = ["cookie", "user-agent"];
const FALLBACK_RETRY_SECONDS = 60;

const done = z.object({ user: z.object({ id: z.uuid() }) });
const refused = z.object({ code: z.string() });

/** Goes through better-auth's request handler, the only place where its rate limiter applies. */
export async function callIdentity(context: ApiContext, path: IdentityPath, body: object): Promise<IdentityResult> {
  const { origin } = new URL(context.get("configuration").siteUrl);
  const headers = new Headers({ "content-type": "application/json", origin });
  for (const name of FORWARDED_HEADERS) {
    const value = context.req.header(name);
    if (value) headers.set(name, value);
  }
  const address = clientAddress(context);
  if (address) headers.set("x-forwarded-for", address);
  const request = new Request(origin + IDENTITY_BASE_PATH + path, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return toResult(await context.get("identity").handler(request));
}

async function toResult(response: Response): Promise<IdentityResult> {
  if (response.status === 429) {
    const seconds = Number(response.headers.get("x-retry-after"));
    return { status: "limited", retryAfterSeconds: seconds > 0 ? seconds : FALLBACK_RETRY_SECONDS };
  }
  const content: unknown = await response.json();
  if (response.ok) {
    return { status: "done", userId: done.parse(content).user.id, setCookies: response.headers.getSetCookie() };
  }
  if (response.status >= 500) throw new Error(`Identity responded with status ${String(response.status)}`);
  return { status: "refused", code: refused.safeParse(content).data?.code ?? "UNKNOWN" };
}
