/** @jsxImportSource hono/jsx */
import type { ApiApp, ApiContext } from "../api-context";
import { sendActivationLink } from "../identity/send-account-mails";
import { consumeRateLimit, findRetryAfterSeconds } from "../rate-limits/limit-rate";
import { MAIL_FORMS } from "../rate-limits/limits";
import { confirmEmail } from "../store/account/account-security";
import { findMailLink, type MailLink } from "../store/account/mail-links";
import { renderDeadLink, renderNotice, accountDetailsLink } from "./link-pages";
import { readLinkContext, type LoginContext } from "./login-context";
import { renderSessionPage, readFormFields, requireFormOrigin } from "./session-page";
import { ConfirmForm } from "./page/confirm-form";

export function registerActivation(app: ApiApp): void {
  app.get("/session/activate", async (context) => {
    const visit = readLinkContext(context);
    return renderPage(context, visit, await findLink(context, visit));
  });

  app.post("/session/activate", async (context) => {
    requireFormOrigin(context);
    const visit = readLinkContext(context);
    if ((await readFormFields(context))("intent") === "resend") return resend(context, visit);
    const outcome = await confirmEmail(context.get("database"), { secret: visit.token, now: new Date() });
    const link = await findLink(context, visit);
    if (outcome !== "taken" || !link) return renderPage(context, visit, link);
    const [title, text] = [
      visit.t("session.deadLink"),
      visit.t("session.emailConfirmedElsewhere", { email: link.email }),
    ];
    return renderNotice(context, visit, { title, text, status: 410 });
  });
}

function findLink(context: ApiContext, { token }: LoginContext): Promise<MailLink | null> {
  return findMailLink(context.get("database"), { purpose: "activation", secret: token, now: new Date() });
}

/** Every link of a confirmed address shows the confirmation, however often it is followed. */
function renderPage(context: ApiContext, visit: LoginContext, link: MailLink | null): Promise<Response> {
  const { t } = visit;
  if (!link?.isCurrent) return renderDeadLink(context, visit, accountDetailsLink(context, visit));
  const { email, username, state } = link;
  if (link.isConfirmed) {
    return renderNotice(context, visit, { title: t("session.activated"), text: t("session.activatedText", { email }) });
  }
  const isLive = state === "live";
  const title = isLive ? t("session.activation") : t("session.deadLink");
  const text = isLive ? t("session.activationLead", { email, username }) : t("session.deadLinkText");
  const button = isLive ? t("session.activationButton") : t("session.askForLink");
  const content = (
    <ConfirmForm visit={visit} title={title} text={text} button={button} intent={isLive ? "confirm" : "resend"} />
  );
  return renderSessionPage(context, { visit, title, content, status: isLive ? 200 : 410 });
}

/** The holder of an expired link may request a new one to the same address. */
async function resend(context: ApiContext, visit: LoginContext): Promise<Response> {
  const { t } = visit;
  const link = await findLink(context, visit);
  if (!link?.isCurrent || link.isConfirmed) return renderPage(context, visit, link);
  if ((await findRetryAfterSeconds(consumeRateLimit(context, MAIL_FORMS))) !== null) {
    const [title, text] = [t("session.deadLink"), t("session.mailsTooMany")];
    return renderNotice(context, visit, { title, text, status: 429 });
  }
  const address = await sendActivationLink(context, { userId: link.userId, locale: visit.locale });
  return renderNotice(context, visit, {
    title: t("session.mailSent"),
    text: t("session.activationSent", { email: link.email }),
    link: address === null ? null : { label: t("session.mailLink"), href: address },
  });
}
