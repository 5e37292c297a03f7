import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { GameAchievementsPage } from "~/components/desk/game-achievements";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { changeAchievements } from "~/server/desk-achievement-forms.server";
import { idParam } from "~/server/desk-content-page.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toGameAchievementsEditor } from "~/view-models/desk/game-achievements-editor";
import { readDeskGameEntry } from "~contract/calls/desk-games";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const { permissions } = await openDesk(args, context);
  const { callApi, page, url, view } = context;
  const gameId = idParam(args, "gameId");
  const details = await callApi(readDeskGameEntry, { params: { subjectId: gameId } });
  const asked = url.searchParams.get("change");
  const mayChange = permissions.includes("catalogue:change");
  const editor = toGameAchievementsEditor({ details, gameId, mayChange, asked }, view);
  const description = { title: editor.title, description: view.t("site.description"), noindex: true };
  return page({ editor }, { ...description, path: deskPaths.gameAchievements(DEFAULT_LOCALE, gameId) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeAchievements(context, await readDeskForm(args.request), idParam(args, "gameId"));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateAfterConflict as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function GameAchievementsRoute() {
  const { editor } = useLoaderData<typeof loader>();
  return <GameAchievementsPage editor={editor} result={useActionData<DeskFormResult>()} />;
}
