import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ChallengeEditor } from "~/components/desk/challenge-editor";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { changeChallenge } from "~/server/desk-challenge-forms.server";
import { idParam, loadContent } from "~/server/desk-content-page.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import { toChallengeEditor } from "~/view-models/desk/challenge-editor";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { CHALLENGE_CALLS, listChallengeGames } from "~contract/calls/desk-challenges";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const profile = await openDesk(args, context);
  const { callApi, page, view } = context;
  const challengeId = idParam(args, "challengeId");
  const content = await loadContent(context, profile, { kind: "challenge", ...CHALLENGE_CALLS }, challengeId);
  const gameId = (content.details.draft?.content ?? content.details.published)?.gameId;
  const { games } = gameId === undefined ? { games: [] } : await callApi(listChallengeGames, { query: { gameId } });
  const editor = toChallengeEditor({ ...content, game: games[0] ?? null }, view);
  const description = { title: editor.title, description: view.t("site.description"), noindex: true };
  return page({ editor }, { ...description, path: deskPaths.challenge(DEFAULT_LOCALE, challengeId) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeChallenge(context, await readDeskForm(args.request), idParam(args, "challengeId"));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateAfterConflict as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function ChallengeRoute() {
  const { editor } = useLoaderData<typeof loader>();
  return <ChallengeEditor editor={editor} result={useActionData<DeskFormResult>()} />;
}
