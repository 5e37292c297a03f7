import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SectionEditor } from "~/components/desk/section-editor";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { idParam } from "~/server/desk-content-page.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { changeSection } from "~/server/desk-section-forms.server";
import { loadSection, loadSubjectSearch } from "~/server/desk-section-page.server";
import { pageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toSectionEditor } from "~/view-models/desk/section-editor";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const profile = await openDesk(args, context);
  const { page, view } = context;
  const place = await loadSection(args, context, profile);
  const { pageId, section } = place;
  const editor = toSectionEditor({ ...place, search: await loadSubjectSearch(context, section) }, view);
  const description = { title: editor.title, description: view.t("site.description"), noindex: true };
  return page({ editor }, { ...description, path: deskPaths.section(DEFAULT_LOCALE, pageId, section.sectionId) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const place = { pageId: idParam(args, "pageId"), sectionId: idParam(args, "sectionId") };
  return changeSection(context, await readDeskForm(args.request), place);
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateAfterConflict as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function SectionRoute() {
  const { editor } = useLoaderData<typeof loader>();
  return <SectionEditor editor={editor} result={useActionData<DeskFormResult>()} />;
}
