import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CatalogueFiles } from "~/components/desk/catalogue-files";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { changeCatalogueUpload, uploadCatalogue } from "~/server/desk-catalogue-forms.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import { toCatalogueFiles } from "~/view-models/desk/catalogue-files";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { getCatalogueFiles } from "~contract/calls/desk-catalogue";

/** Without scripts a running page loads itself again after so long. */
const REFRESH_SECONDS = 3;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, page, t, view } = context;
  const files = toCatalogueFiles(await callApi(getCatalogueFiles), view);
  const description = { title: t("desk.catalogueFiles"), description: t("site.description"), noindex: true };
  return page(
    { files, ...(files.upload?.isRunning && { refreshSeconds: REFRESH_SECONDS }) },
    { ...description, path: deskPaths.catalogue(DEFAULT_LOCALE) },
  );
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  const context = pageContext(args);
  await requireSignIn(args, context);
  const isUpload = request.headers.get("content-type")?.startsWith("multipart/form-data") ?? false;
  return isUpload ? uploadCatalogue(request, context) : changeCatalogueUpload(context, await readDeskForm(request));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function CatalogueRoute() {
  const { files } = useLoaderData<typeof loader>();
  return <CatalogueFiles files={files} result={useActionData<DeskFormResult>()} />;
}
