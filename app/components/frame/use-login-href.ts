import { paths } from "~/paths";
import { useHere } from "./use-here";
import { useRootData } from "./use-root-data";

/** The login page, coming back to the page the visitor is on now; the root's own copy may be a page old. */
export function useLoginHref(): string {
  const { siteUrl, publicApiBaseUrl } = useRootData().publicSettings;
  return paths.login(publicApiBaseUrl, { site: siteUrl, target: siteUrl + useHere() });
}
