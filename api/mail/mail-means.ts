import { createHmac } from "node:crypto";
import type { ApiContext, Services } from "../api-context";
import type { RateLimiter } from "../store/rate-limiter";

/** What mails need, in a request and in a job. */
export type MailMeans = Pick<Services, "configuration" | "database" | "jobs"> & {
  rateLimiter: RateLimiter;
  /** The portal's, from which the secrets of links derive. */
  secret: string;
};

export function mailMeansOf(context: ApiContext): MailMeans {
  const { configuration, database, identity, jobs, rateLimiter } = context.var;
  return { configuration, database, jobs, rateLimiter, secret: identity.options.secret };
}

/** The secret of a mail's link: the same for every try, and stored nowhere. */
export function linkSecretOf(secret: string, jobId: string): string {
  return createHmac("sha256", secret).update(`link of mail ${jobId}`).digest("base64url");
}
