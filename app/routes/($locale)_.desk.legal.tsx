import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LegalEditor } from "~/components/desk/legal-editor";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { loadContent } from "~/server/desk-content-page.server";
import { readDeskForm } from "~/server/desk-form.server";
import { changeLegalText } from "~/server/desk-legal-forms.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext, type PageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toLegalEditor } from "~/view-models/desk/legal-editor";
import { LEGAL_TEXT_CALLS } from "~contract/calls/desk-site";
import { LEGAL_TEXT_IDS, type LegalPageName } from "~contract/entities/legal-content";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const profile = await openDesk(args, context);
  const page = pageOf(context);
  const content = await loadContent(
    context,
    profile,
    { kind: "legal-text", ...LEGAL_TEXT_CALLS },
    LEGAL_TEXT_IDS[page],
  );
  const editor = toLegalEditor({ ...content, page }, context.view);
  const description = { title: editor.title, description: context.t("site.description"), noindex: true };
  return context.page({ editor }, { ...description, path: deskPaths.legalText(DEFAULT_LOCALE, page) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeLegalText(context, await readDeskForm(args.request), pageOf(context));
}

/** Both are routes without parameters: else an address of players matches as well, with "desk" as its language. */
function pageOf({ url }: PageContext): LegalPageName {
  return /\/terms\/?$/.test(url.pathname) ? "terms" : "legal";
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateAfterConflict as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function LegalTextRoute() {
  const { editor } = useLoaderData<typeof loader>();
  return <LegalEditor key={editor.title} editor={editor} result={useActionData<DeskFormResult>()} />;
}
