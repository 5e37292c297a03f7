import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PageEditor } from "~/components/desk/page-editor";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { idParam, loadEditorFrame } from "~/server/desk-content-page.server";
import { readDeskForm } from "~/server/desk-form.server";
import { changePage, SECTIONS_AT_ONCE } from "~/server/desk-page-forms.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, pageParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toPageEditor } from "~/view-models/desk/page-editor";
import { listPageSections, PAGE_CALLS } from "~contract/calls/desk-pages";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const profile = await openDesk(args, context);
  const { callApi, page, url, view } = context;
  const pageId = idParam(args, "pageId");
  const query = { page: pageParam(url), pageSize: SECTIONS_AT_ONCE };
  const [found, frame] = await Promise.all([
    callApi(listPageSections, { params: { subjectId: pageId }, query }),
    loadEditorFrame(context, profile, { kind: "page", ...PAGE_CALLS }, pageId),
  ]);
  assertPageExists(found.pagination);
  const editor = toPageEditor({ ...frame, found }, view);
  const description = { title: editor.title, description: view.t("site.description"), noindex: true };
  return page({ editor }, { ...description, path: deskPaths.page(DEFAULT_LOCALE, pageId) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changePage(context, await readDeskForm(args.request), idParam(args, "pageId"));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateAfterConflict as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function PageRoute() {
  const { editor } = useLoaderData<typeof loader>();
  return <PageEditor editor={editor} result={useActionData<DeskFormResult>()} />;
}
