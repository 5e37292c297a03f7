import type { CallApi } from "~/api-client/client";
import { ClientError } from "~/api-client/errors";
import type { Locale } from "~/i18n/locales";
import type { Translate } from "~/i18n/text-keys";
import { refusalCode } from "~/server/refusal-code.server";
import { DETAILS_ERRORS } from "~/view-models/account-details";
import { PASSWORD_PROBLEMS, type SecurityResult } from "~/view-models/account-security";
import {
  changeEmail,
  changePassword,
  endOtherSessions,
  endSession,
  revokeConnection,
  sendActivationMail,
} from "~contract/calls/account";
import type { SecurityForm } from "./details-form.server";

type ChangeContext = { api: CallApi; locale: Locale; t: Translate };

export type SecurityOutcome = { message: string } | { refusal: SecurityResult };

type FormOf<Intent extends SecurityForm["intent"]> = Extract<SecurityForm, { intent: Intent }>;

export async function changeSecurity(context: ChangeContext, form: SecurityForm): Promise<SecurityOutcome> {
  const { api, t } = context;
  try {
    switch (form.intent) {
      case "send-activation":
        return await sendActivation(context);
      case "change-email":
        return await requestEmailChange(context, form);
      case "change-password":
        return await savePassword(context, form);
      case "end-session":
        await api(endSession, { params: { sessionId: form.sessionId } });
        return { message: t("security.sessionEnded") };
      case "end-others": {
        const { ended } = await api(endOtherSessions);
        return { message: t("security.othersEnded", { count: ended }) };
      }
      case "end-tool":
        await api(revokeConnection, { params: { connectionId: form.connectionId } });
        return { message: t("security.toolEnded") };
    }
  } catch (error) {
    return toOutcome(error, form, t);
  }
}

async function sendActivation({ api, locale, t }: ChangeContext): Promise<SecurityOutcome> {
  const { link } = await api(sendActivationMail, { query: { locale } });
  return { message: withLink(t("security.mailSent"), link) };
}

async function requestEmailChange(
  { api, locale, t }: ChangeContext,
  form: FormOf<"change-email">,
): Promise<SecurityOutcome> {
  const email = form.newEmail.trim();
  const { link } = await api(changeEmail, { query: { locale }, body: { email, currentPassword: form.emailPassword } });
  return { message: withLink(t("security.linkSent", { email }), link) };
}

async function savePassword(
  { api, locale, t }: ChangeContext,
  form: FormOf<"change-password">,
): Promise<SecurityOutcome> {
  const { currentPassword, newPassword } = form;
  const signOutOthers = form.signOutOthers === "on";
  await api(changePassword, { query: { locale }, body: { currentPassword, newPassword, signOutOthers } });
  return { message: t("security.passwordSaved") };
}

/** In development the API returns the mailed link, since mails only go to files. */
function withLink(text: string, link: string | null | undefined): string {
  return link ? `${text} ${link}` : text;
}

/** A change that is already in effect counts as success. */
function toOutcome(error: unknown, form: SecurityForm, t: Translate): SecurityOutcome {
  if (error instanceof ClientError) {
    if (error.has("sign_in_required")) throw error;
    if (error.has("already_activated")) return { message: t("security.alreadyConfirmed") };
    if (error.has("session_not_found")) return { message: t("security.sessionEnded") };
    if (error.has("connection_not_found")) return { message: t("security.toolEnded") };
  }
  const problems = problemsIn(error, form);
  const typed = form.intent === "change-email" ? { newEmail: form.newEmail } : {};
  const about = form.intent === "change-email" ? "email" : form.intent === "change-password" ? "password" : "other";
  if (problems) return { refusal: { ok: false, error: "refused", about, problems, ...typed } };
  return { refusal: { ok: false, error: refusalCode(error, DETAILS_ERRORS, "unreachable"), about, ...typed } };
}

function problemsIn(error: unknown, { intent }: SecurityForm): SecurityResult["problems"] | null {
  if (!(error instanceof ClientError)) return null;
  if (error.has("wrong_password")) {
    return { [intent === "change-email" ? "emailPassword" : "currentPassword"]: "wrong_password" };
  }
  if (error.has("email_invalid")) return { newEmail: "email_invalid" };
  if (error.has("email_unchanged")) return { newEmail: "email_unchanged" };
  if (!error.has("password_invalid")) return null;
  const messages = error.errors.map(({ details }) => details?.message);
  return { newPassword: PASSWORD_PROBLEMS.find((problem) => messages.includes(problem)) ?? "tooCommon" };
}
