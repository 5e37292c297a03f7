import { parseEnvironment } from "~configuration/environment";
import { gamesUrlOf } from "~configuration/games-url";

const PORT = 3000;

/** The portal's environment: some defaults are derived from other variables. */
export function portalEnvironment(source: Record<string, string | undefined>) {
  const values = parseEnvironment(source);
  const siteUrl = values.SITE_URL ?? `http://localhost:${String(values.PORT ?? PORT)}`;
  const publicApiBaseUrl = values.PUBLIC_API_BASE_URL ?? values.API_BASE_URL ?? `${siteUrl}/embedded/api`;
  const statsUrl = values.STATS_URL ?? publicApiBaseUrl;
  const gamesUrl = gamesUrlOf(values.GAMES_HOST, { siteUrl, publicApiBaseUrl });
  return { ...values, SITE_URL: siteUrl, PUBLIC_API_BASE_URL: publicApiBaseUrl, STATS_URL: statsUrl, gamesUrl };
}

export const env = portalEnvironment(process.env);
