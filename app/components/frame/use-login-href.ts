import { paths } from "~/paths";
import { useHere } from "./use-here";
import { useRootData } from "./use-root-data";

/**
 * The login page, or its sign-up form, coming back to the page the visitor is on now; the root's own copy of the
 * address may be a page old.
 */
export function useLoginHref(form?: "sign-up"): string {
  const { siteUrl, publicApiBaseUrl } = useRootData().publicSettings;
  const visit = { site: siteUrl, target: siteUrl + useHere() };
  return paths.login(publicApiBaseUrl, form ? { ...visit, form } : visit);
}
