import * as z from "zod";
import { defineCall } from "../define-call";
import { healthEvent, healthProblem, healthStatus, MAX_HEALTH_EVENTS, MAX_HEALTH_PROBLEMS } from "../entities/health";
import { dateTime } from "../entities/identifiers";
import { STAFF_ERROR_CODES } from "../error-codes";
import { noBody, noParams } from "./request-parts";

const reading = {
  method: "GET",
  access: "signed-in",
  permission: "health:read",
  params: noParams,
  query: noParams,
  body: noBody,
  errorCodes: STAFF_ERROR_CODES,
} as const;

/** At most ten seconds old, which `checkedDate` says. */
export const getHealth = defineCall({
  ...reading,
  name: "getHealth",
  summary: "What is wrong with the portal right now, the critical first.",
  path: "/desk/health",
  data: z.object({
    status: healthStatus,
    checkedDate: dateTime,
    problems: z.array(healthProblem).max(MAX_HEALTH_PROBLEMS),
  }),
});

export const listHealthEvents = defineCall({
  ...reading,
  name: "listHealthEvents",
  summary: "What happened to the portal lately, the newest first.",
  path: "/desk/health/events",
  data: z.object({ events: z.array(healthEvent).max(MAX_HEALTH_EVENTS) }),
});
