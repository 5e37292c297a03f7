import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EarningsPage } from "~/components/studio/earnings-page";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { isUuid } from "~/rules/uuid";
import { bankForm, changeBank } from "~/server/bank-details-form.server";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-error.server";
import { requireLogIn, requireSignIn } from "~/server/protected-page.server";
import { readRequestBody } from "~/server/request-body.server";
import { respondToStudioForm } from "~/server/studio-form.server";
import { studioPaths } from "~/studio-paths";
import { toStudioEarnings } from "~/view-models/studio/studio-earnings";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { getStudioEarnings } from "~contract/calls/earnings";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["studio"]);
  await requireLogIn(args, context);
  const { callApi, page, t, view } = context;
  const { studioId = "" } = args.params;
  if (!isUuid(studioId)) throw notFound();
  const earnings = toStudioEarnings(await callApi(getStudioEarnings, { params: { studioId } }), view);
  const description = { title: earnings.documentTitle, description: t("site.description"), noindex: true };
  return page({ earnings }, { ...description, path: studioPaths.earnings(DEFAULT_LOCALE, studioId) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const { studioId = "" } = args.params;
  const form = await readRequestBody(args.request, bankForm);
  if (!isUuid(studioId)) throw notFound();
  const { intent, ...values } = form;
  return respondToStudioForm(context, { intent, values }, () => changeBank({ ...context, studioId }, form));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function StudioEarningsRoute() {
  const { earnings } = useLoaderData<typeof loader>();
  return <EarningsPage earnings={earnings} result={useActionData<StudioRefusal>()} />;
}
