import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StudioLimits } from "~/components/desk/studio-limits";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { readDeskForm } from "~/server/desk-form.server";
import { changeLimits } from "~/server/desk-limit-forms.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, pageParam, searchParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toStudioLimits } from "~/view-models/desk/studio-limits";
import { MAX_DESK_SEARCH_LENGTH } from "~contract/calls/desk-staff";
import { listStudioLimits } from "~contract/calls/desk-studios";

const PAGE_SIZE = 25;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const search = searchParam(url, MAX_DESK_SEARCH_LENGTH);
  const query = { search, page: pageParam(url), pageSize: PAGE_SIZE };
  const found = await callApi(listStudioLimits, { query });
  assertPageExists(found.pagination);
  const description = { title: t("desk.studioLimits"), description: t("site.description"), noindex: true };
  return page(
    { limits: toStudioLimits(found, search, view) },
    { ...description, path: deskPaths.studioLimits(DEFAULT_LOCALE) },
  );
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeLimits(context, await readDeskForm(args.request));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function StudioLimitsRoute() {
  const { limits } = useLoaderData<typeof loader>();
  return <StudioLimits limits={limits} result={useActionData<DeskFormResult>()} />;
}
