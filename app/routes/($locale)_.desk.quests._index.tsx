import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContentList } from "~/components/desk/content-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { contentFilter } from "~/server/desk-content-page.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists } from "~/server/page-param.server";
import { toQuestList } from "~/view-models/desk/quest-list";
import { listDeskQuests } from "~contract/calls/desk-quests";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const { permissions } = await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const { filter, query } = contentFilter(url);
  const quests = await callApi(listDeskQuests, { query });
  assertPageExists(quests.pagination);
  const mayChange = permissions.includes("catalogue:change");
  const description = { title: t("desk.quests"), description: t("site.description"), noindex: true };
  return page(
    { list: toQuestList(quests, { filter, mayChange }, view) },
    { ...description, path: deskPaths.quests(DEFAULT_LOCALE) },
  );
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function QuestsRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <ContentList list={list} />;
}
