import * as calls from "~contract/calls/desk-tags";
import type { ApiApp, ApiContext } from "../api-context";
import { staffOf } from "../identity/require-staff";
import { route } from "../route";
import { listDeskTags } from "../store/catalogue/desk-tags";
import { mergeTag } from "../store/catalogue/merge-tags";
import { TAG_KIND } from "../store/catalogue/tag-content";
import type { Author } from "../store/drafts/change-content";
import { readContentDetails } from "../store/drafts/content-details";
import * as drafts from "../store/drafts/drafts";

/** Rules: docs/product/drafts.md and docs/product/tags.md. */
export function registerDeskTags(app: ApiApp): void {
  route(app, calls.listDeskTags, ({ query }, context) => listDeskTags(context.get("database"), query));

  route(app, calls.readDeskTag, ({ params: { subjectId } }, context) =>
    readContentDetails(context.get("database"), TAG_KIND, subjectId),
  );

  route(app, calls.createTagDraft, ({ body: { content } }, context) =>
    drafts.createDraft(context.get("database"), TAG_KIND, content, authorOf(context)),
  );

  route(app, calls.saveTagDraft, ({ params, body }, context) =>
    drafts.saveDraft(context.get("database"), TAG_KIND, { ...params, ...body }, authorOf(context)),
  );

  route(app, calls.discardTagDraft, async ({ params, body }, context) => {
    await drafts.discardDraft(context.get("database"), TAG_KIND, { ...params, ...body }, authorOf(context));
    return null;
  });

  route(app, calls.publishTag, async ({ params, body: { version, publishDate } }, context) => {
    const publishAt = publishDate === null ? null : new Date(publishDate);
    const seen = { ...params, version, publishAt };
    await drafts.publishDraft(context.get("database"), TAG_KIND, seen, authorOf(context));
    return null;
  });

  route(app, calls.archiveTag, async ({ params, body }, context) => {
    await drafts.archiveContent(context.get("database"), TAG_KIND, { ...params, ...body }, authorOf(context));
    return null;
  });

  route(app, calls.restoreTagRevision, ({ params, body }, context) =>
    drafts.restoreRevision(context.get("database"), TAG_KIND, { ...params, ...body }, authorOf(context)),
  );

  route(app, calls.mergeTag, async ({ params, body }, context) => {
    await mergeTag(context.get("database"), { ...params, ...body }, authorOf(context));
    return null;
  });
}

function authorOf(context: ApiContext): Author {
  return { actorId: staffOf(context).userId, now: new Date() };
}
