import path from "node:path";
import { createMiddleware } from "hono/factory";
import { ApiFailure } from "../api-failure";
import type { ApiApp, ApiContext, ApiEnvironment } from "../api-context";
import { requireFormOrigin } from "../login/session-page";
import { rejectCrossOriginWrites } from "../middleware/same-origin";
import { limitBody } from "../request-body";
import { createFileResponse, openFileFolder } from "../resources/served-file";
import { registerApplicationPage } from "./application-routes";
import { isOwner } from "./owner-access";
import { registerOwnerReport } from "./report-routes";
import { registerStudioLimitsPage } from "./studio-routes";
import { registerTakedownPage } from "./takedown-routes";

const POST = "POST";

/** Not found unless the configuration has a token (docs/decisions/0052-owner-report.md). */
export function registerOwnerPages(app: ApiApp): void {
  const styles = openFileFolder(path.resolve("api/owner/styles"), { ".css": "text/css; charset=utf-8" });

  app.get("/owner/assets/:name", async (context) => {
    const file = await styles.find(context.req.param("name"));
    if (!file) throw new ApiFailure("not_found");
    return createFileResponse(context.req.raw, file, { "Cache-Control": "no-cache" });
  });

  app.use("/owner/*", requireOwner, rejectCrossOriginWrites, requireOwnForm, limitBody());
  registerOwnerReport(app);
  registerApplicationPage(app);
  registerStudioLimitsPage(app);
  registerTakedownPage(app);
}

const requireOwner = createMiddleware<ApiEnvironment>(async (context, next) => {
  const { ownerToken } = context.get("configuration");
  if (ownerToken === undefined) throw new ApiFailure("not_found");
  setHeaders(context);
  if (await isOwner(context, ownerToken)) return next();
  context.header("WWW-Authenticate", 'Basic realm="Owner", charset="UTF-8"');
  return context.text("The password is the owner's token; any name will do.", 401);
});

/** Browsers send the password with other sites' forms, too. */
const requireOwnForm = createMiddleware<ApiEnvironment>(async (context, next) => {
  if (context.req.method === POST) requireFormOrigin(context);
  await next();
});

function setHeaders(context: ApiContext): void {
  context.header(
    "Content-Security-Policy",
    "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
  context.header("X-Content-Type-Options", "nosniff");
  context.header("X-Frame-Options", "DENY");
  context.header("X-Robots-Tag", "noindex, nofollow");
  // With "no-referrer", browsers would also hide the form's origin.
  context.header("Referrer-Policy", "same-origin");
  context.header("Cross-Origin-Resource-Policy", "same-origin");
  context.header("Cache-Control", "no-store");
}
