import { isApiEmbedded } from "~/api-client/api-access.server";
import type { PublicSettings } from "~/view-models/root-data";
import type { PublicSite } from "~contract/entities/site-content";
import { env } from "./env.server";

/** The part of the configuration that the browser may see, listed explicitly. */
export const publicSettings: Omit<PublicSettings, "event" | "links"> = {
  siteUrl: env.SITE_URL,
  publicApiBaseUrl: env.PUBLIC_API_BASE_URL,
  statsUrl: env.STATS_URL,
  brandName: env.BRAND_NAME,
  appEnv: env.APP_ENV,
  sentryDsn: env.SENTRY_DSN ?? null,
  gameOrigins: trustedGameOrigins(),
  gamesUrl: env.gamesUrl,
};

/** With what the owner has set at the desk. */
export function withSite({ isEventOn, isEventRegionLimited, links, socialLinks }: PublicSite): PublicSettings {
  return {
    ...publicSettings,
    event: { isOn: isEventOn, isRegionLimited: isEventRegionLimited },
    links: { ...links, social: socialLinks },
  };
}

/** Games of the embedded API run on the portal's own origin; others only if GAMES_ORIGINS lists them. */
function trustedGameOrigins(): string[] {
  const ownOrigins = isApiEmbedded ? [env.SITE_URL] : [];
  return [...new Set([...ownOrigins, ...env.GAMES_ORIGINS].map((address) => new URL(address).origin))];
}
