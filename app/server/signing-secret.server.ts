import { createHash, randomBytes } from "node:crypto";
import { env } from "./env.server";

/**
 * Key of the portal's own signed cookies. Derived from SESSION_SECRET so that several processes agree;
 * without one it lasts as long as the process, which is longer than any toast.
 */
export const signingSecret = env.SESSION_SECRET
  ? createHash("sha256").update(`portal-cookies:${env.SESSION_SECRET}`).digest("hex")
  : randomBytes(32).toString("hex");
