import { getStudio, listStudioNews } from "~contract/calls/tags";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { findStudio } from "../store/catalogue/studios";
import { listStudioNews as listNews } from "../store/studios/studio-news";
import { createQueryContext } from "./create-query-context";

export function registerStudios(app: ApiApp): void {
  route(app, getStudio, ({ params, query }, context) =>
    findStudio(createQueryContext(context, query.locale), params.studioId),
  );

  route(app, listStudioNews, ({ params, query: { locale, ...page } }, context) =>
    listNews(createQueryContext(context, locale), { ...params, ...page }),
  );
}
