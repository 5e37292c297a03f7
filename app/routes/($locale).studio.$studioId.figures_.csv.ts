import type { LoaderFunctionArgs } from "@remix-run/node";
import { isUuid } from "~/rules/uuid";
import { figuresFileResponse, figuresQuery } from "~/server/figures-query.server";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-error.server";
import { requireLogIn } from "~/server/protected-page.server";
import { toFiguresFile } from "~/view-models/figures/figures-file";
import { getStudioFigures } from "~contract/calls/figures";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await requireLogIn(args, context);
  const { callApi, url, view } = context;
  const { studioId = "" } = args.params;
  if (!isUuid(studioId)) throw notFound();
  const figures = await callApi(getStudioFigures, { params: { studioId }, query: figuresQuery(url) });
  return figuresFileResponse(toFiguresFile(figures, view));
}
