import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AnnouncementList } from "~/components/desk/announcement-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, pageParam } from "~/server/page-param.server";
import { toAnnouncementList } from "~/view-models/desk/announcement-list";
import { listAnnouncements } from "~contract/calls/desk-announcements";

const PAGE_SIZE = 50;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const found = await callApi(listAnnouncements, { query: { page: pageParam(url), pageSize: PAGE_SIZE } });
  assertPageExists(found.pagination);
  const description = { title: t("desk.announcements"), description: t("site.description"), noindex: true };
  const list = toAnnouncementList(found, view);
  return page({ list }, { ...description, path: deskPaths.announcements(DEFAULT_LOCALE) });
}

export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function AnnouncementsRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <AnnouncementList list={list} />;
}
