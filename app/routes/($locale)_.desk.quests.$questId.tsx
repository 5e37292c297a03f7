import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { QuestEditor } from "~/components/desk/quest-editor";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { idParam, loadContent } from "~/server/desk-content-page.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { changeQuest } from "~/server/desk-quest-forms.server";
import { pageContext } from "~/server/page-context.server";
import { searchParam } from "~/server/page-param.server";
import { requireSignIn } from "~/server/protected-page.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toQuestEditor } from "~/view-models/desk/quest-editor";
import { listQuestChoices, QUEST_CALLS } from "~contract/calls/desk-quests";
import { MAX_DESK_SEARCH_LENGTH } from "~contract/calls/desk-staff";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const profile = await openDesk(args, context);
  const { callApi, page, url, view } = context;
  const questId = idParam(args, "questId");
  const search = searchParam(url, MAX_DESK_SEARCH_LENGTH);
  const [content, choices] = await Promise.all([
    loadContent(context, profile, { kind: "quest", ...QUEST_CALLS }, questId),
    callApi(listQuestChoices, { query: search === "" ? {} : { search } }),
  ]);
  const editor = toQuestEditor({ ...content, choices, search }, view);
  const description = { title: editor.title, description: view.t("site.description"), noindex: true };
  return page({ editor }, { ...description, path: deskPaths.quest(DEFAULT_LOCALE, questId) });
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeQuest(context, await readDeskForm(args.request), idParam(args, "questId"));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateAfterConflict as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function QuestRoute() {
  const { editor } = useLoaderData<typeof loader>();
  return <QuestEditor editor={editor} result={useActionData<DeskFormResult>()} />;
}
