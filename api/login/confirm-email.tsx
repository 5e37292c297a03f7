/** @jsxImportSource hono/jsx */
import type { ApiApp, ApiContext } from "../api-context";
import { changeEmailByLink } from "../store/account/account-security";
import { findMailLink, type MailLink } from "../store/account/mail-links";
import { renderDeadLink, renderNotice, accountDetailsLink } from "./link-pages";
import { readLinkContext, type LoginContext } from "./login-context";
import { renderSessionPage, requireFormOrigin } from "./session-page";
import { ConfirmForm } from "./page/confirm-form";

export function registerEmailConfirmation(app: ApiApp): void {
  app.get("/session/confirm-email", async (context) => {
    const visit = readLinkContext(context);
    const link = await findLink(context, visit);
    return link?.state === "live" ? renderConfirmForm(context, visit, link) : renderOutcome(context, visit, link);
  });

  app.post("/session/confirm-email", async (context) => {
    requireFormOrigin(context);
    const visit = readLinkContext(context);
    const outcome = await changeEmailByLink(context.get("database"), { secret: visit.token, now: new Date() });
    const link = await findLink(context, visit);
    if (outcome !== "taken" || !link) return renderOutcome(context, visit, link);
    const { t } = visit;
    return renderNotice(context, visit, {
      title: t("session.deadLink"),
      text: t("session.emailTakenMeanwhile", { email: link.email }),
      status: 410,
    });
  });
}

function findLink(context: ApiContext, { token }: LoginContext): Promise<MailLink | null> {
  return findMailLink(context.get("database"), { purpose: "email-change", secret: token, now: new Date() });
}

function renderConfirmForm(context: ApiContext, visit: LoginContext, { email, username }: MailLink): Promise<Response> {
  const { t } = visit;
  const title = t("session.emailChange");
  const text = t("session.emailChangeLead", { email, username });
  const button = t("session.emailChangeButton");
  const content = <ConfirmForm visit={visit} title={title} text={text} button={button} intent="confirm" />;
  return renderSessionPage(context, { visit, title, content });
}

function renderOutcome(context: ApiContext, visit: LoginContext, link: MailLink | null): Promise<Response> {
  if (link?.state !== "used" || !link.isConfirmed) {
    return renderDeadLink(context, visit, accountDetailsLink(context, visit));
  }
  const { t } = visit;
  const text = t("session.emailChangedText", { email: link.email });
  return renderNotice(context, visit, { title: t("session.emailChanged"), text });
}
