import * as z from "zod";
import { defineCall } from "../define-call";
import { sessionStatus } from "../entities/session-status";
import { noBody, noParams } from "./request-parts";

export const getSessionStatus = defineCall({
  name: "getSessionStatus",
  summary: "The status of the session.",
  method: "GET",
  path: "/session/status",
  access: "everyone",
  params: noParams,
  query: noParams,
  body: noBody,
  data: sessionStatus,
  errorCodes: [],
});

export const logOut = defineCall({
  name: "logOut",
  summary: "Ends the session and clears its cookies.",
  method: "GET",
  path: "/session/logout",
  access: "everyone",
  params: noParams,
  query: noParams,
  body: noBody,
  data: z.unknown(),
  errorCodes: [],
});
