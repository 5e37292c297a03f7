/** @jsxImportSource hono/jsx */
import type { ApiApp, ApiContext } from "../api-context";
import { sendPasswordLink } from "../identity/send-account-mails";
import { consumeRateLimit, findRetryAfterSeconds } from "../rate-limits/limit-rate";
import { MAIL_FORMS } from "../rate-limits/limits";
import type { LoginProblems } from "./login-attempt";
import { NO_VALUES } from "./login-attempt";
import { readLinkContext, type LoginContext } from "./login-context";
import { renderSessionPage, readFormFields, requireFormOrigin } from "./session-page";
import { ForgotPasswordForm } from "./page/forgot-password-form";
import { Notice } from "./page/notice";
import { toProblemTexts } from "./problem-texts";

/** The response is the same whether or not the account exists. */
export function registerForgotPassword(app: ApiApp): void {
  app.get("/session/forgot-password", (context) => renderForm(context, readLinkContext(context), "", null));

  app.post("/session/forgot-password", async (context) => {
    requireFormOrigin(context);
    const visit = readLinkContext(context);
    const login = (await readFormFields(context))("login").trim();
    if (login === "") return renderForm(context, visit, login, { isLoginMissing: true });
    const retryAfterSeconds = await findRetryAfterSeconds(consumeRateLimit(context, MAIL_FORMS));
    if (retryAfterSeconds !== null) return renderForm(context, visit, login, { retryAfterSeconds });
    const link = await sendPasswordLink(context, login, visit.locale);
    const { t } = visit;
    const title = t("session.mailSent");
    const next = { label: t("session.backToLogIn"), href: visit.hrefTo("login") };
    const mailLink = link === null ? null : { label: t("session.mailLink"), href: link };
    const content = <Notice title={title} text={t("session.resetSent")} next={next} link={mailLink} />;
    return renderSessionPage(context, { visit, title, content });
  });
}

function renderForm(
  context: ApiContext,
  visit: LoginContext,
  login: string,
  problems: LoginProblems | null,
): Promise<Response> {
  const texts = problems ? toProblemTexts(problems, NO_VALUES, visit.t) : {};
  return renderSessionPage(context, {
    visit,
    title: visit.t("session.forgotPassword"),
    content: <ForgotPasswordForm visit={visit} login={login} problems={texts} />,
    status: problems ? (problems.retryAfterSeconds === undefined ? 422 : 429) : 200,
    retryAfterSeconds: problems?.retryAfterSeconds,
  });
}
