import * as z from "zod";
import { defineCall } from "../define-call";
import * as entities from "../entities/earnings";
import { id } from "../entities/identifiers";
import { studioRole } from "../entities/studio-member";
import { noBody, noParams } from "./request-parts";

/** Statements in the list, of all currencies together. */
export const MAX_LISTED_STATEMENTS = 240;

/** Games in a statement. */
export const MAX_STATEMENT_GAMES = 1_000;

const studioParams = z.object({ studioId: id });
const ERRORS = ["sign_in_required", "studio_not_found", "studio_role_insufficient"] as const;

const studio = z.object({ studioId: id, name: z.string(), role: studioRole });

/** Bank details are null for developers, and where none are known. Rules: docs/product/earnings.md. */
export const getStudioEarnings = defineCall({
  name: "getStudioEarnings",
  summary: "A studio's share, its balances and its statements by month, the latest first.",
  method: "GET",
  path: "/gamedev/studios/{studioId}/earnings",
  access: "signed-in",
  params: studioParams,
  query: noParams,
  body: noBody,
  data: z.object({
    studio,
    share: entities.sharePoints,
    balances: z.array(z.object({ currency: entities.earningsCurrency, balance: z.int() })),
    statements: z.array(entities.earningsStatement),
    bankDetails: entities.storedBankDetails.nullable(),
  }),
  errorCodes: ERRORS,
});

/** `isFinal` once nothing is added any more. */
export const getStudioStatement = defineCall({
  name: "getStudioStatement",
  summary: "A studio's statement of one month, by currency, by game, and with its payouts.",
  method: "GET",
  path: "/gamedev/studios/{studioId}/earnings/{month}",
  access: "signed-in",
  params: studioParams.extend({ month: entities.statementMonth }),
  query: noParams,
  body: noBody,
  data: z.object({
    studio,
    month: entities.statementMonth,
    isFinal: z.boolean(),
    statements: z.array(entities.earningsStatement),
    games: z.array(entities.gameEarnings),
    payouts: z.array(entities.payoutLine),
  }),
  errorCodes: [...ERRORS, "invalid_request_payload", "statement_not_found"],
});

/** Of owners of the studio. Null deletes them. */
export const changeBankDetails = defineCall({
  name: "changeBankDetails",
  summary: "Says where a studio is paid.",
  method: "PUT",
  path: "/gamedev/studios/{studioId}/bank-details",
  access: "signed-in",
  params: studioParams,
  query: noParams,
  body: z.strictObject({ bankDetails: entities.bankDetails.nullable() }),
  data: z.object({ bankDetails: entities.storedBankDetails.nullable() }),
  errorCodes: [...ERRORS, "invalid_request_payload"],
});
