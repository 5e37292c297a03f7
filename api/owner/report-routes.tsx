/** @jsxImportSource hono/jsx */
import path from "node:path";
import { createMiddleware } from "hono/factory";
import { html } from "hono/html";
import { ApiFailure } from "../api-failure";
import type { ApiApp, ApiContext, ApiEnvironment } from "../api-context";
import { createFileResponse, openFileFolder } from "../resources/served-file";
import {
  readReportTable,
  REPORT_TABLES,
  type ReportPeriod,
  type ReportTableName,
} from "../store/statistics/owner-report";
import { isOwner } from "./owner-access";
import { OwnerDocument } from "./page/owner-document";
import { toCsv } from "./report-csv";
import { chooseReportPeriod } from "./report-periods";
import { REPORT_TEXTS } from "./report-tables";

/** Not found unless the configuration has a token (docs/decisions/0052-owner-report.md). */
export function registerOwnerReport(app: ApiApp): void {
  const styles = openFileFolder(path.resolve("api/owner/styles"), { ".css": "text/css; charset=utf-8" });

  app.get("/owner/assets/:name", async (context) => {
    const file = await styles.find(context.req.param("name"));
    if (!file) throw new ApiFailure("not_found");
    return createFileResponse(context.req.raw, file, { "Cache-Control": "no-cache" });
  });

  app.use("/owner/*", requireOwner);

  app.get("/owner/statistics", async (context) => {
    const period = readPeriod(context);
    const database = context.get("database");
    const tables = [];
    for (const name of REPORT_TABLES) tables.push({ name, rows: await readReportTable(database, name, period) });
    const { brandName } = context.get("configuration");
    return context.html(html`<!doctype html>${(<OwnerDocument {...{ brandName, period, tables }} />)}`);
  });

  app.get("/owner/tables/:file", async (context) => {
    const name = REPORT_TABLES.find((table) => `${table}.csv` === context.req.param("file"));
    if (!name) throw new ApiFailure("not_found");
    return sendCsv(context, name, readPeriod(context));
  });
}

const requireOwner = createMiddleware<ApiEnvironment>(async (context, next) => {
  const { ownerToken } = context.get("configuration");
  if (ownerToken === undefined) throw new ApiFailure("not_found");
  setHeaders(context);
  if (await isOwner(context, ownerToken)) return next();
  context.header("WWW-Authenticate", 'Basic realm="Statistics", charset="UTF-8"');
  return context.text("The password is the owner's token; any name will do.", 401);
});

async function sendCsv(context: ApiContext, name: ReportTableName, period: ReportPeriod): Promise<Response> {
  const rows = await readReportTable(context.get("database"), name, period);
  return context.body(toCsv(REPORT_TEXTS[name].columns, rows), 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}-${String(period.days)}-days.csv"`,
  });
}

function readPeriod(context: ApiContext): ReportPeriod {
  return { days: chooseReportPeriod(context.req.query("days")), now: new Date() };
}

function setHeaders(context: ApiContext): void {
  context.header(
    "Content-Security-Policy",
    "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  context.header("X-Content-Type-Options", "nosniff");
  context.header("X-Frame-Options", "DENY");
  context.header("X-Robots-Tag", "noindex, nofollow");
  context.header("Referrer-Policy", "no-referrer");
  context.header("Cross-Origin-Resource-Policy", "same-origin");
  context.header("Cache-Control", "no-store");
}
