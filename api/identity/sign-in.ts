import { createHash } from "node:crypto";
import type { ApiContext } from "../api-context";
import { ATTEMPT_WINDOW_MS, countSignInAttempt, forgetSignInAttempts } from "../store/sign-in-attempts";
import { findUserIdByLogin } from "../store/users";
import { callIdentity } from "./call-identity";

const MAX_ATTEMPTS_PER_ACCOUNT = 10;

export type SignInOutcome =
  { status: "done"; setCookies: string[] } | { status: "wrong" } | { status: "limited"; retryAfterSeconds: number };

type Credentials = { login: string; password: string; isRemembered: boolean };

/**
 * Signs in by username or e-mail address. Beside the limit per client address there is one per account, for guesses
 * that come from many addresses; a wrong name and a wrong password look the same.
 */
export async function signIn(
  context: ApiContext,
  { login, password, isRemembered }: Credentials,
): Promise<SignInOutcome> {
  const database = context.get("database");
  const accountKey = (await findUserIdByLogin(database, login)) ?? hashOf(login.toLowerCase());
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

function hashOf(login: string): string {
  return createHash("sha256").update(login).digest("hex");
}
