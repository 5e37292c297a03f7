import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StudioEditor } from "~/components/desk/studio-editor";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { idParam, loadContent } from "~/server/desk-content-page.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { changeStudio } from "~/server/desk-studio-forms.server";
import { pageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import { loadStudioGames } from "~/server/studio-games.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toStudioEditor } from "~/view-models/desk/studio-editor";
import { STUDIO_ENTRY_CALLS } from "~contract/calls/desk-studio-entries";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const profile = await openDesk(args, context);
  const { page, view } = context;
  const studioId = idParam(args, "studioId");
  const [content, games] = await Promise.all([
    loadContent(context, profile, { kind: "studio", ...STUDIO_ENTRY_CALLS }, studioId),
    loadStudioGames(context, studioId),
  ]);
  const editor = toStudioEditor({ ...content, games }, view);
  const description = { title: editor.title, description: view.t("site.description"), noindex: true };
  return page({ editor }, { ...description, path: deskPaths.studio(DEFAULT_LOCALE, studioId) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeStudio(context, await readDeskForm(args.request), idParam(args, "studioId"));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateAfterConflict as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function StudioRoute() {
  const { editor } = useLoaderData<typeof loader>();
  return <StudioEditor editor={editor} result={useActionData<DeskFormResult>()} />;
}
