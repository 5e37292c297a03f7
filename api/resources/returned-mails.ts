import { log } from "~observe/log";
import { meters } from "~observe/meters";
import type { ApiApp, ApiContext } from "../api-context";
import { requireEnvironmentToken } from "../identity/environment-token";
import { readReturnedMail } from "../mail/read-returned-mail";
import { limitBodyTo } from "../request-body";
import { countReturnedMail } from "../store/announcements/returned-mails";

export const RETURNED_MAILS_PATH = "/v2/returned-mails";

const MAX_MAIL_BYTES = 262_144;
const ACCEPTED = 202;

/** For mail servers: what they return, as it is. The sender of a pipe gets no error for mails that say nothing to us. */
export function registerReturnedMails(app: ApiApp): void {
  app.use(RETURNED_MAILS_PATH, async (context, next) => {
    requireEnvironmentToken(context, context.get("configuration").returnedMailToken);
    await next();
  });
  app.post(RETURNED_MAILS_PATH, limitBodyTo(MAX_MAIL_BYTES, "invalid_request_payload"), async (context) => {
    const outcome = await outcomeOf(context);
    meters()?.returnedMails.inc({ outcome });
    log.info({ outcome }, "A returned mail was read");
    return context.json({ outcome }, ACCEPTED, { "Cache-Control": "no-store" });
  });
}

async function outcomeOf(context: ApiContext) {
  const returned = await readReturnedMail(await context.req.arrayBuffer());
  if (typeof returned === "string") return returned;
  return (await countReturnedMail(context.get("database"), returned, new Date())) ? "bounced" : "unknown";
}
