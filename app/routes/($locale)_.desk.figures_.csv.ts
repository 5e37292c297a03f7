import type { LoaderFunctionArgs } from "@remix-run/node";
import { openDesk } from "~/server/desk-page.server";
import { figuresFileResponse, figuresQuery, studioOf } from "~/server/figures-query.server";
import { pageContext } from "~/server/page-context.server";
import { toFiguresFile } from "~/view-models/figures/figures-file";
import { getFigures } from "~contract/calls/figures";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, url, view } = context;
  const figures = await callApi(getFigures, { query: { ...figuresQuery(url), ...studioOf(url) } });
  return figuresFileResponse(toFiguresFile(figures, view));
}
