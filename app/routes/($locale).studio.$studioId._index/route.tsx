import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StudioGames } from "~/components/studio/studio-games";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { isAfterLastPage } from "~/rules/paging";
import { isUuid } from "~/rules/uuid";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-error.server";
import { pageParam } from "~/server/page-param.server";
import { requireLogIn } from "~/server/protected-page.server";
import { STUDIO_LIMITS } from "~/server/studio-form.server";
import { studioPaths } from "~/studio-paths";
import { toStudioGames } from "~/view-models/studio/studio-games";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { listDeveloperGames } from "~contract/calls/developer-games";
import { getStudioTeam } from "~contract/calls/developer-studios";
import { createStudioGame } from "./create-game.server";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["studio"]);
  await requireLogIn(args, context);
  const { callApi, locale, t, url, view } = context;
  const { studioId = "" } = args.params;
  if (!isUuid(studioId)) throw notFound();
  const [{ studio }, { games, pagination }] = await Promise.all([
    callApi(getStudioTeam, { params: { studioId } }),
    callApi(listDeveloperGames, { query: { studioId: [studioId], page: pageParam(url) } }),
  ]);
  if (isAfterLastPage(pagination)) throw redirect(studioPaths.studio(locale, studioId));
  const description = { title: studio.name, description: t("site.description"), noindex: true };
  return context.page(
    { games: toStudioGames({ studio, games, pagination }, view), maxTitle: STUDIO_LIMITS.maxTitle },
    { ...description, path: studioPaths.studio(DEFAULT_LOCALE, studioId) },
  );
}

export async function action(args: ActionFunctionArgs) {
  return createStudioGame(args, pageContext(args));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function StudioGamesRoute() {
  const { games, maxTitle } = useLoaderData<typeof loader>();
  return <StudioGames page={games} maxTitle={maxTitle} result={useActionData<StudioRefusal>()} />;
}
