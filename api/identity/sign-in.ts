import { createHmac } from "node:crypto";
import { deleteCookie } from "hono/cookie";
import type { ApiContext } from "../api-context";
import { consumeEnforcedRateLimit, findRetryAfterSeconds } from "../rate-limits/limit-rate";
import { SIGN_INS } from "../rate-limits/limits";
import { findAddressClaims, MAX_ADDRESS_CLAIMS, type AddressClaim } from "../store/account/address-claims";
import {
  ATTEMPT_WINDOW_MS,
  countSignInAttempt,
  clearSignInAttempts,
  uncountSignInAttempt,
} from "../store/account/sign-in-attempts";
import { findUserIdByName } from "../store/people/users";
import { callSignIn, type CodeNeeded } from "./call-identity";
import { cookieName, isCookieSecure } from "./session-cookies";
import { isKeptForCode } from "./verify-second-factor";

const MAX_ATTEMPTS_PER_ACCOUNT = 10;

/** Matches no password; compared in place of missing accounts to keep the time constant. */
const NO_HASH = `${"0".repeat(32)}:${"0".repeat(128)}`;

type Limited = { status: "limited"; retryAfterSeconds: number };
export type SignInOutcome =
  { status: "done"; userId: string; setCookies: string[] } | CodeNeeded | { status: "wrong" } | Limited;

type Credentials = { login: string; password: string; isRemembered: boolean };

/** The limit per client address comes before the one per account, so that a client above it cannot lock accounts. */
export async function signIn(context: ApiContext, credentials: Credentials): Promise<SignInOutcome> {
  const retryAfterSeconds = await findRetryAfterSeconds(consumeEnforcedRateLimit(context, SIGN_INS));
  if (retryAfterSeconds !== null) return { status: "limited", retryAfterSeconds };
  return credentials.login.includes("@") ? signInByAddress(context, credentials) : signInByName(context, credentials);
}

async function signInByName(context: ApiContext, credentials: Credentials): Promise<SignInOutcome> {
  const database = context.get("database");
  const { login } = credentials;
  const accountKey = (await findUserIdByName(database, login)) ?? `nobody:${String(bucketOf(context, login, 16))}`;
  const limited = await countAttempt(context, accountKey);
  if (limited) return limited;
  const outcome = await startSession(context, login, credentials);
  if (isPasswordRight(outcome)) await clearSignInAttempts(database, accountKey);
  return outcome;
}

// Several accounts may have one unconfirmed address: the password decides. Time and counters never depend on the
// accounts, and success resets no attempts: the owner of a second account could keep guessing otherwise.
async function signInByAddress(context: ApiContext, credentials: Credentials): Promise<SignInOutcome> {
  const database = context.get("database");
  const { login, password } = credentials;
  const addressKey = `address:${String(bucketOf(context, login, 20))}`;
  const limited = await countAttempt(context, addressKey);
  if (limited) return limited;
  const claim = await findClaimOf(context, await findAddressClaims(database, login), password);
  if (!claim) return { status: "wrong" };
  const outcome = await startSession(context, claim.username, credentials);
  if (isPasswordRight(outcome) && claim.isConfirmed) await uncountSignInAttempt(database, addressKey);
  return outcome;
}

async function findClaimOf(
  context: ApiContext,
  claims: readonly AddressClaim[],
  password: string,
): Promise<AddressClaim | undefined> {
  const { verify } = (await context.get("identity").$context).password;
  const hashes = Array.from({ length: MAX_ADDRESS_CLAIMS }, (_, index) => claims[index]?.passwordHash ?? NO_HASH);
  const matches = await Promise.all(hashes.map((hash) => verify({ hash, password })));
  return claims[matches.indexOf(true)];
}

async function countAttempt(context: ApiContext, key: string): Promise<Limited | null> {
  const { attempts, windowStartedAt } = await countSignInAttempt(context.get("database"), key, new Date());
  if (attempts <= MAX_ATTEMPTS_PER_ACCOUNT) return null;
  const remainingMs = windowStartedAt.getTime() + ATTEMPT_WINDOW_MS - Date.now();
  return { status: "limited", retryAfterSeconds: Math.max(1, Math.ceil(remainingMs / 1000)) };
}

function isPasswordRight({ status }: SignInOutcome): boolean {
  return status === "done" || status === "second-factor";
}

async function startSession(
  context: ApiContext,
  username: string,
  { password, isRemembered }: Credentials,
): Promise<SignInOutcome> {
  const body = { username, password, rememberMe: isRemembered };
  const result = await callSignIn(context, body);
  if (result.status === "refused") return { status: "wrong" };
  if (result.status !== "second-factor") return result;
  const configuration = context.get("configuration");
  // A log-in before may have left this cookie, which would decide about the new session.
  if (isRemembered) {
    deleteCookie(context, cookieName("SESSION_TYPE", configuration), { secure: isCookieSecure(configuration) });
  }
  return { ...result, setCookies: result.setCookies.filter((cookie) => isKeptForCode(cookie, configuration)) };
}

/** Unknown names share 65,536 keyed buckets and addresses 1,048,576: the table stays small and reveals nothing. */
function bucketOf(context: ApiContext, login: string, bits: 16 | 20): number {
  const { secret } = context.get("identity").options;
  return createHmac("sha256", secret).update(login.toLowerCase()).digest().readUInt32BE() >>> (32 - bits);
}
