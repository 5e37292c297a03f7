import * as calls from "~contract/calls/desk-digest";
import type { ApiApp } from "../api-context";
import { staffOf } from "../identity/require-staff";
import { toDigestPreviews } from "../mail/digest-texts";
import { exampleOf, sendTestDigest } from "../mail/digests";
import { route } from "../route";
import { listAnnouncements } from "../store/announcements/announcements";
import { countAudience } from "../store/announcements/audience";
import { readDigestSettings, saveDigestSettings } from "../store/announcements/digest-settings";
import { authorOf } from "./content-calls";

/** Rules: docs/product/announcements.md#digest. */
export function registerDeskDigest(app: ApiApp): void {
  route(app, calls.readDigest, async ({ query }, context) => {
    const database = context.get("database");
    const { announcements: issues, pagination } = await listAnnouncements(database, "DIGEST", query);
    const settings = await readDigestSettings(database);
    return { settings, audience: await countAudience(database, "DIGEST", new Date()), issues, pagination };
  });

  route(app, calls.saveDigest, ({ body }, context) =>
    saveDigestSettings(context.get("database"), body, authorOf(context)),
  );

  route(app, calls.previewDigest, async (_request, context) => {
    const parts = await exampleOf(context.get("database"), staffOf(context).userId, new Date());
    return { previews: toDigestPreviews(context.get("configuration"), parts) };
  });

  route(app, calls.testDigest, ({ body: { locale } }, context) => {
    const author = { ...authorOf(context), actorId: staffOf(context).userId };
    return sendTestDigest(context.get("jobs"), locale, author);
  });
}
