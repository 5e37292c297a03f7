import { beginPreview } from "~contract/calls/desk-preview";
import type { ApiApp } from "../api-context";
import { signPreview } from "../identity/preview-token";
import { route } from "../route";
import { readPreview, type Preview } from "../store/drafts/preview";

/** Rules: docs/product/previews.md. */
export function registerDeskPreview(app: ApiApp): void {
  route(app, beginPreview, async ({ query: { at, drafts = "DUE", kind, subjectId, country = null } }, context) => {
    const now = new Date();
    const moment = at === undefined ? now : new Date(Math.max(now.getTime(), Date.parse(at)));
    const subject = kind === undefined || subjectId === undefined ? null : { kind, subjectId };
    const preview: Preview = { at: moment, drafts, subject, country };
    const shown = await readPreview(context.get("database"), preview, (_, published) => Promise.resolve(published));
    const { token, expiresAt } = signPreview(context.get("identity").options.secret, preview, now);
    return { token, expirationDate: expiresAt.toISOString(), at: moment.toISOString(), drafts: shown };
  });
}
