import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { GamePicturesPage } from "~/components/desk/game-pictures";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { idParam } from "~/server/desk-content-page.server";
import { openDesk } from "~/server/desk-page.server";
import { changePictures, receivePicture } from "~/server/desk-picture-forms.server";
import { pageContext } from "~/server/page-context.server";
import { isUpload } from "~/server/picture-upload.server";
import { requireSignIn } from "~/server/protected-page.server";
import { toGamePictures } from "~/view-models/studio/game-pictures";
import type { StudioRefusal } from "~/view-models/studio/studio-refusal";
import { readDeskGamePictures } from "~contract/calls/desk-pictures";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["studio"]);
  const { permissions } = await openDesk(args, context);
  const { callApi, locale, page, t } = context;
  const gameId = idParam(args, "gameId");
  const { title, studioName, ...found } = await callApi(readDeskGamePictures, { params: { subjectId: gameId } });
  const canChange = permissions.includes("catalogue:change");
  const trail = [
    { label: t("desk.games"), href: deskPaths.games(locale) },
    { label: title, href: deskPaths.game(locale, gameId) },
  ];
  const heading = t("desk.gamePicturesOf", { title });
  const description = { title: heading, description: t("site.description"), noindex: true };
  return page(
    { heading, trail, pictures: toGamePictures(found, { title, studioName, canChange }) },
    { ...description, path: deskPaths.gamePictures(DEFAULT_LOCALE, gameId) },
  );
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  const gameId = idParam(args, "gameId");
  return isUpload(args.request) ? receivePicture(args, context, gameId) : changePictures(args, context, gameId);
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function GamePicturesRoute() {
  const { heading, trail, pictures } = useLoaderData<typeof loader>();
  return <GamePicturesPage {...{ heading, trail, pictures }} result={useActionData<StudioRefusal>()} />;
}
