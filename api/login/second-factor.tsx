/** @jsxImportSource hono/jsx */
import { deleteCookie } from "hono/cookie";
import { log } from "~observe/log";
import type { ApiApp, ApiContext } from "../api-context";
import { cookieName, isCookieSecure } from "../identity/session-cookies";
import { isCodeExpected, verifySecondFactor } from "../identity/verify-second-factor";
import { appendCookies, NO_VALUES, type LoginProblems } from "./login-attempt";
import { readLoginContext, type LoginContext } from "./login-context";
import {
  renderSessionPage,
  readFormFields,
  redirectToSessionPage,
  redirectToTarget,
  requireFormOrigin,
} from "./session-page";
import { SecondFactorForm } from "./page/second-factor-form";
import { statusOf, toProblemTexts } from "./problem-texts";

const MAX_CODE_LENGTH = 40;

/** The log-in's second step; better-auth's cookie knows for ten minutes whose password was right. */
export function registerSecondFactorPage(app: ApiApp): void {
  app.get("/session/second-factor", async (context) => {
    const visit = readLoginContext(context);
    return isCodeExpected(context) ? renderForm(context, visit, null) : redirectToSessionPage(context, visit, "login");
  });

  app.post("/session/second-factor", async (context) => {
    requireFormOrigin(context);
    const visit = readLoginContext(context);
    if (!isCodeExpected(context)) return redirectToSessionPage(context, visit, "login");
    const code = (await readFormFields(context))("code").trim().slice(0, MAX_CODE_LENGTH);
    const outcome = await attemptCode(context, code);
    if (outcome === "expired") return startAgain(context, visit);
    return outcome ? renderForm(context, visit, outcome) : redirectToTarget(context, visit);
  });
}

async function attemptCode(context: ApiContext, code: string): Promise<LoginProblems | "expired" | null> {
  if (code === "") return { isCodeMissing: true };
  try {
    const outcome = await verifySecondFactor(context, code);
    if (outcome.status === "expired") return outcome.status;
    if (outcome.status === "wrong") return { isCodeWrong: true };
    if (outcome.status === "limited") return { retryAfterSeconds: outcome.retryAfterSeconds };
    appendCookies(context, outcome.setCookies);
    return null;
  } catch (error) {
    log.error({ err: error }, "The form of the second factor failed");
    return { hasFailed: true };
  }
}

function startAgain(context: ApiContext, visit: LoginContext): Response {
  const configuration = context.get("configuration");
  deleteCookie(context, cookieName("second-factor", configuration), { secure: isCookieSecure(configuration) });
  return redirectToSessionPage(context, visit, "login", "expired");
}

function renderForm(context: ApiContext, visit: LoginContext, problems: LoginProblems | null): Promise<Response> {
  const { brandName } = context.get("configuration");
  const texts = problems ? toProblemTexts(problems, NO_VALUES, visit.t) : {};
  return renderSessionPage(context, {
    visit,
    title: visit.t("session.secondFactor"),
    content: <SecondFactorForm visit={visit} brand={brandName} problems={texts} />,
    hasScripts: true,
    status: statusOf(problems),
    retryAfterSeconds: problems?.retryAfterSeconds,
  });
}
