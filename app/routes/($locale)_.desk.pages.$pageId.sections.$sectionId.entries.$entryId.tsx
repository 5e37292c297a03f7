import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EntryEditor } from "~/components/desk/entry-editor";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { idParam } from "~/server/desk-content-page.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { changeEntry } from "~/server/desk-entry-forms.server";
import { receiveEntryPicture } from "~/server/desk-entry-picture-forms.server";
import { loadPictureSearch, loadSection } from "~/server/desk-section-page.server";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-error.server";
import { isUpload } from "~/server/picture-upload.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { toEntryEditor } from "~/view-models/desk/entry-editor";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["studio"]);
  const profile = await openDesk(args, context);
  const { page, view } = context;
  const place = await loadSection(args, context, profile);
  const entryId = idParam(args, "entryId");
  const entry = place.section.entries.find((one) => one.entryId === entryId);
  if (!entry) throw notFound();
  const { pageId, section } = place;
  const search = await loadPictureSearch(context, { ...place, entry });
  const editor = toEntryEditor({ ...place, entry }, search, view);
  const path = deskPaths.entry(DEFAULT_LOCALE, { pageId, sectionId: section.sectionId, entryId });
  return page({ editor }, { title: editor.title, description: view.t("site.description"), noindex: true, path });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const [pageId, sectionId, entryId] = [idParam(args, "pageId"), idParam(args, "sectionId"), idParam(args, "entryId")];
  const place = { pageId, sectionId, entryId };
  if (isUpload(args.request)) return receiveEntryPicture(args, context, place);
  return changeEntry(context, await readDeskForm(args.request), place);
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateAfterConflict as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function EntryRoute() {
  const { editor } = useLoaderData<typeof loader>();
  return <EntryEditor editor={editor} result={useActionData<DeskFormResult | StudioRefusal>()} />;
}
