import { toNetwork } from "~contract/client-address";
import type { Call } from "~contract/define-call";
import type { ApiContext } from "../api-context";
import { ApiFailure } from "../api-failure";
import { clientAddress } from "../middleware/client-address";
import { limitOf, type RateLimit } from "./limits";

const VIEWERS_OF_ADDRESS = 10;

export async function limitRate(context: ApiContext, call: Call): Promise<void> {
  const limit = limitOf(call, new URL(context.req.url).searchParams);
  if (limit) await consumeRateLimit(context, limit);
}

export async function consumeRateLimit(context: ApiContext, limit: RateLimit, weight?: number): Promise<void> {
  if (context.get("configuration").areCallsLimited) await consumeEnforcedRateLimit(context, limit, weight);
}

/** Also counts with RATE_LIMITS=off, so that password guessing stays limited. */
export async function consumeEnforcedRateLimit(context: ApiContext, limit: RateLimit, weight?: number): Promise<void> {
  const limiter = context.get("rateLimiter");
  const caller = callerOf(context, limit);
  const network = networkOfClient(context);
  if (caller) await limiter.count(limit, caller, weight);
  if (network !== null && caller !== network) await limiter.count(ceilingOf(limit), network, weight);
}

/** Guest sessions cost nothing, so an address has a ceiling too: ten viewers, enough for a school class. */
function ceilingOf({ name, calls, windowSeconds }: RateLimit): Omit<RateLimit, "per"> {
  return { name: `${name}-of-address`, calls: calls * VIEWERS_OF_ADDRESS, windowSeconds };
}

export async function findRetryAfterSeconds(counted: Promise<void>): Promise<number | null> {
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

/** Null only for requests of this process: every external entry point sets the header. */
export function networkOfClient(context: ApiContext): string | null {
  const address = clientAddress(context);
  return address === undefined ? null : toNetwork(address);
}
