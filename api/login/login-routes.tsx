/** @jsxImportSource hono/jsx */
import { html } from "hono/html";
import { ApiFailure } from "../api-failure";
import { ownOrigins } from "../middleware/same-origin";
import type { ApiApp, ApiContext } from "../api-context";
import { listWallPictures } from "../store/wall-pictures";
import { attemptLogin, NO_VALUES, type LoginAttempt, type LoginProblems } from "./login-attempt";
import { registerLoginAssets } from "./login-assets";
import { readLoginVisit, type LoginVisit } from "./login-visit";
import { LoginPage } from "./page/login-page";
import { toProblemTexts } from "./problem-texts";

/** Sign-in, sign-up and guest page; works without any script (decisions, "login page"). */
export function registerLoginPage(app: ApiApp): void {
  registerLoginAssets(app);

  app.get("/session/login", async (context) => {
    const visit = readLoginVisit(context);
    const viewer = context.get("viewer");
    if (viewer && !viewer.isGuest) return leave(context, visit);
    return answerPage(context, visit, { values: NO_VALUES, problems: null });
  });

  app.post("/session/login", async (context) => {
    const headers = context.req.raw.headers;
    if (!headers.has("origin") && !headers.has("sec-fetch-site")) {
      throw new ApiFailure("invalid_request_payload", {
        status: 403,
        details: { message: "The form must come from this site." },
      });
    }
    const visit = readLoginVisit(context);
    const attempt = await attemptLogin(context);
    return attempt.problems ? answerPage(context, visit, attempt) : leave(context, visit);
  });
}

function leave(context: ApiContext, visit: LoginVisit): Response {
  context.header("Cache-Control", "no-store");
  return context.redirect(visit.target.href, 303);
}

async function answerPage(context: ApiContext, visit: LoginVisit, attempt: LoginAttempt): Promise<Response> {
  const { brandName } = context.get("configuration");
  const problems = attempt.problems ? toProblemTexts(attempt.problems, attempt.values, visit.t) : {};
  const pictures = await listWallPictures(context.get("database"));
  setHeaders(context, attempt.problems?.retryAfterSeconds);
  const page = (
    <LoginPage visit={visit} brandName={brandName} values={attempt.values} problems={problems} pictures={pictures} />
  );
  return context.html(html`<!doctype html>${page}`, statusOf(attempt.problems));
}

function setHeaders(context: ApiContext, retryAfterSeconds: number | undefined): void {
  // Browsers hold redirects after a form to form-action as well, so the sites to return to are named.
  const formTargets = ["'self'", ...new Set(ownOrigins(context.get("configuration")))].join(" ");
  context.header(
    "Content-Security-Policy",
    `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action ${formTargets}; ` +
      "base-uri 'none'; frame-ancestors 'none'",
  );
  context.header("X-Content-Type-Options", "nosniff");
  context.header("X-Frame-Options", "DENY");
  // With "no-referrer" browsers would hide the form's origin, too.
  context.header("Referrer-Policy", "same-origin");
  context.header("Cache-Control", "no-store");
  if (retryAfterSeconds !== undefined) context.header("Retry-After", String(retryAfterSeconds));
}

function statusOf(problems: LoginProblems | null): 200 | 422 | 429 | 500 {
  if (!problems) return 200;
  if (problems.hasFailed) return 500;
  return problems.retryAfterSeconds === undefined ? 422 : 429;
}
