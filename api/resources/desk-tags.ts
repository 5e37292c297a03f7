import * as calls from "~contract/calls/desk-tags";
import type { ApiApp } from "../api-context";
import { route } from "../route";
import { listDeskTags } from "../store/catalogue/desk-tags";
import { mergeTag } from "../store/catalogue/merge-tags";
import { listTagChoices } from "../store/catalogue/tag-choices";
import { TAG_KIND } from "../store/catalogue/tag-content";
import { authorOf, registerContentCalls } from "./content-calls";
import { createQueryContext } from "./create-query-context";

/** Rules: docs/product/tags.md. */
export function registerDeskTags(app: ApiApp): void {
  registerContentCalls(app, calls.TAG_CALLS, TAG_KIND);

  route(app, calls.listDeskTags, ({ query }, context) => listDeskTags(context.get("database"), query));

  route(app, calls.listTagChoices, ({ query }, context) =>
    listTagChoices(createQueryContext(context, query.locale), query),
  );

  route(app, calls.mergeTag, async ({ params, body }, context) => {
    await mergeTag(context.get("database"), { ...params, ...body }, authorOf(context));
    return null;
  });
}
