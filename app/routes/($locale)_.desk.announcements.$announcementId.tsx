import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AnnouncementPage } from "~/components/desk/announcement-page";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { changeAnnouncement } from "~/server/desk-announcement-forms.server";
import { idParam } from "~/server/desk-content-page.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import { toAnnouncementPage } from "~/view-models/desk/announcement-page";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { readAnnouncement } from "~contract/calls/desk-announcements";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, page, t, view } = context;
  const announcementId = idParam(args, "announcementId");
  const announcement = toAnnouncementPage(await callApi(readAnnouncement, { params: { announcementId } }), view);
  const description = { title: announcement.title, description: t("site.description"), noindex: true };
  return page({ announcement }, { ...description, path: deskPaths.announcement(DEFAULT_LOCALE, announcementId) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeAnnouncement(context, await readDeskForm(args.request), idParam(args, "announcementId"));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateAfterConflict as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function AnnouncementRoute() {
  const { announcement } = useLoaderData<typeof loader>();
  return <AnnouncementPage announcement={announcement} result={useActionData<DeskFormResult>()} />;
}
