import type { ApiContext } from "../api-context";
import { siteAddress, type LoginVisit } from "./login-visit";

/** The site's front page, in whatever language. */
const FRONT_PAGE = /^\/([a-z]{2}(-[a-z]{2})?\/?)?$/;

/**
 * Where somebody with a new account goes: who came from the front page is asked what signing up still asks for, once; who
 * was in the middle of something goes back to it, and the profile reminds (decision 0041).
 */
export function throughWelcome(context: ApiContext, visit: LoginVisit): LoginVisit {
  const { origin, pathname } = visit.target;
  const site = new URL(context.get("configuration").siteUrl);
  if (origin !== site.origin || !FRONT_PAGE.test(pathname)) return visit;
  const target = siteAddress(context, visit.locale, "/profile/welcome/");
  target.searchParams.set("target", pathname);
  return { ...visit, target };
}
