import { InvalidResponseError, type CallName } from "./errors";

/**
 * Called with every answer that breaks the contract (docs/product/validation.md#breaches). It may report and throw;
 * where it does not throw, the client does: nothing unchecked gets any further.
 */
export type UnexpectedResponseHandler = (error: InvalidResponseError) => void;

/** The default. */
export const throwUnexpectedResponse: UnexpectedResponseHandler = (error) => {
  throw error;
};

/** A code that the call did not announce (docs/product/validation.md#unexpected-codes). */
export function unexpectedCodeError(code: string, expected: readonly string[], request: CallName, status: number) {
  const message = `Received unexpected errorCode ${code}, expected one of ${expected.join(", ") || "none"}`;
  return new InvalidResponseError("errors", message, request, status);
}
