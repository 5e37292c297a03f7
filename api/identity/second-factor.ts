import { isAPIError } from "better-auth/api";
import { parseSetCookieHeader } from "better-auth/cookies";
import * as z from "zod";
import type { ErrorCode } from "~contract/error-codes";
import type { ApiContext } from "../api-context";
import { ApiFailure } from "../api-failure";
import { askIdentity, retryAfterSecondsOf } from "./call-identity";
import { cookieName } from "./session-cookies";
import { toCode } from "./verify-second-factor";

type Path =
  | "/two-factor/enable"
  | "/two-factor/verify-totp"
  | "/two-factor/verify-backup-code"
  | "/two-factor/generate-backup-codes"
  | "/two-factor/disable";

const FORWARDED_HEADERS = ["cookie", "user-agent"];

const refusal = z.object({ code: z.string() });
const started = z.object({ totpURI: z.url(), backupCodes: z.array(z.string()) });
const confirmed = z.object({ token: z.string() });
const renewed = z.object({ backupCodes: z.array(z.string()) });

const CODES: Record<string, ErrorCode> = {
  INVALID_CODE: "second_factor_code_wrong",
  INVALID_BACKUP_CODE: "second_factor_code_wrong",
  // What is asked for when the session has just ended, as by a form that is sent twice.
  INVALID_TWO_FACTOR_COOKIE: "sign_in_required",
  TOTP_ALREADY_ENABLED: "second_factor_exists",
  TOTP_NOT_ENABLED: "second_factor_missing",
  TWO_FACTOR_NOT_ENABLED: "second_factor_missing",
};

/** The secret is Base32, as authenticator apps take it; better-auth stores it and the codes encrypted. */
export async function startSecondFactor(context: ApiContext, password: string) {
  const { content } = await ask(context, "/two-factor/enable", { password, method: "totp" });
  const { totpURI: address, backupCodes: recoveryCodes } = started.parse(content);
  return { address, secret: new URL(address).searchParams.get("secret") ?? "", recoveryCodes };
}

/** Returns the token of the session that takes the place of the request's; better-auth's answer names the ended one. */
export async function confirmSecondFactor(context: ApiContext, code: string): Promise<string> {
  const { content, setCookies } = await ask(context, "/two-factor/verify-totp", { code });
  return findSessionToken(context, setCookies) ?? confirmed.parse(content).token;
}

/** Of an account that has a second factor: better-auth takes any right code for the confirmation of an app that was begun. */
export async function checkCode(context: ApiContext, code: string, hasApp: boolean): Promise<void> {
  const { isOfApp, ...body } = toCode(code);
  if (isOfApp && !hasApp) throw new ApiFailure("second_factor_code_wrong");
  await ask(context, isOfApp ? "/two-factor/verify-totp" : "/two-factor/verify-backup-code", body);
}

/** Those that `startSecondFactor` made, as long as they are there. */
export async function readRecoveryCodes(context: ApiContext, userId: string): Promise<string[] | null> {
  try {
    return (await context.get("identity").api.viewBackupCodes({ body: { userId } })).backupCodes;
  } catch (error) {
    if (isAPIError(error)) return null;
    throw error;
  }
}

export async function renewRecoveryCodes(context: ApiContext, password: string): Promise<string[]> {
  const { content } = await ask(context, "/two-factor/generate-backup-codes", { password });
  return renewed.parse(content).backupCodes;
}

export async function removeSecondFactor(context: ApiContext, password: string): Promise<void> {
  await ask(context, "/two-factor/disable", { password });
}

type Answer = { content: unknown; setCookies: string[] };

async function ask(context: ApiContext, path: Path, body: object): Promise<Answer> {
  const response = await askIdentity(context, {
    ...{ method: "POST", path, forwarded: FORWARDED_HEADERS },
    ...{ body: JSON.stringify(body), contentType: "application/json" },
  });
  if (response.status === 429) {
    throw new ApiFailure("too_many_requests", { retryAfterSeconds: retryAfterSecondsOf(response) });
  }
  const content: unknown = await response.json();
  if (!response.ok) throw toFailure(response.status, content);
  const setCookies = response.headers.getSetCookie();
  for (const cookie of setCookies) context.header("Set-Cookie", cookie, { append: true });
  return { content, setCookies };
}

/** A signed cookie is the token and its signature, with a dot between them. */
function findSessionToken(context: ApiContext, setCookies: readonly string[]): string | undefined {
  const name = cookieName("session", context.get("configuration"));
  const values = setCookies.flatMap((cookie) => parseSetCookieHeader(cookie).get(name)?.value ?? []);
  return values.at(-1)?.split(".")[0];
}

function toFailure(status: number, content: unknown): Error {
  const code = CODES[refusal.safeParse(content).data?.code ?? ""];
  if (code === undefined) return new Error(`Identity responded with status ${String(status)}`);
  return new ApiFailure(code);
}
