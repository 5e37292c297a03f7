import * as z from "zod";
import { defineCall } from "../define-call";
import { sessionStatus } from "../entities/session-status";
import { noBody, nothing } from "./request-parts";

/** GET /session/status: who the cookies belong to (spec section 7). */
export const getSessionStatus = defineCall({
  name: "getSessionStatus",
  method: "GET",
  path: "/session/status",
  params: nothing,
  query: nothing,
  body: noBody,
  data: sessionStatus,
  errorCodes: [],
});

/** GET /session/logout: ends the session and clears its cookies (spec section 7). */
export const logOut = defineCall({
  name: "logOut",
  method: "GET",
  path: "/session/logout",
  params: nothing,
  query: nothing,
  body: noBody,
  data: z.unknown(),
  errorCodes: [],
});
