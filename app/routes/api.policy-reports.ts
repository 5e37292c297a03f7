import type { ActionFunctionArgs } from "@remix-run/node";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import * as z from "zod";
import { toNetwork } from "~contract/client-address";
import { log } from "~observe/log";
import { readBytes } from "~/server/request-body.server";
import { assertSameOrigin } from "~/server/same-origin.server";

const MAX_TEXT = 200;

const WINDOW_SECONDS = 60;

/** A browser extension can cause a violation on every page. */
const REPORTS_PER_VISITOR = 10;

const MAX_REPORTS = 120;

const perVisitor = new RateLimiterMemory({ points: REPORTS_PER_VISITOR, duration: WINDOW_SECONDS });

const overall = new RateLimiterMemory({ points: MAX_REPORTS, duration: WINDOW_SECONDS });

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

const text = z.string().transform((value) => withoutControls(value).slice(0, MAX_TEXT));

/** Query and fragment may hold personal data. */
const address = text.transform((value) => value.replace(/[?#].*$/s, ""));

const policyReport = z.object({
  "csp-report": z.object({
    "document-uri": address,
    "effective-directive": text.optional(),
    "violated-directive": text.optional(),
    "blocked-uri": address.optional(),
    "source-file": address.optional(),
    "line-number": z.number().int().nonnegative().optional(),
    disposition: z.enum(["enforce", "report"]).optional(),
    "script-sample": text.optional(),
  }),
});

type PolicyReport = z.output<typeof policyReport>["csp-report"];

export function toPolicyReport(body: unknown): PolicyReport | null {
  return policyReport.safeParse(body).data?.["csp-report"] ?? null;
}

async function consumeReportLimit(visitorAddress: string): Promise<boolean> {
  try {
    await perVisitor.consume(toNetwork(visitorAddress));
    await overall.consume("all");
    return true;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return false;
  }
}

/** Prevents log injection, including by U+2028. */
function withoutControls(value: string): string {
  return value.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ");
}
