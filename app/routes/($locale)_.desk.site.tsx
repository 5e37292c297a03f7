import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SiteEditor } from "~/components/desk/site-editor";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { loadContent } from "~/server/desk-content-page.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { changeSite } from "~/server/desk-site-forms.server";
import { pageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toSiteEditor } from "~/view-models/desk/site-editor";
import { SITE_CALLS } from "~contract/calls/desk-site";
import { SITE_SETTINGS_ID } from "~contract/entities/site-content";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const profile = await openDesk(args, context);
  const { page, view } = context;
  const editor = toSiteEditor(
    await loadContent(context, profile, { kind: "site", ...SITE_CALLS }, SITE_SETTINGS_ID),
    view,
  );
  const description = { title: editor.title, description: view.t("site.description"), noindex: true };
  return page({ editor }, { ...description, path: deskPaths.site(DEFAULT_LOCALE) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeSite(context, await readDeskForm(args.request));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateAfterConflict as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function SiteRoute() {
  const { editor } = useLoaderData<typeof loader>();
  return <SiteEditor editor={editor} result={useActionData<DeskFormResult>()} />;
}
