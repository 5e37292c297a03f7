import { createHash, timingSafeEqual } from "node:crypto";
import { auth } from "hono/utils/basic-auth";
import type { ApiContext } from "../api-context";
import { countAgainst } from "../rate-limits/limit-rate";
import { OWNER_LOOKS } from "../rate-limits/limits";

/**
 * Whether the owner asks: the token is the password of HTTP Basic authentication, under any name. Each look with a
 * password counts, right or wrong.
 * @throws ApiFailure too_many_requests
 */
export async function isOwner(context: ApiContext, token: string): Promise<boolean> {
  const given = auth(context.req.raw);
  if (!given) return false;
  await countAgainst(context, OWNER_LOOKS);
  return timingSafeEqual(digest(given.password), digest(token));
}

/** Of one length, so that a comparison takes as long whatever was given. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
