import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { UploadPage } from "~/components/studio/upload-page";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { isUuid } from "~/rules/uuid";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-error.server";
import { requireLogIn } from "~/server/protected-page.server";
import { secondary } from "~/server/secondary.server";
import { studioPaths } from "~/studio-paths";
import { toUpload } from "~/view-models/studio/upload";
import { getUpload, listReleases } from "~contract/calls/developer-builds";
import { getDeveloperGame } from "~contract/calls/developer-games";

/** Without scripts a running page loads itself again after so long. */
const REFRESH_SECONDS = 3;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["studio"]);
  await requireLogIn(args, context);
  const { api, callApi, t, view } = context;
  const { uploadId = "" } = args.params;
  if (!isUuid(uploadId)) throw notFound();
  const upload = await callApi(getUpload, { params: { uploadId } });
  const params = { gameId: upload.gameId };
  const [game, list] = await Promise.all([
    callApi(getDeveloperGame, { params }),
    upload.releaseId === null ? null : secondary(api, (call) => call(listReleases, { params, query: {} })),
  ]);
  const release = list?.releases.find(({ releaseId }) => releaseId === upload.releaseId) ?? null;
  const isRunning = upload.state === "RECEIVING" || upload.state === "CHECKING";
  const description = { title: t("studios.upload.title"), description: t("site.description"), noindex: true };
  return context.page(
    { upload: toUpload({ upload, game, release }, view), ...(isRunning && { refreshSeconds: REFRESH_SECONDS }) },
    { ...description, path: studioPaths.upload(DEFAULT_LOCALE, uploadId) },
  );
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function UploadRoute() {
  const { upload } = useLoaderData<typeof loader>();
  return <UploadPage upload={upload} />;
}
