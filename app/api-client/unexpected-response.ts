import { InvalidResponseError, type CallName } from "./errors";

/** Called for every contract breach (docs/product/validation.md#breaches). The client throws when it does not. */
export type UnexpectedResponseHandler = (error: InvalidResponseError) => void;

/** The default handler. */
export const throwUnexpectedResponse: UnexpectedResponseHandler = (error) => {
  throw error;
};

/** Error for an undeclared code (docs/product/validation.md#unexpected-codes). */
export function unexpectedCodeError(code: string, expected: readonly string[], request: CallName, status: number) {
  const message = `Received unexpected errorCode ${code}, expected one of ${expected.join(", ") || "none"}`;
  return new InvalidResponseError("errors", message, request, status);
}
