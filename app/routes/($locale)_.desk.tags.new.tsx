import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewTag } from "~/components/desk/tag-editor";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { createTag } from "~/server/desk-tag-forms.server";
import { pageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toTagForm } from "~/view-models/desk/tag-editor";
import { listTagChoices } from "~contract/calls/desk-tags";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, locale, page, t, view } = context;
  const tags = await callApi(listTagChoices, { query: { locale } });
  const description = { title: t("desk.newTag"), description: t("site.description"), noindex: true };
  return page({ form: toTagForm(null, tags, view) }, { ...description, path: deskPaths.newTag(DEFAULT_LOCALE) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return createTag(context, await readDeskForm(args.request));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function NewTagRoute() {
  const { form } = useLoaderData<typeof loader>();
  return <NewTag form={form} result={useActionData<DeskFormResult>()} />;
}
