import type { IncomingMessage } from "node:http";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { toNetwork } from "~contract/client-address";
import { log } from "~observe/log";
import { env } from "./env.server";

const MINUTE_SECONDS = 60;
const MS_PER_SECOND = 1_000;

const limiter = new RateLimiterMemory({ points: env.PAGES_PER_MINUTE, duration: MINUTE_SECONDS });

/** The API limits its own calls, and health checks must not be refused. */
function isPage(path: string): boolean {
  return !["/api/", "/embedded/", "/healthcheck"].some((start) => path.startsWith(start));
}

/** The header has the verified address once a request is in the portal. */
export function clientAddress({ headers }: IncomingMessage): string {
  return String(headers["x-forwarded-for"] ?? "");
}

/** True when no more pages are rendered for this client; does not count as a page itself. */
export async function isOverPageLimit(address: string): Promise<boolean> {
  if (env.RATE_LIMITS === "off") return false;
  const state = await limiter.get(toNetwork(address));
  return state !== null && state.consumedPoints >= env.PAGES_PER_MINUTE;
}

export async function consumePageLimit(path: string, address: string): Promise<number | null> {
  if (env.RATE_LIMITS === "off" || !isPage(path)) return null;
  const network = toNetwork(address);
  try {
    await limiter.consume(network);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    if (refusal.consumedPoints === env.PAGES_PER_MINUTE + 1) {
      log.warn(`More than ${String(env.PAGES_PER_MINUTE)} pages a minute for ${network}: is TRUST_PROXY missing?`);
    }
    return Math.ceil(refusal.msBeforeNext / MS_PER_SECOND);
  }
}
