import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewQuest } from "~/components/desk/quest-editor";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { createQuest } from "~/server/desk-quest-forms.server";
import { pageContext } from "~/server/page-context.server";
import { searchParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toQuestForm } from "~/view-models/desk/quest-form";
import { listQuestChoices } from "~contract/calls/desk-quests";
import { MAX_DESK_SEARCH_LENGTH } from "~contract/calls/desk-staff";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, locale, page, t, url, view } = context;
  const search = searchParam(url, MAX_DESK_SEARCH_LENGTH);
  const choices = await callApi(listQuestChoices, { query: search === "" ? {} : { search } });
  const description = { title: t("desk.newQuest"), description: t("site.description"), noindex: true };
  return page(
    { form: toQuestForm(null, choices, view), pictures: { search, href: deskPaths.newQuest(locale) } },
    { ...description, path: deskPaths.newQuest(DEFAULT_LOCALE) },
  );
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return createQuest(context, await readDeskForm(args.request));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function NewQuestRoute() {
  const { form, pictures } = useLoaderData<typeof loader>();
  return <NewQuest form={form} pictures={pictures} result={useActionData<DeskFormResult>()} />;
}
