import { ClientError } from "~/api-client/errors";
import { reportHandledError } from "./report-error.server";

const STATUS_BY_CODE: Record<string, number> = { too_many_requests: 429, unreachable: 503 };
const REFUSED_STATUS = 409;

export function refusalCode<Code extends string>(error: unknown, codes: readonly Code[], fallback: Code): Code {
  if (error instanceof ClientError) return codes.find((code) => error.has(code)) ?? fallback;
  reportHandledError(error);
  return fallback;
}

/** At least 400, so that the page's loaders do not run again. */
export function refusalStatus(code: string): number {
  return STATUS_BY_CODE[code] ?? REFUSED_STATUS;
}

export function isMissing(error: unknown): boolean {
  return error instanceof ClientError && error.isNotFound;
}
