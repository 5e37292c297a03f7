import { legalContent } from "../entities/legal-content";
import { siteContent } from "../entities/site-content";
import { contentCalls, OF_SITE } from "./desk-content";

const ofSite = { needed: [], permissions: OF_SITE } as const;

/** There is one piece, which is neither created nor archived. */
const {
  create: _create,
  archive: _archive,
  ...calls
} = contentCalls({
  ...{ name: "Site", noun: "set of the site's settings", path: "/desk/site", content: siteContent },
  notFound: "page_not_found",
  ...{ ...ofSite, misfits: [] },
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

/** One for each legal page; none is created or archived. */
const {
  create: _createLegal,
  archive: _archiveLegal,
  ...legalCalls
} = contentCalls({
  ...{ name: "LegalText", noun: "legal text", path: "/desk/legal-texts", content: legalContent },
  notFound: "page_not_found",
  ...{ ...ofSite, misfits: ["page_alias_changed"] },
});

/** Those that all kinds of content have. */
export const LEGAL_TEXT_CALLS = legalCalls;

export const {
  read: readDeskLegalText,
  save: saveLegalTextDraft,
  discard: discardLegalTextDraft,
  publish: publishLegalText,
  restore: restoreLegalTextRevision,
} = legalCalls;
