import { ensureUser } from "../identity/ensure-user";
import { signIn } from "../identity/sign-in";
import { signUp, type SignUpProblems } from "../identity/sign-up";
import type { ApiContext } from "../api-context";

/** What the visitor wrote, to be shown again; passwords are never sent back. */
export type LoginValues = { login: string; username: string; email: string; isRemembered: boolean };

export type LoginProblems = SignUpProblems & {
  isLoginMissing?: boolean;
  isPasswordMissing?: boolean;
  isWrong?: boolean;
  hasFailed?: boolean;
  retryAfterSeconds?: number;
};

export type LoginAttempt = { values: LoginValues; problems: LoginProblems | null };

export const NO_VALUES: LoginValues = { login: "", username: "", email: "", isRemembered: true };

const MAX_FIELD_LENGTH = 1_000;

/** Does what the sent form asks for. Without problems the session's cookies are on the answer. */
export async function attemptLogin(context: ApiContext): Promise<LoginAttempt> {
  const fields = await context.req.formData();
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value.slice(0, MAX_FIELD_LENGTH) : "";
  };
  const values: LoginValues = {
    login: text("login").trim(),
    username: text("username").trim(),
    email: text("email").trim(),
    isRemembered: text("remember") === "on",
  };
  const problems = await perform(context, text("intent"), values, text("password"));
  return { values, problems };
}

async function perform(
  context: ApiContext,
  intent: string,
  values: LoginValues,
  password: string,
): Promise<LoginProblems | null> {
  try {
    switch (intent) {
      case "guest":
        await ensureUser(context);
        return null;
      case "sign-up":
        return await performSignUp(context, values, password);
      default:
        return await performSignIn(context, values, password);
    }
  } catch (error) {
    console.error(`The login form (${intent}) failed:`, error);
    return { hasFailed: true };
  }
}

async function performSignIn(
  context: ApiContext,
  values: LoginValues,
  password: string,
): Promise<LoginProblems | null> {
  if (values.login === "" || password === "") {
    return { isLoginMissing: values.login === "", isPasswordMissing: password === "" };
  }
  const outcome = await signIn(context, { login: values.login, password, isRemembered: values.isRemembered });
  if (outcome.status === "wrong") return { isWrong: true };
  if (outcome.status === "limited") return { retryAfterSeconds: outcome.retryAfterSeconds };
  passOn(context, outcome.setCookies);
  return null;
}

async function performSignUp(
  context: ApiContext,
  values: LoginValues,
  password: string,
): Promise<LoginProblems | null> {
  const outcome = await signUp(context, { username: values.username, email: values.email, password });
  if (outcome.status === "refused") return outcome.problems;
  if (outcome.status === "limited") return { retryAfterSeconds: outcome.retryAfterSeconds };
  passOn(context, outcome.setCookies);
  return null;
}

function passOn(context: ApiContext, setCookies: string[]): void {
  for (const cookie of setCookies) context.header("Set-Cookie", cookie, { append: true });
}
