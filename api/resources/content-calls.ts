import type { ContentCallSet, ExistingContentCallSet } from "~contract/calls/desk-content";
import type { ApiApp, ApiContext } from "../api-context";
import { staffOf } from "../identity/require-staff";
import { route } from "../route";
import type { Author } from "../store/drafts/change-content";
import { readContentDetails } from "../store/drafts/content-details";
import type { ContentKind } from "../store/drafts/content-kind";
import * as drafts from "../store/drafts/drafts";

/** Rules: docs/product/drafts.md. */
export function registerContentCalls<Content extends object>(
  app: ApiApp,
  calls: ContentCallSet<Content>,
  kind: ContentKind<Content>,
): void {
  route(app, calls.create, ({ body: { content } }, context) =>
    drafts.createDraft(context.get("database"), kind, content, authorOf(context)),
  );
  registerExistingContentCalls(app, calls, kind);
}

/** Of a kind that begins elsewhere. */
export function registerExistingContentCalls<Content extends object>(
  app: ApiApp,
  calls: ExistingContentCallSet<Content>,
  kind: ContentKind<Content>,
): void {
  route(app, calls.read, ({ params: { subjectId } }, context) =>
    readContentDetails(context.get("database"), kind, subjectId),
  );

  route(app, calls.save, ({ params, body }, context) =>
    drafts.saveDraft(context.get("database"), kind, { ...params, ...body }, authorOf(context)),
  );

  route(app, calls.discard, async ({ params, body }, context) => {
    await drafts.discardDraft(context.get("database"), kind, { ...params, ...body }, authorOf(context));
    return null;
  });

  route(app, calls.publish, async ({ params, body: { version, publishDate } }, context) => {
    const publishAt = publishDate === null ? null : new Date(publishDate);
    const seen = { ...params, version, publishAt };
    await drafts.publishDraft(context.get("database"), kind, seen, authorOf(context));
    return null;
  });

  if (calls.archive) {
    route(app, calls.archive, async ({ params, body }, context) => {
      await drafts.archiveContent(context.get("database"), kind, { ...params, ...body }, authorOf(context));
      return null;
    });
  }

  route(app, calls.restore, ({ params, body }, context) =>
    drafts.restoreRevision(context.get("database"), kind, { ...params, ...body }, authorOf(context)),
  );
}

export function authorOf(context: ApiContext): Author {
  return { actorId: staffOf(context).userId, tokenName: context.get("staffToken")?.name, now: new Date() };
}
