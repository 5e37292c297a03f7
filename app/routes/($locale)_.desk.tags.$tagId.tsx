import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { TagEditor } from "~/components/desk/tag-editor";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { idParam, loadContent } from "~/server/desk-content-page.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { changeTag } from "~/server/desk-tag-forms.server";
import { pageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toTagEditor } from "~/view-models/desk/tag-editor";
import { listTagChoices, TAG_CALLS } from "~contract/calls/desk-tags";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const profile = await openDesk(args, context);
  const { callApi, locale, page, view } = context;
  const tagId = idParam(args, "tagId");
  const content = await loadContent(context, profile, { kind: "tag", ...TAG_CALLS }, tagId);
  const parentTagId = (content.details.draft?.content ?? content.details.published)?.parentTagId;
  const tags = await callApi(listTagChoices, { query: { locale, ids: parentTagId ? [parentTagId] : [] } });
  const editor = toTagEditor({ ...content, tags }, view);
  const description = { title: editor.title, description: view.t("site.description"), noindex: true };
  return page({ editor }, { ...description, path: deskPaths.tag(DEFAULT_LOCALE, tagId) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeTag(context, await readDeskForm(args.request), idParam(args, "tagId"));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateAfterConflict as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function TagRoute() {
  const { editor } = useLoaderData<typeof loader>();
  return <TagEditor editor={editor} result={useActionData<DeskFormResult>()} />;
}
