import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DigestPage } from "~/components/desk/digest-page";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { changeDigest } from "~/server/desk-digest-forms.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { assertPageExists, pageParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toDigestPage } from "~/view-models/desk/digest-page";
import { previewDigest, readDigest } from "~contract/calls/desk-digest";

const PAGE_SIZE = 12;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const found = await callApi(readDigest, { query: { page: pageParam(url), pageSize: PAGE_SIZE } });
  assertPageExists(found.pagination);
  const previews = await callApi(previewDigest);
  const description = { title: t("desk.digest"), description: t("site.description"), noindex: true };
  const digest = toDigestPage(found, previews, view);
  return page({ digest }, { ...description, path: deskPaths.digest(DEFAULT_LOCALE) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeDigest(context, await readDeskForm(args.request));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateAfterConflict as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function DigestRoute() {
  const { digest } = useLoaderData<typeof loader>();
  return <DigestPage digest={digest} result={useActionData<DeskFormResult>()} />;
}
