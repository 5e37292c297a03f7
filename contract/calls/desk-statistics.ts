import * as z from "zod";
import { defineCall } from "../define-call";
import { STAFF_ERROR_CODES } from "../error-codes";
import { noBody, noParams } from "./request-parts";

/** In days, back from today; days begin at midnight UTC. */
export const REPORT_PERIODS = [7, 30, 90] as const;

export const reportTableName = z.enum(["page-views", "clicks", "sources", "searches", "searches-without-result"]);
export type ReportTableName = z.output<typeof reportTableName>;

/** `numbers` are the table's columns after the name, which is null where a browser did not say it. */
export const reportRow = z.object({ name: z.string().nullable(), numbers: z.array(z.int()) });
export type ReportRow = z.output<typeof reportRow>;

/** All tables, or the one that is named. Events are those of days that are over, on which ten people caused them. */
export const getReport = defineCall({
  name: "getReport",
  summary: "What was opened, clicked and searched for, and from where, at most 50 rows a table.",
  method: "GET",
  path: "/desk/statistics",
  access: "signed-in",
  permission: "statistics:read",
  params: noParams,
  query: z.object({
    days: z
      .int()
      .refine((days) => REPORT_PERIODS.some((period) => period === days))
      .optional(),
    table: reportTableName.optional(),
  }),
  body: noBody,
  data: z.object({ days: z.int(), tables: z.array(z.object({ name: reportTableName, rows: z.array(reportRow) })) }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload"],
});
