import { networkOf } from "~contract/client-address";
import type { Call } from "~contract/define-call";
import type { ApiContext } from "../api-context";
import { ApiFailure } from "../api-failure";
import { clientAddress } from "../middleware/client-address";
import { limitOf, type RateLimit } from "./limits";

const VIEWERS_OF_ADDRESS = 10;

/**
 * Counts the request against the call's limit.
 * @throws ApiFailure too_many_requests
 */
export async function limitRate(context: ApiContext, call: Call): Promise<void> {
  const limit = limitOf(call, new URL(context.req.url).searchParams);
  if (limit) await countAgainst(context, limit);
}

/**
 * Counts a request that is no call of the contract.
 * @throws ApiFailure too_many_requests
 */
export async function countAgainst(context: ApiContext, limit: RateLimit, weight?: number): Promise<void> {
  if (context.get("configuration").areCallsLimited) await countAlways(context, limit, weight);
}

/**
 * Counts also where RATE_LIMITS is off: no password is guessed without end.
 * @throws ApiFailure too_many_requests
 */
export async function countAlways(context: ApiContext, limit: RateLimit, weight?: number): Promise<void> {
  const limiter = context.get("rateLimiter");
  const caller = callerOf(context, limit);
  const network = networkOfClient(context);
  if (caller) await limiter.count(limit, caller, weight);
  if (network !== null && caller !== network) await limiter.count(ceilingOf(limit), network, weight);
}

/** Guests are made for nothing: those of one address together may do as much as ten viewers, a school's class. */
function ceilingOf({ name, calls, windowSeconds }: RateLimit): Omit<RateLimit, "per"> {
  return { name: `${name}-of-address`, calls: calls * VIEWERS_OF_ADDRESS, windowSeconds };
}

/** How long whoever was just counted has to wait; null when they need not. */
export async function secondsToWait(counted: Promise<void>): Promise<number | null> {
  try {
    await counted;
    return null;
  } catch (error) {
    if (error instanceof ApiFailure && error.retryAfterSeconds !== undefined) return error.retryAfterSeconds;
    throw error;
  }
}

function callerOf(context: ApiContext, { per }: RateLimit): string | null {
  const viewer = context.get("viewer");
  return per === "viewer" && viewer ? viewer.userId : networkOfClient(context);
}

/** Null for a request without an address: every door to the outside notes one, so it comes from this very process. */
export function networkOfClient(context: ApiContext): string | null {
  const address = clientAddress(context);
  return address === undefined ? null : networkOf(address);
}
