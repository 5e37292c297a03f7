import { randomUUID } from "node:crypto";
import type { ApiContext } from "../api-context";
import { isNameHeld } from "../store/sanctions/held-names";
import { readWordFinder } from "../store/words/text-check";
import { callIdentity } from "./call-identity";
import { isEmail } from "./email-rules";
import { findPasswordProblem, type PasswordProblem } from "./password-rules";
import { findUsernameProblem } from "./username-rules";

export type SignUpFields = { username: string; email: string; password: string };

export type UsernameProblem = NonNullable<ReturnType<typeof findUsernameProblem>> | "isTaken" | "isRefused";

const NAME_TAKEN = "USERNAME_IS_ALREADY_TAKEN";

export type SignUpProblems = {
  username?: UsernameProblem;
  /** For which the name is. */
  refusedWord?: string;
  email?: "isInvalid";
  password?: PasswordProblem;
};

export type SignUpOutcome =
  | { status: "done"; userId: string; setCookies: string[] }
  | { status: "refused"; problems: SignUpProblems }
  | { status: "limited"; retryAfterSeconds: number };

// better-auth rejects existing addresses, but only confirmed ones are unique (docs/decisions/0039-accounts-by-mail.md):
// it gets a random address, and identity.ts stores the real one when it inserts the row.
export async function signUp(context: ApiContext, fields: SignUpFields): Promise<SignUpOutcome> {
  const problems = findSignUpProblems(fields);
  if (Object.keys(problems).length > 0) return { status: "refused", problems };
  const { username, email: address, password } = fields;
  const [refused] = (await readWordFinder(context.get("database")))(username);
  if (refused) return { status: "refused", problems: { username: "isRefused", refusedWord: refused.word } };
  if (await isNameHeld(context.get("database"), username, new Date())) {
    return { status: "refused", problems: { username: "isTaken" } };
  }
  const body = { username, address, password, name: "", email: `${randomUUID()}@sign-up.invalid` };
  const attempt = () => callIdentity(context, "/sign-up/email", body);
  const first = await attempt();
  // A concurrent sign-up took the name; better-auth reports that only on a second attempt.
  const hasCollided = first.status === "refused" && first.code === "FAILED_TO_CREATE_USER";
  const result = hasCollided ? await attempt() : first;
  if (result.status !== "refused") return result;
  if (result.code === NAME_TAKEN) return { status: "refused", problems: { username: "isTaken" } };
  throw new Error(`The account could not be created: ${result.code}`);
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
