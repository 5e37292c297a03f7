import { globalSettings } from "~contract/entities/global-settings";
import {
  MAX_SOCIAL_LINKS,
  publicSite,
  SITE_SETTINGS_ID,
  siteContent,
  type PublicSite,
  type SiteContent,
  type SiteLinks,
} from "~contract/entities/site-content";
import type { Database } from "../../db/database";
import { readNewestRevision } from "../drafts/content-details";
import type { ContentKind } from "../drafts/content-kind";
import { readEnvironmentSite, readGlobalSettings, saveGlobalSettings } from "../global-settings";

const NAME = "settings";

/** Rules: docs/product/site.md. */
export const SITE_KIND: ContentKind<SiteContent> = {
  name: "site",
  schema: siteContent,
  notFound: "page_not_found",
  titleOf: () => NAME,
  read: readSiteContent,
  check: () => Promise.resolve(),
  publish: publishSite,
  archive: () => Promise.reject(new Error("Settings are not archived.")),
};

const UNSET: PublicSite = {
  isEventOn: false,
  isEventRegionLimited: false,
  links: {
    ...{ developerPortal: null, store: null, profileSite: null, community: null },
    ...{ gameMaker: null, gameMakerDownload: null, videoChannel: null },
  },
  socialLinks: [],
  operator: null,
  contactUrl: null,
  description: {},
};

/** What was published, else what the environment says. */
export async function readPublicSite(database: Database): Promise<PublicSite> {
  const newest = await readNewestRevision(database, SITE_KIND, SITE_SETTINGS_ID);
  if (newest === null) return (await readEnvironmentSite(database)) ?? UNSET;
  return publicSite.parse(newest.content);
}

async function readSiteContent(database: Database, subjectId: string): Promise<SiteContent | null> {
  if (subjectId !== SITE_SETTINGS_ID) return null;
  const [site, flags] = [await readPublicSite(database), await readGlobalSettings(database)];
  return { ...fitting(site), ...flags };
}

/** The environment may have values that no owner could write: those are left out. */
function fitting({ links, socialLinks, operator, contactUrl, description, ...event }: PublicSite) {
  const { shape } = siteContent;
  const isLink = (value: string | null) => shape.socialLinks.element.safeParse(value).success;
  const fittingLinks = Object.entries(links).map(([name, value]) => [name, isLink(value) ? value : null]);
  return {
    ...event,
    links: Object.fromEntries(fittingLinks) as SiteLinks,
    socialLinks: socialLinks.filter(isLink).slice(0, MAX_SOCIAL_LINKS),
    operator: shape.operator.safeParse(operator).data ?? null,
    contactUrl: shape.contactUrl.safeParse(contactUrl).data ?? null,
    description: shape.description.safeParse(description).data ?? {},
  };
}

/** The flags have columns; what else there is of it is read from its revision. */
async function publishSite(transaction: Database, _subjectId: string, content: SiteContent): Promise<void> {
  await saveGlobalSettings(transaction, globalSettings.required().parse(content));
}
