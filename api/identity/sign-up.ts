import type { ApiContext } from "../api-context";
import { callIdentity } from "./call-identity";
import { isEmail } from "./email-rules";
import { findPasswordProblem, type PasswordProblem } from "./password-rules";
import { findUsernameProblem } from "./username-rules";

export type SignUpFields = { username: string; email: string; password: string };

export type UsernameProblem = NonNullable<ReturnType<typeof findUsernameProblem>> | "isTaken";
export type EmailProblem = "isInvalid" | "isTaken";

export type SignUpProblems = { username?: UsernameProblem; email?: EmailProblem; password?: PasswordProblem };

export type SignUpOutcome =
  | { status: "done"; userId: string; setCookies: string[] }
  | { status: "refused"; problems: SignUpProblems }
  | { status: "limited"; retryAfterSeconds: number };

/** What better-auth finds out that the fields alone do not tell. */
const REFUSALS: Record<string, SignUpProblems> = {
  USERNAME_IS_ALREADY_TAKEN: { username: "isTaken" },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { email: "isTaken" },
};

/** Makes an account and signs it in; a guest's plays and scores move to it. */
export async function signUp(context: ApiContext, fields: SignUpFields): Promise<SignUpOutcome> {
  const problems = findSignUpProblems(fields);
  if (Object.keys(problems).length > 0) return { status: "refused", problems };
  const attempt = () => callIdentity(context, "/sign-up/email", { ...fields, name: "" });
  const first = await attempt();
  // Somebody took the name or the address in this very moment; asked again, better-auth says which.
  const hasCollided = first.status === "refused" && first.code === "FAILED_TO_CREATE_USER";
  const answer = hasCollided ? await attempt() : first;
  if (answer.status !== "refused") return answer;
  const refusal = REFUSALS[answer.code];
  if (!refusal) throw new Error(`The account could not be made: ${answer.code}`);
  return { status: "refused", problems: refusal };
}

export function findSignUpProblems(fields: SignUpFields): SignUpProblems {
  const username = findUsernameProblem(fields.username);
  const password = findPasswordProblem(fields.password, fields);
  return {
    ...(username ? { username } : {}),
    ...(isEmail(fields.email) ? {} : { email: "isInvalid" }),
    ...(password ? { password } : {}),
  };
}
