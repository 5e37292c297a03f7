import * as pictureCalls from "~contract/calls/desk-page-pictures";
import * as calls from "~contract/calls/desk-pages";
import { cropsOf } from "~contract/entities/cover-crop";
import type { ApiApp } from "../api-context";
import { route } from "../route";
import * as pagePictures from "../store/pages/page-pictures";
import { listDeskPages } from "../store/pages/desk-pages";
import { findEntrySubjects } from "../store/pages/entry-subjects";
import { PAGE_KIND } from "../store/pages/page-content";
import { listDeskSections, readDeskSection } from "../store/pages/page-sections";
import { authorOf, registerExistingContentCalls } from "./content-calls";

/** Rules: docs/product/pages.md. */
export function registerDeskPages(app: ApiApp): void {
  registerExistingContentCalls(app, calls.PAGE_CALLS, PAGE_KIND);

  route(app, calls.listDeskPages, ({ query }, context) => listDeskPages(context.get("database"), query));

  route(app, calls.findEntrySubjects, ({ query }, context) =>
    findEntrySubjects(context.get("database"), query, context.get("configuration").mediaBaseUrl),
  );

  route(app, calls.listPageSections, ({ params, query }, context) => {
    const { mediaBaseUrl } = context.get("configuration");
    return listDeskSections(context.get("database"), { ...params, ...query, mediaBaseUrl });
  });

  route(app, calls.readPageSection, ({ params }, context) => {
    const { mediaBaseUrl } = context.get("configuration");
    return readDeskSection(context.get("database"), { ...params, mediaBaseUrl });
  });

  registerPictures(app);
}

function registerPictures(app: ApiApp): void {
  route(app, pictureCalls.listPagePictures, ({ query: { gameId } }, context) =>
    pagePictures.listPicturesOfGame(context.get("database"), gameId, context.get("configuration").mediaBaseUrl),
  );

  route(app, pictureCalls.addPagePicture, ({ query, body: content }, context) => {
    const services = { database: context.get("database"), fileStore: context.get("fileStore") };
    const { mediaBaseUrl } = context.get("configuration");
    const { now } = authorOf(context);
    return pagePictures.addPagePicture(services, { content, crops: cropsOf(query), now, mediaBaseUrl });
  });
}
