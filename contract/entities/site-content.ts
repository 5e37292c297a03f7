import * as z from "zod";
import { absoluteUrl, translations } from "./identifiers";
import { optionalLocalizedContent } from "./localized-content";

/** The portal has one piece of this kind. */
export const SITE_SETTINGS_ID = "6b1f5a52-93f4-4c5e-8d0a-2f7e61c3a901";

const MAX_ADDRESS_LENGTH = 300;
const MAX_OPERATOR_LENGTH = 500;
export const MAX_SITE_DESCRIPTION_LENGTH = 200;
export const MAX_SOCIAL_LINKS = 10;
const MAX_PRELOADED = 100;

/** A page or a mailto address. */
const contactUrl = z.url({ protocol: /^(https?|mailto)$/ });

const link = z.url({ protocol: /^https?$/ }).max(MAX_ADDRESS_LENGTH);

/** Pages elsewhere; null ones are not linked. */
const linksTo = <Address extends z.ZodType>(address: Address) => ({
  developerPortal: address,
  store: address,
  profileSite: address,
  community: address,
  gameMaker: address,
  gameMakerDownload: address,
  videoChannel: address,
});

/** What an owner sets (docs/product/site.md#settings). */
export const siteContent = z.strictObject({
  allowGamePreloading: z.boolean(),
  allowGuestMultiplayerRoomCreation: z.boolean(),
  gamesAutoloadEnabled: z.boolean(),
  maxGamesPreloadedPerUser: z.int().min(0).max(MAX_PRELOADED),
  /** The Game Jam's (docs/product/frame.md#game-jam-link). */
  isEventOn: z.boolean(),
  isEventRegionLimited: z.boolean(),
  links: z.strictObject(linksTo(link.nullable())),
  socialLinks: z.array(link).max(MAX_SOCIAL_LINKS),
  /** Name and address of whoever runs the site. */
  operator: z.string().trim().min(1).max(MAX_OPERATOR_LENGTH).nullable(),
  contactUrl: contactUrl.max(MAX_ADDRESS_LENGTH).nullable(),
  /** Of the home page, for search engines; without one the portal's own stands. */
  description: optionalLocalizedContent(MAX_SITE_DESCRIPTION_LENGTH),
});
export type SiteContent = z.output<typeof siteContent>;

/** What every page may show of it. */
export const publicSite = z.object({
  isEventOn: z.boolean(),
  isEventRegionLimited: z.boolean(),
  links: z.object(linksTo(absoluteUrl.nullable())),
  socialLinks: z.array(absoluteUrl),
  operator: z.string().nullable(),
  contactUrl: contactUrl.nullable(),
  description: translations,
});
export type PublicSite = z.output<typeof publicSite>;
export type SiteLinks = PublicSite["links"];
