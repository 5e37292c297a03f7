import type { PublicSite } from "~contract/entities/site-content";
import { isSet, type Environment } from "./environment";

const linkOf = (address: string) => (isSet(address) ? address : null);

/** What counts until somebody publishes settings at the desk. */
export function siteDefaults(values: Environment): PublicSite {
  return {
    isEventOn: values.FEATURE_EVENT === "on",
    isEventRegionLimited: values.FEATURE_EVENT_REGION === "on",
    links: {
      developerPortal: linkOf(values.DEVELOPER_PORTAL_URL),
      store: linkOf(values.STORE_URL),
      profileSite: linkOf(values.PROFILE_SITE_URL),
      community: linkOf(values.COMMUNITY_URL),
      gameMaker: linkOf(values.GAME_MAKER_URL),
      gameMakerDownload: linkOf(values.GAME_MAKER_DOWNLOAD_URL),
      videoChannel: linkOf(values.VIDEO_CHANNEL_URL),
    },
    socialLinks: values.SOCIAL_URLS,
    operator: values.OPERATOR ?? null,
    contactUrl: values.CONTACT_URL ?? null,
    description: {},
  };
}
