import { ClientError } from "~/api-client/errors";
import { noteSurvivedFailure } from "./survived-failure.server";

const STATUS_BY_CODE: Record<string, number> = { too_many_requests: 429, unreachable: 503 };
const REFUSED_STATUS = 409;

/**
 * The code a browser is told when an API call failed: one of `known`, or `fallback`. Whatever is not a refusal by the
 * API is reported.
 */
export function refusalCode<Code extends string>(error: unknown, known: readonly Code[], fallback: Code): Code {
  if (error instanceof ClientError) return known.find((code) => error.has(code)) ?? fallback;
  noteSurvivedFailure(error);
  return fallback;
}

/** Status of an answer that carries such a code: at least 400, so that the page's data is not asked for again. */
export function refusalStatus(code: string): number {
  return STATUS_BY_CODE[code] ?? REFUSED_STATUS;
}

/** True when the game or challenge does not exist (any more). */
export function isMissing(error: unknown): boolean {
  return error instanceof ClientError && error.isNotFound;
}
