import * as z from "zod";
import { defineCall } from "../define-call";
import { statsEvent } from "../entities/stats-event";
import { noParams } from "./request-parts";

/** POST to the statistics host; the browser ignores failures. */
export const sendStatsEvent = defineCall({
  name: "sendStatsEvent",
  summary: "Records one event of the browser.",
  method: "POST",
  path: "/v2/events",
  access: "everyone",
  params: noParams,
  query: noParams,
  body: statsEvent,
  data: z.unknown(),
  errorCodes: ["invalid_request_payload"],
});
