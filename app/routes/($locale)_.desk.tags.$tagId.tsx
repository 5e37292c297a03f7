import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { TagEditor } from "~/components/desk/tag-editor";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { changeTag } from "~/server/desk-tag-forms.server";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-error.server";
import { requireSignIn } from "~/server/protected-page.server";
import { secondary } from "~/server/secondary.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toTagEditor } from "~/view-models/desk/tag-editor";
import { listAuditEntries } from "~contract/calls/desk-staff";
import { readDeskTag } from "~contract/calls/desk-tags";
import { listTags } from "~contract/calls/tags";
import { id } from "~contract/entities/identifiers";

const CHANGES = 20;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const { permissions } = await openDesk(args, context);
  const { api, callApi, locale, page, view } = context;
  const tagId = tagIdOf(args);
  const [details, { tags }, log] = await Promise.all([
    callApi(readDeskTag, { params: { subjectId: tagId } }),
    callApi(listTags, { query: { locale } }),
    permissions.includes("audit-log:read")
      ? secondary(api, (call) => call(listAuditEntries, { query: { subjectId: tagId, pageSize: CHANGES } }))
      : undefined,
  ]);
  const mayChange = permissions.includes("catalogue:change");
  const editor = toTagEditor({ details, tags, entries: log === null ? null : log?.entries, tagId, mayChange }, view);
  const description = { title: editor.title, description: view.t("site.description"), noindex: true };
  return page({ editor }, { ...description, path: deskPaths.tag(DEFAULT_LOCALE, tagId) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeTag(context, await readDeskForm(args.request), tagIdOf(args));
}

function tagIdOf({ params }: Pick<LoaderFunctionArgs, "params">): string {
  const tagId = id.safeParse(params["tagId"]).data;
  if (tagId === undefined) throw notFound();
  return tagId;
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateAfterConflict as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function TagRoute() {
  const { editor } = useLoaderData<typeof loader>();
  return <TagEditor editor={editor} result={useActionData<DeskFormResult>()} />;
}
