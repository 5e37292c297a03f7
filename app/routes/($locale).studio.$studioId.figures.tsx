import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FiguresPage } from "~/components/figures/figures-page";
import { StudioHead } from "~/components/studio/studio-head";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { isUuid } from "~/rules/uuid";
import { figuresQuery } from "~/server/figures-query.server";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-error.server";
import { requireLogIn } from "~/server/protected-page.server";
import { studioPaths } from "~/studio-paths";
import { toStudioFigures } from "~/view-models/studio/studio-figures";
import { getStudioFigures } from "~contract/calls/figures";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["studio"]);
  await requireLogIn(args, context);
  const { callApi, page, t, url, view } = context;
  const { studioId = "" } = args.params;
  if (!isUuid(studioId)) throw notFound();
  const query = figuresQuery(url);
  const data = await callApi(getStudioFigures, { params: { studioId }, query });
  const figures = toStudioFigures(data, { studioId, ...query }, view);
  const description = { title: figures.documentTitle, description: t("site.description"), noindex: true };
  return page({ figures }, { ...description, path: studioPaths.figures(DEFAULT_LOCALE, studioId) });
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function StudioFiguresRoute() {
  const { header, title, allGames, page } = useLoaderData<typeof loader>().figures;
  return (
    <>
      <StudioHead header={header} />
      <h2 className="heading-small figures-heading">{title}</h2>
      {page.lead !== "" && <p className="muted">{page.lead}</p>}
      {allGames && (
        <p>
          <a className="text-link" href={allGames.href}>
            {allGames.label}
          </a>
        </p>
      )}
      <FiguresPage page={page} />
    </>
  );
}
