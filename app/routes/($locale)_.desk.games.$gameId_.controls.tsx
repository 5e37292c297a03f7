import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { GameControlsPage } from "~/components/desk/game-controls";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { changeControls, placeParam } from "~/server/desk-control-forms.server";
import { idParam } from "~/server/desk-content-page.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toGameControlsEditor } from "~/view-models/desk/game-controls-editor";
import { readDeskGameEntry } from "~contract/calls/desk-games";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const { permissions } = await openDesk(args, context);
  const { callApi, page, url, view } = context;
  const gameId = idParam(args, "gameId");
  const details = await callApi(readDeskGameEntry, { params: { subjectId: gameId } });
  const asked = { change: placeParam(url, "change"), add: placeParam(url, "add") };
  const mayChange = permissions.includes("catalogue:change");
  const editor = toGameControlsEditor({ details, gameId, mayChange, asked }, view);
  const description = { title: editor.title, description: view.t("site.description"), noindex: true };
  return page({ editor }, { ...description, path: deskPaths.gameControls(DEFAULT_LOCALE, gameId) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeControls(context, await readDeskForm(args.request), idParam(args, "gameId"));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateAfterConflict as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function GameControlsRoute() {
  const { editor } = useLoaderData<typeof loader>();
  return <GameControlsPage editor={editor} result={useActionData<DeskFormResult>()} />;
}
