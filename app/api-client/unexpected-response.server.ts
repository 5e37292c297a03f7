import { env } from "~/server/env.server";
import { reportFailure } from "~/server/survived-failure.server";
import { throwUnexpectedResponse, type UnexpectedResponseHandler } from "./unexpected-response";

/**
 * The portal's own handler: tells the console and the error service, with method and URL. It throws as well unless
 * VALIDATION_HANDLER says otherwise: then a refusal with a code that was not announced stays a refusal.
 */
export const reportUnexpectedResponse: UnexpectedResponseHandler = (error) => {
  reportFailure(error, "error");
  if (env.VALIDATION_HANDLER === "throw") throwUnexpectedResponse(error);
};
