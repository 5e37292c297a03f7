import { paths } from "~/paths";
import { publicSettings } from "./public-settings.server";

export function loginBackTo(path: string): string {
  const { publicApiBaseUrl, siteUrl } = publicSettings;
  return paths.login(publicApiBaseUrl, { site: siteUrl, target: siteUrl + path });
}
