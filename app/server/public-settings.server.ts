import { isApiEmbedded } from "~/api-client/api-access.server";
import type { PublicSettings } from "~/view-models/root-data";
import { isSet } from "~configuration/environment";
import { env } from "./env.server";

const optionalLink = (link: string) => (isSet(link) ? link : null);

/** The part of the configuration that the browser may see, listed explicitly. */
export const publicSettings: PublicSettings = {
  siteUrl: env.SITE_URL,
  publicApiBaseUrl: env.PUBLIC_API_BASE_URL,
  statsUrl: env.STATS_URL,
  brandName: env.BRAND_NAME,
  appEnv: env.APP_ENV,
  sentryDsn: env.SENTRY_DSN ?? null,
  gameOrigins: trustedGameOrigins(),
  gamesUrl: env.gamesUrl,
  event: { isOn: env.FEATURE_EVENT === "on", isRegionLimited: env.FEATURE_EVENT_REGION === "on" },
  links: {
    developerPortal: optionalLink(env.DEVELOPER_PORTAL_URL),
    store: optionalLink(env.STORE_URL),
    profileSite: optionalLink(env.PROFILE_SITE_URL),
    community: optionalLink(env.COMMUNITY_URL),
    gameMaker: optionalLink(env.GAME_MAKER_URL),
    gameMakerDownload: optionalLink(env.GAME_MAKER_DOWNLOAD_URL),
    videoChannel: optionalLink(env.VIDEO_CHANNEL_URL),
    social: env.SOCIAL_URLS,
  },
};

/** Games of the embedded API run on the portal's own origin; others only if GAMES_ORIGINS lists them. */
function trustedGameOrigins(): string[] {
  const ownOrigins = isApiEmbedded ? [env.SITE_URL] : [];
  return [...new Set([...ownOrigins, ...env.GAMES_ORIGINS].map((address) => new URL(address).origin))];
}
