import * as calls from "~contract/calls/desk-studio-news";
import type { ApiApp } from "../api-context";
import { route } from "../route";
import { listDeskStudioNews, listStudioChoices } from "../store/studios/desk-studio-news";
import { STUDIO_NEWS_KIND } from "../store/studios/studio-news-content";
import { registerContentCalls } from "./content-calls";

/** Rules: docs/product/news.md. */
export function registerDeskStudioNews(app: ApiApp): void {
  registerContentCalls(app, calls.STUDIO_NEWS_CALLS, STUDIO_NEWS_KIND);

  route(app, calls.listDeskStudioNews, ({ query }, context) => listDeskStudioNews(context.get("database"), query));

  route(app, calls.listStudioChoices, ({ query: { search } }, context) =>
    listStudioChoices(context.get("database"), search),
  );
}
