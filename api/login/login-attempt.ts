import { log } from "~observe/log";
import { sendActivationLink } from "../identity/send-account-mails";
import { ensureUser } from "../identity/ensure-user";
import { signIn } from "../identity/sign-in";
import { signUp, type SignUpProblems } from "../identity/sign-up";
import { recordLanguage } from "../store/people/users";
import type { ApiContext } from "../api-context";
import { ApiFailure } from "../api-failure";
import type { Locale } from "./languages";
import { readFormFields } from "./session-page";

/** Filled into the form again; passwords never are. */
export type LoginValues = { login: string; username: string; email: string; isRemembered: boolean };

export type LoginProblems = SignUpProblems & {
  isLoginMissing?: boolean;
  isPasswordMissing?: boolean;
  isWrong?: boolean;
  isCodeMissing?: boolean;
  isCodeWrong?: boolean;
  isPasskeyWrong?: boolean;
  hasFailed?: boolean;
  retryAfterSeconds?: number;
};

export type LoginAttempt = {
  values: LoginValues;
  problems: LoginProblems | null;
  hasNewAccount?: boolean;
  isCodeNeeded?: boolean;
};

export const NO_VALUES: LoginValues = { login: "", username: "", email: "", isRemembered: true };

export async function attemptLogin(context: ApiContext, locale: Locale): Promise<LoginAttempt> {
  const text = await readFormFields(context);
  const values: LoginValues = {
    login: text("login").trim(),
    username: text("username").trim(),
    email: text("email").trim(),
    isRemembered: text("remember") === "on",
  };
  const intent = text("intent");
  const outcome = await perform(context, intent, { values, password: text("password"), locale });
  if (outcome === "second-factor") return { values, problems: null, isCodeNeeded: true };
  return { values, problems: outcome, hasNewAccount: intent === "sign-up" && outcome === null };
}

type LoginInput = { values: LoginValues; password: string; locale: Locale };
type LoginOutcome = LoginProblems | "second-factor" | null;

async function perform(context: ApiContext, intent: string, input: LoginInput): Promise<LoginOutcome> {
  try {
    switch (intent) {
      case "guest":
        await ensureUser(context);
        return null;
      case "sign-up":
        return await performSignUp(context, input);
      default:
        return await performSignIn(context, input);
    }
  } catch (error) {
    if (error instanceof ApiFailure && error.retryAfterSeconds !== undefined) {
      return { retryAfterSeconds: error.retryAfterSeconds };
    }
    log.error({ err: error }, `The login form (${intent}) failed`);
    return { hasFailed: true };
  }
}

async function performSignIn(context: ApiContext, { values, password, locale }: LoginInput): Promise<LoginOutcome> {
  if (values.login === "" || password === "") {
    return { isLoginMissing: values.login === "", isPasswordMissing: password === "" };
  }
  const outcome = await signIn(context, { login: values.login, password, isRemembered: values.isRemembered });
  if (outcome.status === "wrong") return { isWrong: true };
  if (outcome.status === "limited") return { retryAfterSeconds: outcome.retryAfterSeconds };
  appendCookies(context, outcome.setCookies);
  if (outcome.status === "done") await recordLanguage(context.get("database"), outcome.userId, locale);
  return outcome.status === "second-factor" ? outcome.status : null;
}

async function performSignUp(
  context: ApiContext,
  { values, password, locale }: LoginInput,
): Promise<LoginProblems | null> {
  const outcome = await signUp(context, { username: values.username, email: values.email, password });
  if (outcome.status === "refused") return outcome.problems;
  if (outcome.status === "limited") return { retryAfterSeconds: outcome.retryAfterSeconds };
  appendCookies(context, outcome.setCookies);
  await recordLanguage(context.get("database"), outcome.userId, locale);
  await sendActivationLink(context, { userId: outcome.userId, locale });
  return null;
}

export function appendCookies(context: ApiContext, setCookies: string[]): void {
  for (const cookie of setCookies) context.header("Set-Cookie", cookie, { append: true });
}
