import type { ActionFunctionArgs } from "@remix-run/node";
import { consumeReportLimit, toPolicyReport } from "~/server/policy-report.server";
import { readBytes } from "~/server/request-body.server";
import { assertSameOrigin } from "~/server/same-origin.server";
import { log } from "~observe/log";

const MAX_BYTES = 16 * 1024;
const NO_STORE = { "Cache-Control": "no-store" };

/** Drops excess reports with 204: a refusal would show in the visitor's console (docs/security.md#content). */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  assertSameOrigin(request);
  const visitorAddress = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  if (!(await consumeReportLimit(visitorAddress))) return new Response(null, { status: 204, headers: NO_STORE });
  const report = toPolicyReport(await readJson(request));
  if (!report) return new Response(null, { status: 400, headers: NO_STORE });
  log.warn(`A browser reports: ${JSON.stringify(report)}`);
  return new Response(null, { status: 204, headers: NO_STORE });
}

async function readJson(request: Request): Promise<unknown> {
  const content = (await readBytes(request, MAX_BYTES)).toString();
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

export { postOnly as loader } from "~/server/post-only.server";
