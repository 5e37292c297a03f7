import * as z from "zod";
import type { ApiContext } from "../api-context";
import type { ApiConfiguration } from "../configuration";
import { moveGuestToUser } from "../store/account/guests";
import { askIdentity, retryAfterSecondsOf } from "./call-identity";
import { cookieName } from "./session-cookies";

export type CodeOutcome =
  | { status: "done"; setCookies: string[] }
  | { status: "wrong" }
  | { status: "expired" }
  | { status: "limited"; retryAfterSeconds: number };

const CODE_OF_APP = /^\d{6}$/;

/** The whole time of better-auth's lock: its refusal does not say when the lock ends. */
const LOCK_SECONDS = 900;

const done = z.object({ user: z.object({ id: z.uuid() }) });
const refusal = z.object({ code: z.string() });

const REFUSALS: Record<string, CodeOutcome> = {
  INVALID_CODE: { status: "wrong" },
  INVALID_BACKUP_CODE: { status: "wrong" },
  INVALID_TWO_FACTOR_COOKIE: { status: "expired" },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { status: "expired" },
  // Another session removed the second factor meanwhile.
  TOTP_NOT_ENABLED: { status: "expired" },
  BACKUP_CODES_NOT_ENABLED: { status: "expired" },
  ACCOUNT_TEMPORARILY_LOCKED: { status: "limited", retryAfterSeconds: LOCK_SECONDS },
};

/** Whether a Cookie or Set-Cookie pair belongs to a log-in between its password and its code. */
export function isKeptForCode(pair: string, configuration: ApiConfiguration): boolean {
  const names = [cookieName("second-factor", configuration), cookieName("SESSION_TYPE", configuration)];
  return names.some((name) => pair.startsWith(`${name}=`));
}

export function isCodeExpected(context: ApiContext): boolean {
  const start = `${cookieName("second-factor", context.get("configuration"))}=`;
  return keptCookies(context).some((pair) => pair.startsWith(start));
}

export async function verifySecondFactor(context: ApiContext, code: string): Promise<CodeOutcome> {
  const response = await ask(context, code);
  const content: unknown = await response.json();
  if (!response.ok) return toRefusal(response, content);
  await takeOverGuest(context, done.parse(content).user.id);
  return { status: "done", setCookies: response.headers.getSetCookie() };
}

/** Without the caller's session: better-auth would check the code against that account, a guest's for instance. */
function ask(context: ApiContext, code: string): Promise<Response> {
  const { isOfApp, ...body } = toCode(code);
  return askIdentity(context, {
    ...{ method: "POST", path: isOfApp ? "/two-factor/verify-totp" : "/two-factor/verify-backup-code" },
    ...{ forwarded: ["user-agent"], cookie: keptCookies(context).join("; ") },
    ...{ body: JSON.stringify(body), contentType: "application/json" },
  });
}

/** Recovery codes are longer, and have letters. */
export function toCode(typed: string): { isOfApp: boolean; code: string } {
  const digits = typed.replaceAll(/\s/g, "");
  const isOfApp = CODE_OF_APP.test(digits);
  return { isOfApp, code: isOfApp ? digits : typed.trim() };
}

export function keptCookies(context: ApiContext): string[] {
  const pairs = (context.req.header("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.filter((pair) => isKeptForCode(pair, context.get("configuration")));
}

function toRefusal(response: Response, content: unknown): CodeOutcome {
  const known = REFUSALS[refusal.safeParse(content).data?.code ?? ""];
  if (known) return known;
  if (response.status === 429) return { status: "limited", retryAfterSeconds: retryAfterSecondsOf(response) };
  throw new Error(`Identity responded with status ${String(response.status)}`);
}

/** At other log-ins better-auth's plugin does this; here it never sees the guest's session. */
export async function takeOverGuest(context: ApiContext, userId: string): Promise<void> {
  const viewer = context.get("viewer");
  if (!viewer?.isGuest) return;
  await moveGuestToUser(context.get("database"), { guestId: viewer.userId, userId });
}
