import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { GameEditor } from "~/components/desk/game-editor";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { idParam, loadContent } from "~/server/desk-content-page.server";
import { readDeskForm } from "~/server/desk-form.server";
import { changeGame } from "~/server/desk-game-forms.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toGameEditor } from "~/view-models/desk/game-editor";
import { GAME_ENTRY_CALLS, getGameReadiness } from "~contract/calls/desk-games";
import { listTagChoices } from "~contract/calls/desk-tags";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const profile = await openDesk(args, context);
  const { callApi, locale, page, view } = context;
  const gameId = idParam(args, "gameId");
  const [content, readiness] = await Promise.all([
    loadContent(context, profile, { kind: "game", ...GAME_ENTRY_CALLS }, gameId),
    callApi(getGameReadiness, { params: { subjectId: gameId } }),
  ]);
  const { draft, published, hidden } = content.details;
  const ids = (draft?.content ?? published ?? hidden)?.tags ?? [];
  const tags = await callApi(listTagChoices, { query: { locale, ids } });
  const editor = toGameEditor({ ...content, readiness, tags }, view);
  const description = { title: editor.title, description: view.t("site.description"), noindex: true };
  return page({ editor }, { ...description, path: deskPaths.game(DEFAULT_LOCALE, gameId) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeGame(context, await readDeskForm(args.request), idParam(args, "gameId"));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateAfterConflict as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function GameRoute() {
  const { editor } = useLoaderData<typeof loader>();
  return <GameEditor editor={editor} result={useActionData<DeskFormResult>()} />;
}
