import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { TakedownList } from "~/components/desk/takedown-list";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { changeTakedowns } from "~/server/desk-takedown-forms.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, pageParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toTakedownList } from "~/view-models/desk/takedown-list";
import { listTakedowns } from "~contract/calls/desk-studios";

const PAGE_SIZE = 50;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const takedowns = await callApi(listTakedowns, { query: { page: pageParam(url), pageSize: PAGE_SIZE } });
  assertPageExists(takedowns.pagination);
  const description = { title: t("desk.takedowns"), description: t("site.description"), noindex: true };
  const game = url.searchParams.get("game") ?? "";
  return page(
    { list: toTakedownList(takedowns, game, view) },
    { ...description, path: deskPaths.takedowns(DEFAULT_LOCALE) },
  );
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeTakedowns(context, await readDeskForm(args.request));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function TakedownsRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <TakedownList list={list} result={useActionData<DeskFormResult>()} />;
}
