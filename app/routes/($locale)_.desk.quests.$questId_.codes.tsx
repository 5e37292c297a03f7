import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CodeBatches } from "~/components/desk/code-batches";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { changeCodes } from "~/server/desk-code-forms.server";
import { idParam } from "~/server/desk-content-page.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import { toCodeBatches } from "~/view-models/desk/code-batches";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { listCodeBatches } from "~contract/calls/desk-codes";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const { permissions } = await openDesk(args, context);
  const { callApi, page, t, view } = context;
  const subjectId = idParam(args, "questId");
  const found = await callApi(listCodeBatches, { params: { subjectId } });
  const codes = toCodeBatches(found, { subjectId, mayChange: permissions.includes("catalogue:change") }, view);
  const description = { title: codes.title, description: t("site.description"), noindex: true };
  return page({ codes }, { ...description, path: deskPaths.questCodes(DEFAULT_LOCALE, subjectId) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeCodes(context, await readDeskForm(args.request), idParam(args, "questId"));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function QuestCodesRoute() {
  const { codes } = useLoaderData<typeof loader>();
  return <CodeBatches codes={codes} result={useActionData<DeskFormResult>()} />;
}
