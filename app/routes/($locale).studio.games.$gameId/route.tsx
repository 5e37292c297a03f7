import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StudioGame } from "~/components/studio/studio-game";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { isAfterLastPage } from "~/rules/paging";
import { isUuid } from "~/rules/uuid";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-error.server";
import { pageParam } from "~/server/page-param.server";
import { isUpload } from "~/server/picture-upload.server";
import { requireLogIn, requireSignIn } from "~/server/protected-page.server";
import { readRequestBody } from "~/server/request-body.server";
import { secondary } from "~/server/secondary.server";
import { respondToStudioForm, STUDIO_LIMITS } from "~/server/studio-form.server";
import { studioPaths } from "~/studio-paths";
import { toStudioGame } from "~/view-models/studio/studio-game";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { listReleases, listUploads } from "~contract/calls/developer-builds";
import { getDeveloperGame } from "~contract/calls/developer-games";
import { listDeveloperStudios } from "~contract/calls/developer-studios";
import { receiveFile } from "./file-change.server";
import { changeGame } from "./game-change.server";
import { gameForm } from "./game-form.server";

const MAX_STUDIOS = 100;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["studio"]);
  await requireLogIn(args, context);
  const { api, callApi, locale, t, url, view } = context;
  const { gameId = "" } = args.params;
  if (!isUuid(gameId)) throw notFound();
  const params = { gameId };
  const finding = callApi(getDeveloperGame, { params });
  const [game, { studios }, list, open] = await Promise.all([
    finding,
    callApi(listDeveloperStudios, { query: { pageSize: MAX_STUDIOS } }),
    callApi(listReleases, { params, query: { page: pageParam(url) } }),
    // Strangers fail at the game.
    finding.then(() => secondary(api, (call) => call(listUploads, { params }))),
  ]);
  const studio = studios.find(({ studioId }) => studioId === game.studio.studioId);
  if (!studio) throw notFound();
  if (isAfterLastPage(list.pagination)) throw redirect(studioPaths.game(locale, gameId));
  const limits = { description: STUDIO_LIMITS.maxDescription, notes: STUDIO_LIMITS.maxNotes };
  const description = { title: game.title, description: t("site.description"), noindex: true };
  return context.page(
    { game: toStudioGame({ game, studio, list, uploads: open?.uploads ?? [], limits }, view) },
    { ...description, path: studioPaths.game(DEFAULT_LOCALE, gameId) },
  );
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const { api, locale, t } = context;
  const { gameId = "" } = args.params;
  if (!isUuid(gameId)) throw notFound();
  if (isUpload(args.request)) return receiveFile(args.request, context, gameId);
  const form = await readRequestBody(args.request, gameForm);
  const { intent, ...values } = form;
  const subject = "subject" in form ? form.subject : undefined;
  return respondToStudioForm(context, { intent, subject, values: typedIn(values) }, () =>
    changeGame({ api, locale, t, gameId }, form),
  );
}

function typedIn(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function StudioGameRoute() {
  const { game } = useLoaderData<typeof loader>();
  return <StudioGame game={game} result={useActionData<StudioRefusal>()} />;
}
