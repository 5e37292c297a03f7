import type * as z from "zod";
import type { errorDetails } from "~contract/envelope";
import type { ErrorCode } from "~contract/error-codes";

export type FailureStatus = 400 | 401 | 403 | 404 | 410 | 413 | 414 | 429 | 431 | 500;
export type FailureDetails = z.infer<typeof errorDetails>;

/** Thrown anywhere in a request; the error handler turns it into the failure envelope. */
export class ApiFailure extends Error {
  readonly status: FailureStatus;
  readonly details: FailureDetails | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What else is wrong. */
  readonly further: readonly ErrorCode[];

  constructor(
    readonly code: ErrorCode,
    options: {
      status?: FailureStatus;
      details?: FailureDetails;
      retryAfterSeconds?: number;
      further?: readonly ErrorCode[];
    } = {},
  ) {
    super(code);
    this.name = "ApiFailure";
    this.status = options.status ?? statusOf(code);
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.further = options.further ?? [];
  }
}

const FORBIDDEN: readonly ErrorCode[] = [
  "account_suspended",
  "sign_in_required",
  "studio_role_insufficient",
  "insufficient_scope",
  "staff_role_insufficient",
  "second_factor_required",
  "sudo_required",
];

function statusOf(code: ErrorCode): FailureStatus {
  if (code === "not_found" || code.endsWith("_not_found")) return 404;
  if (code.endsWith("_too_large")) return 413;
  if (code === "invalid_token") return 401;
  if (FORBIDDEN.includes(code)) return 403;
  if (code === "too_many_requests") return 429;
  if (code === "internal_error") return 500;
  return 400;
}
