import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import * as z from "zod";
import { networkOf } from "~contract/client-address";

const MAX_TEXT = 200;
const WINDOW_SECONDS = 60;
/** A page that goes wrong reports a few things at once; a browser's extension goes wrong on every page. */
const REPORTS_PER_VISITOR = 10;
/** All visitors together: what goes wrong for everybody need not be said more often. */
const REPORTS_ALTOGETHER = 120;

const text = z.string().transform((value) => withoutControls(value).slice(0, MAX_TEXT));
/** An address without what may be somebody's own: query and fragment. */
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

export type PolicyReport = z.output<typeof policyReport>["csp-report"];

/** What a browser says of a page that its policy held back; null for anything else. */
export function toPolicyReport(body: unknown): PolicyReport | null {
  return policyReport.safeParse(body).data?.["csp-report"] ?? null;
}

const perVisitor = new RateLimiterMemory({ points: REPORTS_PER_VISITOR, duration: WINDOW_SECONDS });
const altogether = new RateLimiterMemory({ points: REPORTS_ALTOGETHER, duration: WINDOW_SECONDS });

/** False for a report of somebody who reports too often, or while too many do. */
export async function isReportWelcome(visitorAddress: string): Promise<boolean> {
  try {
    await perVisitor.consume(networkOf(visitorAddress));
    await altogether.consume("all");
    return true;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return false;
  }
}

/** A line of the log stays one line, also where U+2028 ends one. */
function withoutControls(value: string): string {
  return value.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ");
}
