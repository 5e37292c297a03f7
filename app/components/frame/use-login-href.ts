import { paths } from "~/paths";
import { useHere } from "./use-here";
import { useRootData } from "./use-root-data";

/** Built from the current URL: the root's copy may be one page old. */
export function useLoginHref(form?: "sign-up"): string {
  const { siteUrl, publicApiBaseUrl } = useRootData().publicSettings;
  const visit = { site: siteUrl, target: siteUrl + useHere() };
  return paths.login(publicApiBaseUrl, form ? { ...visit, form } : visit);
}
