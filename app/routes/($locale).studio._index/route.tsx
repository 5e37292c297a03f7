import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StudioHome } from "~/components/studio/studio-home";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { paths } from "~/paths";
import { pageContext } from "~/server/page-context.server";
import { requireLogIn } from "~/server/protected-page.server";
import { consumeSavedForm } from "~/server/saved-form.server";
import { secondary } from "~/server/secondary.server";
import { STUDIO_LIMITS, studioErrorText } from "~/server/studio-form.server";
import { toStudioHome } from "~/view-models/studio/studio-home";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { listApplications, listDeveloperStudios } from "~contract/calls/developer-studios";
import { APPLY, sendApplication } from "./application.server";

const PAGE_SIZE = 100;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["studio"]);
  const { user } = await requireLogIn(args, context);
  const { api, callApi, t, view } = context;
  const saved = await consumeSavedForm(args.request, user?.userId);
  const [{ studios }, applications] = await Promise.all([
    callApi(listDeveloperStudios, { query: { pageSize: PAGE_SIZE } }),
    secondary(api, (call) => call(listApplications)),
  ]);
  const home = toStudioHome(
    { studios, applications: applications?.applications ?? null, maxMessage: STUDIO_LIMITS.maxMessage },
    view,
  );
  const savedForm: StudioRefusal | null = saved && {
    ...{ ok: false, error: "session_ended", intent: APPLY, message: studioErrorText("session_ended", t) },
    values: Object.fromEntries(saved.fields),
  };
  const description = { title: t("studios.title"), description: t("site.description"), noindex: true };
  return context.page(
    { home, savedForm },
    { ...description, path: paths.studioHome(DEFAULT_LOCALE) },
    {
      cookie: saved?.expiredCookie,
    },
  );
}

export async function action(args: ActionFunctionArgs) {
  return sendApplication(args, pageContext(args));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function StudioHomeRoute() {
  const { home, savedForm } = useLoaderData<typeof loader>();
  return <StudioHome home={home} result={useActionData<StudioRefusal>() ?? savedForm ?? undefined} />;
}
