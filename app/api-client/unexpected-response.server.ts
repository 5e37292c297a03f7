import { env } from "~/server/env.server";
import { reportFailure } from "~/server/survived-failure.server";
import { throwUnexpectedResponse, type UnexpectedResponseHandler } from "./unexpected-response";

/** Reports a contract breach to the log and the error service; throws when VALIDATION_HANDLER is "throw". */
export const reportUnexpectedResponse: UnexpectedResponseHandler = (error) => {
  reportFailure(error, "error");
  if (env.VALIDATION_HANDLER === "throw") throwUnexpectedResponse(error);
};
