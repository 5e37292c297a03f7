import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewAnnouncement } from "~/components/desk/new-announcement";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { createAnnouncement } from "~/server/desk-announcement-forms.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import { toAnnouncementForm } from "~/view-models/desk/announcement-page";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { locale, page, t, view } = context;
  const form = toAnnouncementForm(null, view);
  const trail = [{ label: t("desk.announcements"), href: deskPaths.announcements(locale) }];
  const description = { title: t("desk.newAnnouncement"), description: t("site.description"), noindex: true };
  return page({ form, trail }, { ...description, path: deskPaths.newAnnouncement(DEFAULT_LOCALE) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return createAnnouncement(context, await readDeskForm(args.request));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function NewAnnouncementRoute() {
  const { form, trail } = useLoaderData<typeof loader>();
  return <NewAnnouncement {...{ form, trail }} result={useActionData<DeskFormResult>()} />;
}
