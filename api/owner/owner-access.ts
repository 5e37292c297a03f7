import { createHash, timingSafeEqual } from "node:crypto";
import { auth } from "hono/utils/basic-auth";
import type { ApiContext } from "../api-context";
import { consumeRateLimit } from "../rate-limits/limit-rate";
import { OWNER_REQUESTS } from "../rate-limits/limits";

/** HTTP Basic: the token is the password, under any name. The limit counts correct passwords as well. */
export async function isOwner(context: ApiContext, token: string): Promise<boolean> {
  const credentials = auth(context.req.raw);
  if (!credentials) return false;
  await consumeRateLimit(context, OWNER_REQUESTS);
  return timingSafeEqual(digest(credentials.password), digest(token));
}

/** timingSafeEqual needs equal lengths. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
