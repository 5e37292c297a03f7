import type { Call } from "~contract/define-call";
import { ApiFailure } from "./api-failure";
import type { ApiContext } from "./api-context";

export const IDEMPOTENCY_KEY_HEADER = "Idempotency-Key";
export const IDEMPOTENCY_KEY_PATTERN = "^[\\x21-\\x7e]{8,128}$";

export function readIdempotencyKey(context: ApiContext, call: Call): { idempotencyKey?: string } {
  const key = call.idempotent ? context.req.header(IDEMPOTENCY_KEY_HEADER) : undefined;
  if (key === undefined) return {};
  if (new RegExp(IDEMPOTENCY_KEY_PATTERN).test(key)) return { idempotencyKey: key };
  throw new ApiFailure("invalid_request_payload", {
    details: { parameterName: IDEMPOTENCY_KEY_HEADER, message: "must be 8 to 128 visible ASCII characters" },
  });
}
