import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StickerEditor } from "~/components/desk/sticker-editor";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { idParam, loadContent } from "~/server/desk-content-page.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { changeSticker } from "~/server/desk-sticker-forms.server";
import { pageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toStickerEditor } from "~/view-models/desk/sticker-editor";
import { STICKER_CALLS } from "~contract/calls/desk-stickers";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const profile = await openDesk(args, context);
  const { page, view } = context;
  const stickerId = idParam(args, "stickerId");
  const content = await loadContent(context, profile, { kind: "sticker", ...STICKER_CALLS }, stickerId);
  const editor = toStickerEditor(content, view);
  const description = { title: editor.title, description: view.t("site.description"), noindex: true };
  return page({ editor }, { ...description, path: deskPaths.sticker(DEFAULT_LOCALE, stickerId) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeSticker(context, await readDeskForm(args.request), idParam(args, "stickerId"));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateAfterConflict as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function StickerRoute() {
  const { editor } = useLoaderData<typeof loader>();
  return <StickerEditor editor={editor} result={useActionData<DeskFormResult>()} />;
}
