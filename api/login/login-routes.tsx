/** @jsxImportSource hono/jsx */
import type { ApiApp, ApiContext } from "../api-context";
import { registerActivation } from "./activate";
import { registerEmailConfirmation } from "./confirm-email";
import { registerForgotPassword } from "./forgot-password";
import { attemptLogin, NO_VALUES, type LoginAttempt } from "./login-attempt";
import { registerLoginAssets } from "./login-assets";
import { readLoginContext, type LoginContext } from "./login-context";
import { registerPasskeyLogIn } from "./passkey";
import { registerSecondFactorPage } from "./second-factor";
import { renderSessionPage, redirectToSessionPage, redirectToTarget, requireFormOrigin } from "./session-page";
import { LoginForms } from "./page/login-forms";
import { statusOf, toNoteTexts, toProblemTexts } from "./problem-texts";
import { withWelcomeTarget } from "./welcome-target";
import { registerResetPassword } from "./reset-password";

/** Works without scripts (docs/product/addresses.md#log-in-address). */
export function registerLoginPage(app: ApiApp): void {
  registerLoginAssets(app);
  registerSecondFactorPage(app);
  registerPasskeyLogIn(app);
  registerForgotPassword(app);
  registerResetPassword(app);
  registerActivation(app);
  registerEmailConfirmation(app);

  app.get("/session/login", async (context) => {
    const visit = readLoginContext(context);
    const viewer = context.get("viewer");
    if (viewer && !viewer.isGuest) return redirectToTarget(context, visit);
    return renderPage(context, visit, { values: NO_VALUES, problems: null });
  });

  app.post("/session/login", async (context) => {
    requireFormOrigin(context);
    const visit = readLoginContext(context);
    const attempt = await attemptLogin(context, visit.locale);
    if (attempt.problems) return renderPage(context, visit, attempt);
    if (attempt.isCodeNeeded) return redirectToSessionPage(context, visit, "second-factor");
    return redirectToTarget(context, attempt.hasNewAccount ? withWelcomeTarget(context, visit) : visit);
  });
}

function renderPage(context: ApiContext, visit: LoginContext, { problems, values }: LoginAttempt): Promise<Response> {
  const texts = problems ? toProblemTexts(problems, values, visit.t) : toNoteTexts(visit);
  return renderSessionPage(context, {
    visit,
    title: visit.form === "sign-up" ? visit.t("session.signUp") : visit.t("session.logIn"),
    content: <LoginForms visit={visit} values={values} problems={texts} />,
    hasScripts: visit.form === "log-in",
    status: statusOf(problems),
    retryAfterSeconds: problems?.retryAfterSeconds,
  });
}
