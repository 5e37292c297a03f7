import { InvalidResponseError, type ApiCallError } from "./errors";

/** Called with every answer that breaks the contract, before it is thrown or used (spec section 5). */
export type UnexpectedResponseHandler = (error: ApiCallError) => void;

/** The default: says what broke on the console, with method and URL, and throws. */
export const throwUnexpectedResponse: UnexpectedResponseHandler = (error) => {
  console.error(error.message);
  throw error;
};

/** A code that the call did not announce (spec section 8). */
export function unexpectedCodeError(
  code: string,
  expected: readonly string[],
  request: { method: string; url: string },
) {
  const message = `Received unexpected errorCode ${code}, expected one of ${expected.join(", ") || "none"}`;
  return new InvalidResponseError("errors", message, request);
}
