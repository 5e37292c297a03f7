import { siteContent } from "../entities/site-content";
import { contentCalls } from "./desk-content";

/** There is one piece, which is neither created nor archived. */
const {
  create: _create,
  archive: _archive,
  ...calls
} = contentCalls({
  ...{ name: "Site", noun: "set of the site's settings", path: "/desk/site", content: siteContent },
  notFound: "page_not_found",
  ...{ misfits: [], needed: [], permissions: { read: "site:read", change: "site:change" } },
});

/** Those that all kinds of content have. */
export const SITE_CALLS = calls;

export const {
  read: readDeskSite,
  save: saveSiteDraft,
  discard: discardSiteDraft,
  publish: publishSite,
  restore: restoreSiteRevision,
} = calls;
