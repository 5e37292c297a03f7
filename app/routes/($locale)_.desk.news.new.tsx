import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StudioChoice } from "~/components/desk/studio-choice";
import { NewStudioNews } from "~/components/desk/studio-news-editor";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { createStudioNews } from "~/server/desk-studio-news-forms.server";
import { pageContext } from "~/server/page-context.server";
import { searchParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import { loadStudioGames } from "~/server/studio-games.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toStudioChoice, toStudioNewsForm } from "~/view-models/desk/studio-news-editor";
import { listStudioChoices } from "~contract/calls/desk-studio-news";
import { MAX_DESK_SEARCH_LENGTH } from "~contract/calls/desk-staff";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const search = searchParam(url, MAX_DESK_SEARCH_LENGTH);
  const { studios, named } = await callApi(listStudioChoices, { query: search === "" ? {} : { search } });
  const step = named
    ? { studio: named.name, form: toStudioNewsForm(named, await loadStudioGames(context, named.studioId), view) }
    : { choice: toStudioChoice(studios, search, view) };
  const description = { title: t("desk.newNews"), description: t("site.description"), noindex: true };
  return page(step, { ...description, path: deskPaths.newNews(DEFAULT_LOCALE) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return createStudioNews(context, await readDeskForm(args.request));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function NewNewsRoute() {
  const step = useLoaderData<typeof loader>();
  const result = useActionData<DeskFormResult>();
  return step.form ? (
    <NewStudioNews form={step.form} studio={step.studio} result={result} />
  ) : (
    <StudioChoice choice={step.choice} />
  );
}
