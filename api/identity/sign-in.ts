import { createHmac } from "node:crypto";
import type { ApiContext } from "../api-context";
import { countAlways, secondsToWait } from "../rate-limits/limit-rate";
import { SIGN_INS } from "../rate-limits/limits";
import { ATTEMPT_WINDOW_MS, countSignInAttempt, forgetSignInAttempts } from "../store/sign-in-attempts";
import { findUserIdByLogin } from "../store/users";
import { callIdentity } from "./call-identity";

const MAX_ATTEMPTS_PER_ACCOUNT = 10;

export type SignInOutcome =
  { status: "done"; setCookies: string[] } | { status: "wrong" } | { status: "limited"; retryAfterSeconds: number };

type Credentials = { login: string; password: string; isRemembered: boolean };

/**
 * Signs in by username or e-mail address. The limit per client address is judged first: whoever is over it can lock no
 * account. Behind it there is one per account, for guesses that come from many addresses; a wrong name and a wrong
 * password look the same.
 */
export async function signIn(
  context: ApiContext,
  { login, password, isRemembered }: Credentials,
): Promise<SignInOutcome> {
  const secondsLeft = await secondsToWait(countAlways(context, SIGN_INS));
  if (secondsLeft !== null) return { status: "limited", retryAfterSeconds: secondsLeft };
  const database = context.get("database");
  const accountKey = (await findUserIdByLogin(database, login)) ?? bucketOf(context, login);
  const { attempts, windowStartedAt } = await countSignInAttempt(database, accountKey, new Date());
  if (attempts > MAX_ATTEMPTS_PER_ACCOUNT) {
    const remainingMs = windowStartedAt.getTime() + ATTEMPT_WINDOW_MS - Date.now();
    return { status: "limited", retryAfterSeconds: Math.max(1, Math.ceil(remainingMs / 1000)) };
  }
  const isEmail = login.includes("@");
  const answer = await callIdentity(context, isEmail ? "/sign-in/email" : "/sign-in/username", {
    ...(isEmail ? { email: login } : { username: login }),
    password,
    rememberMe: isRemembered,
  });
  if (answer.status === "refused") return { status: "wrong" };
  if (answer.status === "limited") return answer;
  await forgetSignInAttempts(database, accountKey);
  return answer;
}

/**
 * Logins that belong to nobody share 65,536 rows, however many are invented. Nobody knows which share one, and no two do
 * so often enough that one could tell them from an account's.
 */
function bucketOf(context: ApiContext, login: string): string {
  const { secret } = context.get("identity").options;
  return `nobody:${String(createHmac("sha256", secret).update(login.toLowerCase()).digest().readUInt16BE())}`;
}
