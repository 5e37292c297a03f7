import { reportFailure } from "~/server/survived-failure.server";
import { throwUnexpectedResponse, type UnexpectedResponseHandler } from "./unexpected-response";

/** The portal's own handler: tells the console and the error service, with method and URL, and throws (spec section 5). */
export const reportUnexpectedResponse: UnexpectedResponseHandler = (error) => {
  reportFailure(error, "error");
  throwUnexpectedResponse(error);
};
