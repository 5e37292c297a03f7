import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StudioNewsEditor } from "~/components/desk/studio-news-editor";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { idParam, loadContent } from "~/server/desk-content-page.server";
import { readDeskForm } from "~/server/desk-form.server";
import { openDesk } from "~/server/desk-page.server";
import { changeStudioNews } from "~/server/desk-studio-news-forms.server";
import { pageContext, type PageContext } from "~/server/page-context.server";
import { requireSignIn } from "~/server/protected-page.server";
import { loadStudioGames } from "~/server/studio-games.server";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import { toStudioNewsEditor } from "~/view-models/desk/studio-news-editor";
import { STUDIO_NEWS_CALLS } from "~contract/calls/desk-studio-news";
import { getStudio } from "~contract/calls/tags";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const profile = await openDesk(args, context);
  const { page, view } = context;
  const newsId = idParam(args, "newsId");
  const content = await loadContent(context, profile, { kind: "studio-news", ...STUDIO_NEWS_CALLS }, newsId);
  const { draft, published } = content.details;
  const current = draft?.content ?? published;
  const studio = current && (await loadStudio(context, current.studioId));
  const editor = toStudioNewsEditor(content, studio, view);
  const description = { title: editor.title, description: view.t("site.description"), noindex: true };
  return page({ editor }, { ...description, path: deskPaths.newsPiece(DEFAULT_LOCALE, newsId) });
}

async function loadStudio(context: PageContext, studioId: string) {
  const [{ name }, games] = await Promise.all([
    context.callApi(getStudio, { params: { studioId }, query: { locale: context.locale } }),
    loadStudioGames(context, studioId),
  ]);
  return { name, games };
}

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  await requireSignIn(args, context);
  return changeStudioNews(context, await readDeskForm(args.request), idParam(args, "newsId"));
}

export { pageAction as clientAction } from "~/browser/client-actions";
export { revalidateAfterConflict as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function NewsPieceRoute() {
  const { editor } = useLoaderData<typeof loader>();
  return <StudioNewsEditor editor={editor} result={useActionData<DeskFormResult>()} />;
}
