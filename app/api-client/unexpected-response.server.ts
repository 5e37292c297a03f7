import { env } from "~/server/env.server";
import { reportError } from "~/server/report-error.server";
import { throwUnexpectedResponse, type UnexpectedResponseHandler } from "./unexpected-response";

/** Reports a contract breach to the log and the error service; throws when VALIDATION_HANDLER is "throw". */
export const reportUnexpectedResponse: UnexpectedResponseHandler = (error) => {
  reportError(error, "error");
  if (env.VALIDATION_HANDLER === "throw") throwUnexpectedResponse(error);
};
