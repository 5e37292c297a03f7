import { paths } from "~/paths";
import { useCurrentPath } from "./use-current-path";
import { useRootData } from "./use-root-data";

/** Built from the current URL: the root's copy may be one page old. */
export function useLoginHref(form?: "sign-up"): string {
  const { siteUrl, publicApiBaseUrl } = useRootData().publicSettings;
  const params = { site: siteUrl, target: siteUrl + useCurrentPath() };
  return paths.login(publicApiBaseUrl, form ? { ...params, form } : params);
}
