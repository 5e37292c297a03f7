import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DeskHead } from "~/components/desk/desk-head";
import { FiguresPage } from "~/components/figures/figures-page";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { openDesk } from "~/server/desk-page.server";
import { figuresQuery, studioOf } from "~/server/figures-query.server";
import { pageContext } from "~/server/page-context.server";
import { toDeskFigures } from "~/view-models/desk/desk-figures";
import { getFigures } from "~contract/calls/figures";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const query = { ...figuresQuery(url), ...studioOf(url) };
  const figures = toDeskFigures(await callApi(getFigures, { query }), query, view);
  const title = t("desk.figures");
  const description = { title, description: t("site.description"), noindex: true };
  return page({ figures }, { ...description, path: deskPaths.figures(DEFAULT_LOCALE) });
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function FiguresRoute() {
  const { figures } = useLoaderData<typeof loader>();
  return (
    <>
      <DeskHead title={figures.title} text={figures.page.lead} trail={figures.trail} />
      <FiguresPage page={figures.page} />
    </>
  );
}
