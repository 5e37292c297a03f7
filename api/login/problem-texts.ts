import type { UsernameProblem } from "../identity/sign-up";
import type { PasswordProblem } from "../identity/password-rules";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "~contract/calls/account";
import { MAX_USERNAME_LENGTH, MIN_USERNAME_LENGTH } from "~contract/calls/profile";
import type { LoginProblems, LoginValues } from "./login-attempt";
import type { LoginContext, LoginNote } from "./login-context";
import type { PageStatus } from "./session-page";
import type { SessionTextKey, SessionTranslate } from "./texts";

export type ProblemTexts = Partial<Record<"form" | "login" | "username" | "email" | "password" | "code", string>>;

const USERNAME_TEXTS: Record<UsernameProblem, SessionTextKey> = {
  tooShort: "session.usernameTooShort",
  tooLong: "session.usernameTooLong",
  wrongCharacters: "session.usernameCharacters",
  isTaken: "session.usernameTaken",
  isRefused: "session.usernameRefused",
};

const PASSWORD_TEXTS: Record<PasswordProblem, SessionTextKey> = {
  tooShort: "session.passwordTooShort",
  tooLong: "session.passwordTooLong",
  isUsername: "session.passwordIsUsername",
  isEmail: "session.passwordIsEmail",
  tooCommon: "session.passwordTooCommon",
};

const NOTE_TEXTS: Record<LoginNote, SessionTextKey> = { expired: "session.startAgain" };

const SECONDS_PER_MINUTE = 60;
const USERNAME_LIMITS = { min: MIN_USERNAME_LENGTH, max: MAX_USERNAME_LENGTH };
const PASSWORD_LIMITS = { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH };

export function toProblemTexts(problems: LoginProblems, values: LoginValues, t: SessionTranslate): ProblemTexts {
  const texts: ProblemTexts = {};
  const form = toFormText(problems, t);
  if (form) texts.form = form;
  if (problems.isLoginMissing) texts.login = t("session.loginMissing");
  if (problems.isPasswordMissing) texts.password = t("session.passwordMissing");
  if (problems.username) {
    const { username, refusedWord: word = "" } = problems;
    texts.username = t(USERNAME_TEXTS[username], { ...USERNAME_LIMITS, username: values.username, word });
  }
  if (problems.email) texts.email = t("session.emailInvalid");
  if (problems.isCodeMissing) texts.code = t("session.codeMissing");
  if (problems.isCodeWrong) texts.code = t("session.codeWrong");
  if (problems.password) texts.password = t(PASSWORD_TEXTS[problems.password], PASSWORD_LIMITS);
  return texts;
}

export function toNoteTexts({ note, t }: LoginContext): ProblemTexts {
  return note ? { form: t(NOTE_TEXTS[note]) } : {};
}

export function statusOf(problems: LoginProblems | null): PageStatus {
  if (!problems) return 200;
  if (problems.hasFailed) return 500;
  return problems.retryAfterSeconds === undefined ? 422 : 429;
}

function toFormText(problems: LoginProblems, t: SessionTranslate): string | null {
  if (problems.isWrong) return t("session.wrongLogin");
  if (problems.isPasskeyWrong) return t("session.passkeyProblem");
  if (problems.hasFailed) return t("session.failed");
  if (problems.retryAfterSeconds === undefined) return null;
  return t("session.tooManyAttempts", { count: Math.ceil(problems.retryAfterSeconds / SECONDS_PER_MINUTE) });
}
