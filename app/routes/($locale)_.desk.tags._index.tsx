import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TagList } from "~/components/desk/tag-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, choiceParam, pageParam, searchParam } from "~/server/page-param.server";
import { toTagList } from "~/view-models/desk/tag-list";
import { MAX_DESK_SEARCH_LENGTH } from "~contract/calls/desk-staff";
import { listDeskTags } from "~contract/calls/desk-tags";
import { contentState } from "~contract/entities/draft";

const PAGE_SIZE = 50;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const { permissions } = await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const state = choiceParam(url, "state", contentState.options);
  const search = searchParam(url, MAX_DESK_SEARCH_LENGTH);
  const tags = await callApi(listDeskTags, {
    query: { state, ...(search === "" ? {} : { search }), page: pageParam(url), pageSize: PAGE_SIZE },
  });
  assertPageExists(tags.pagination);
  const mayChange = permissions.includes("catalogue:change");
  const description = { title: t("desk.tags"), description: t("site.description"), noindex: true };
  return page(
    { list: toTagList(tags, { filter: { state, search }, mayChange }, view) },
    { ...description, path: deskPaths.tags(DEFAULT_LOCALE) },
  );
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function TagsRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <TagList list={list} />;
}
