import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { WordLists } from "~/components/desk/word-lists";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { changeWords } from "~/server/desk-word-forms.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, choiceParam, pageParam, searchParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import { listInAddress, toWordLists, type WordResult } from "~/view-models/desk/word-lists";
import { MAX_DESK_SEARCH_LENGTH } from "~contract/calls/desk-staff";
import { listRefusedWords } from "~contract/calls/desk-words";
import { wordList } from "~contract/entities/refused-word";

const PAGE_SIZE = 50;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const { list, search } = shownOf(url);
  const found = await callApi(listRefusedWords, { query: { list, search, page: pageParam(url), pageSize: PAGE_SIZE } });
  assertPageExists(found.pagination);
  const description = { title: t("desk.words"), description: t("site.description"), noindex: true };
  const lists = toWordLists(found, { list, search }, view);
  return page({ lists }, { ...description, path: deskPaths.words(DEFAULT_LOCALE) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const { locale, url } = context;
  const { list } = shownOf(url);
  return changeWords(context, await readDeskForm(args.request), deskPaths.words(locale, { list: listInAddress(list) }));
}

function shownOf(url: URL) {
  const list = choiceParam(url, "list", wordList.options) ?? "all";
  return { list, search: searchParam(url, MAX_DESK_SEARCH_LENGTH) };
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function WordsRoute() {
  const { lists } = useLoaderData<typeof loader>();
  return <WordLists lists={lists} result={useActionData<WordResult>()} />;
}
