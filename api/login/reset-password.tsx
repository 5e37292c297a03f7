/** @jsxImportSource hono/jsx */
import type { ApiApp, ApiContext } from "../api-context";
import { changeWithNotice } from "../identity/send-account-mails";
import { findPasswordProblem } from "../identity/password-rules";
import { hashPassword, isPasswordOf } from "../identity/passwords";
import { resetPassword } from "../store/account/account-security";
import { findMailLink, type MailLink } from "../store/account/mail-links";
import { renderDeadLink, renderNotice } from "./link-pages";
import { NO_VALUES } from "./login-attempt";
import { readLinkContext, type LoginContext } from "./login-context";
import { renderSessionPage, readFormFields, requireFormOrigin } from "./session-page";
import { NewPasswordForm } from "./page/new-password-form";
import { toProblemTexts } from "./problem-texts";

/** A form submitted twice finds its link used; within this time it still reports success. */
const DOUBLE_SUBMIT_MS = 60_000;

export function registerResetPassword(app: ApiApp): void {
  app.get("/session/reset-password", async (context) => {
    const visit = readLinkContext(context);
    const link = await findLink(context, visit);
    if (link?.state !== "live") return renderExpired(context, visit);
    return renderForm(context, visit, link, undefined);
  });

  app.post("/session/reset-password", async (context) => {
    requireFormOrigin(context);
    const visit = readLinkContext(context);
    const link = await findLink(context, visit);
    if (!link) return renderExpired(context, visit);
    const password = (await readFormFields(context))("password");
    const isSaved = link.state === "live" ? null : await wasJustSaved(context, link, password);
    if (isSaved !== null) return isSaved ? renderSaved(context, visit) : renderExpired(context, visit);
    const problem = findPasswordProblem(password, link);
    if (problem) {
      return renderForm(context, visit, link, toProblemTexts({ password: problem }, NO_VALUES, visit.t).password);
    }
    const hash = await hashPassword(context, password);
    const owner = { userId: link.userId, locale: visit.locale };
    const isReset = await changeWithNotice(context, owner, { mail: "password-changed" }, (transaction) =>
      resetPassword(transaction, { secret: visit.token, hash, now: new Date() }),
    );
    if (!isReset) return renderConcurrentReset(context, visit, password);
    return renderSaved(context, visit);
  });
}

function findLink(context: ApiContext, { token }: LoginContext): Promise<MailLink | null> {
  return findMailLink(context.get("database"), { purpose: "password-reset", secret: token, now: new Date() });
}

async function wasJustSaved(context: ApiContext, link: MailLink, password: string): Promise<boolean> {
  const { userId, usedAt } = link;
  if (!usedAt || Date.now() - usedAt.getTime() > DOUBLE_SUBMIT_MS) return false;
  return isPasswordOf(context, userId, password);
}

/** Another request has used the link, most likely the same form submitted twice. */
async function renderConcurrentReset(context: ApiContext, visit: LoginContext, password: string): Promise<Response> {
  const link = await findLink(context, visit);
  const isSaved = link !== null && (await wasJustSaved(context, link, password));
  return isSaved ? renderSaved(context, visit) : renderExpired(context, visit);
}

function renderForm(context: ApiContext, visit: LoginContext, { username }: MailLink, problem: string | undefined) {
  return renderSessionPage(context, {
    visit,
    title: visit.t("session.newPassword"),
    content: <NewPasswordForm visit={visit} username={username} problem={problem} />,
    status: problem === undefined ? 200 : 422,
  });
}

function renderSaved(context: ApiContext, visit: LoginContext) {
  const { t } = visit;
  const next = { label: t("session.logIn"), href: visit.hrefTo("login") };
  return renderNotice(context, visit, {
    title: t("session.passwordSaved"),
    text: t("session.passwordSavedText"),
    next,
  });
}

function renderExpired(context: ApiContext, visit: LoginContext) {
  return renderDeadLink(context, visit, {
    label: visit.t("session.askForLink"),
    href: visit.hrefTo("forgot-password"),
  });
}
